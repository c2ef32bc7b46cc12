import { phoneLink } from "../../../src/site/company/brand";

test("the phone link has only the number, with its plus", () => {
  expect(phoneLink()).toBe("tel:+254700000000");
});
