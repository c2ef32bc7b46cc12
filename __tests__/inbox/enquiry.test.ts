import { readEnquiry } from "../../src/inbox/enquiry";
import { ENQUIRY_BODY, enquiryOf } from "../fixtures/enquiries";

test("kind and details are taken where they are right, and left out where not", () => {
  expect(
    enquiryOf({
      kind: "pricing",
      page: " /pricing\r\n ",
      topic: ["x"],
      plan: "",
      quotation: "x".repeat(3_000),
    }),
  ).toEqual({
    kind: "pricing",
    message: ENQUIRY_BODY,
    details: { page: "/pricing", quotation: "x".repeat(2_000) },
    suspect: "",
  });
  expect(enquiryOf({ kind: "newsletter" }).kind).toBe("contact");
});

test.each([
  [{ website: "https://spam.example" }, "a field that no person sees is filled in"],
  [{ shown_ms: 2_999 }, "sent 3 s after the page was shown"],
  [{ shown_ms: -5 }, "sent 0 s after the page was shown"],
  [{ message: "http://a https://b www.c.d http://e http://f http://g" }, "6 links"],
  [{ message: "http://a https://b www.c.d http://e http://f" }, ""],
  [{ shown_ms: 3_000, website: "" }, ""],
  [{ shown_ms: "1" }, ""],
])("%j is suspect: %s", (body, suspect) => {
  expect(enquiryOf(body).suspect).toBe(suspect);
});

test("half characters and controls do not get in", () => {
  const { message, details } = enquiryOf({ full_name: "A\ud800\u0000b", topic: "x\udc00\u2028y" });
  expect([message.full_name, details.topic]).toEqual(["Ab", "x y"]);
});

test("a wrong contact field refuses it", () => {
  expect(readEnquiry({ ...ENQUIRY_BODY, email: "nobody" })).toMatchObject({
    ok: false,
    field: "email",
  });
});
