import { withOptOut } from "../../../src/features/tools/opt-out";
import { measureSms } from "../../../src/features/tools/sms-length-counter/sms-length";

test.each([
  ["Maziwa leo KSh 50", "Maziwa leo KSh 50 STOP*456*9*5#"],
  ["Maziwa leo KSh 50 ", "Maziwa leo KSh 50 STOP*456*9*5#"],
  ["Offer.\n", "Offer.\nSTOP*456*9*5#"],
  ["Offer STOP*456*9*5#", "Offer STOP*456*9*5#"],
  ["", ""],
  ["  ", "  "],
])("%p becomes %p", (text, promotional) => {
  expect(withOptOut(text)).toBe(promotional);
});

test.each([
  [146, 1, 160],
  [147, 2, 161],
])("a promotional text of %d letters takes %d part(s)", (letters, parts, units) => {
  const length = measureSms(withOptOut("a".repeat(letters)));
  expect([length.parts.length, length.units]).toEqual([parts, units]);
});
