import { canonicalPath } from "../../src/site/canonical-path";

test.each([
  ["/", "/"],
  ["", "/"],
  ["/about", "/about"],
  ["/about/", "/about"],
  ["//blog//7//", "/blog/7"],
])("the one spelling of %j is %j", (path, expected) => {
  expect(canonicalPath(path)).toBe(expected);
});
