import { phoneLink } from "../../../src/site/company/brand";

test("the link that calls has the number alone, with its plus", () => {
  expect(phoneLink()).toBe("tel:+254700000000");
});
