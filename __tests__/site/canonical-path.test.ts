import { canonicalPath, withoutUnseenEnd } from "../../src/site/canonical-path";

test.each([
  ["/", "/"],
  ["", "/"],
  ["/about", "/about"],
  ["/about/", "/about"],
  ["//blog//7//", "/blog/7"],
])("the canonical spelling of %j is %j", (path, expected) => {
  expect(canonicalPath(path)).toBe(expected);
});

test.each([
  ["/about%20", "/about"],
  ["/about%0D%0a%09", "/about"],
  ["/about%00", "/about"],
  ["/about%7f", "/about"],
  ["/about%C2%A0", "/about"],
  ["/about%e2%80%8b%EF%BB%BF", "/about"],
  ["/about%20/%0A/", "/about"],
  ["/about%E3%80%80%E2%81%A0%C2%AD%E2%80%A8%C2%85%EF%B8%8F%E2%80%AE%CD%8F%E3%85%A4", "/about"],
  ["/about%E2%80%99", "/about%E2%80%99"],
  ["/about%E2%80%A6", "/about%E2%80%A6"],
  ["/%E3%80%81", "/%E3%80%81"],
  ["/%20", ""],
  ["/about", "/about"],
  ["/a%20b", "/a%20b"],
  ["/%20about", "/%20about"],
  ["/about%2F", "/about%2F"],
  ["/caf%C3%A0", "/caf%C3%A0"],
  ["/100%2520", "/100%2520"],
  ["/%E0%A4%", "/%E0%A4%"],
])("%j without invisible characters at its end is %j", (path, expected) => {
  expect(withoutUnseenEnd(path)).toBe(expected);
});
