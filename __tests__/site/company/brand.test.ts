import { dialled, phoneLink } from "../../../src/site/company/brand";

test("the phone link has only the number, with its plus", () => {
  expect(phoneLink()).toBe("tel:+254700000000");
});

test.each([
  ["+254 (0) 733 123-456", "+254733123456"],
  ["+44 (0)20 7946 0000", "+442079460000"],
  ["(020) 123 4567", "0201234567"],
])("the digits to dial of %s are %s", (phone, digits) => {
  expect(dialled(phone)).toBe(digits);
});
