import { pageTitle } from "../../src/components/seo/page-metadata";

test.each([
  ["Pricing", "Pricing | Savanna Signal"],
  ["About Savanna Signal", "About Savanna Signal"],
])("the page title of %p is %p", (title, whole) => {
  expect(pageTitle(title)).toBe(whole);
});
