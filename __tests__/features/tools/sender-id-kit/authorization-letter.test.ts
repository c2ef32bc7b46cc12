import {
  authorizationLetter,
  EMPTY_LETTER,
} from "../../../../src/features/tools/sender-id-kit/authorization-letter";

const textOf = (runs: readonly (string | null)[]) => runs.map((run) => run ?? "____").join("");

test("the letter says who authorizes whom to do what, on which networks", () => {
  const letter = authorizationLetter(
    { senderId: "DUKABORA", kind: "promotional", networks: ["Safaricom", "Airtel"] },
    {
      company: "Duka Bora Limited",
      registration: "PVT-ABC123",
      signatory: "Amina Wanjiru",
      position: "Director",
      date: "2026-10-05",
    },
  );
  expect(letter.date).toBe("October 5, 2026");
  expect(letter.to).toEqual([
    "The network operators: Safaricom and Airtel",
    "Through Savanna Signal Limited, Savanna Business Park, Block B, Waiyaki Way, Westlands, Nairobi",
  ]);
  expect(textOf(letter.subject)).toBe("Authorization to use the sender ID DUKABORA");
  expect(letter.paragraphs.map(textOf).slice(0, 2)).toEqual([
    "We, Duka Bora Limited, registered in Kenya under number PVT-ABC123, authorize Savanna Signal Limited to apply on our behalf for the sender ID DUKABORA on Safaricom and Airtel, and to send messages under it for us.",
    "We will use the sender ID for promotional messages to our own customers only, and not for any other kind of traffic.",
  ]);
  expect(letter.signature).toEqual([
    { label: "For", value: "Duka Bora Limited" },
    { label: "Name", value: "Amina Wanjiru" },
    { label: "Position", value: "Director" },
    { label: "Signature", value: null },
    { label: "Company stamp", value: null },
  ]);
});

test("what was not filled in is a blank to write on", () => {
  const letter = authorizationLetter(
    { senderId: " ", kind: "transactional", networks: ["Safaricom", "Airtel", "Telkom"] },
    EMPTY_LETTER,
  );
  expect(letter.date).toBeNull();
  expect(textOf(letter.subject)).toBe("Authorization to use the sender ID ____");
  expect(textOf(letter.paragraphs[0] ?? [])).toBe(
    "We, ____, registered in Kenya under number ____, authorize Savanna Signal Limited to apply on our behalf for the sender ID ____ on Safaricom, Airtel and Telkom, and to send messages under it for us.",
  );
});

test.each(["5 October", "2026-13-45", "2026-10-5"])("a date of %p is left blank", (date) => {
  const subject = { senderId: "A", kind: "promotional", networks: [] } as const;
  expect(authorizationLetter(subject, { ...EMPTY_LETTER, date }).date).toBeNull();
});
