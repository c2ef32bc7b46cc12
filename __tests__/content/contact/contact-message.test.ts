import fc from "fast-check";
import { readContactMessage } from "../../../src/content/contact/contact-message";
import { isFull } from "../../support/full";

const MESSAGE = {
  full_name: "Achieng Ouma",
  email: "achieng@duka.example",
  service_type: "Bulk SMS",
  message: "How much for 60,000 messages?",
};
const read = (change: object) => readContactMessage({ ...MESSAGE, ...change });

test.each([
  ["full_name", "  Wanjikũ \t wa\nNjeri ", "Wanjikũ wa Njeri"],
  ["full_name", "Eve\u202Egnp.exe", "Evegnp.exe"],
  ["email", " A@B.example ", "A@B.example"],
  ["phone_number", "+254 700 000 000", "+254 700 000 000"],
  ["phone_number", "call me\r\nBcc: x", "call me Bcc: x"],
  ["company", "Duka & Sons <Ltd>", "Duka & Sons <Ltd>"],
  ["message", "One\r\nTwo\rThree\n\n\tFour\u0000\u009b ", "One\nTwo\nThree\n\n\tFour"],
  ["message", "x".repeat(5_000), "x".repeat(5_000)],
  ["full_name", "Wanjik\ud800", "Wanjik"],
  ["message", "Asante 👩🏾‍💻", "Asante 👩🏾‍💻"],
])("%s %j is kept as %j", (field, text, kept) => {
  expect(read({ [field]: text })).toEqual({
    ok: true,
    message: { ...MESSAGE, [field]: kept },
  });
});

test.each(["", "  ", "\u0000", "\u200B", "\u2060\u00AD \u2800", null, undefined])(
  "an optional field that's %j is left out, and a required one is asked for",
  (value) => {
    expect(read({ phone_number: value, company: value })).toStrictEqual({
      ok: true,
      message: MESSAGE,
    });
    const refusal = { ok: false, field: "full_name", message: "Name is required" };
    expect(read({ full_name: value })).toEqual(refusal);
  },
);

test.each([
  "=?utf-8?Q?ceo=40bank.example?=@evil.example", // an encoded word
  "q@x\u{1F101}boss.example", // becomes "x0,boss"
  "q@x\u2474.example", // becomes "x(1)"
])("%s isn't an address for mail programs", (email) => {
  expect(read({ email })).toEqual({
    ok: false,
    field: "email",
    message: "Valid email is required",
  });
});

test("the first of several problems in the form's order is reported", () => {
  expect(readContactMessage({})).toEqual({
    ok: false,
    field: "full_name",
    message: "Name is required",
  });
  expect(read({ email: "", message: "" })).toMatchObject({ message: "Email is required" });
  expect(read({ service_type: "", message: "" })).toMatchObject({ field: "service_type" });
});

test("any input gets a response, and accepted input is clean and within bounds", () => {
  const field = fc.oneof(fc.string({ unit: "binary", maxLength: 300 }), fc.anything());
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc.record({ full_name: field, company: field, service_type: field, message: field }),
      ),
      (input) => {
        const email = { email: "a@b.example" };
        const result = readContactMessage(
          typeof input === "object" && !Array.isArray(input) ? { ...input, ...email } : input,
        );
        if (!result.ok) return expect(result.message).toMatch(/^[A-Z]/);
        const { full_name, message } = result.message;
        expect(full_name).toMatch(/^[^\n\t\0]{1,200}$/);
        expect(message.trim()).not.toBe("");
        return expect(JSON.stringify(result.message)).not.toMatch(/\\u00[01]/);
      },
    ),
    { numRuns: isFull ? 300 : 40 },
  );
});
