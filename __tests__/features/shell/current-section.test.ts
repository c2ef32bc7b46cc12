import { currentOf, placeOf } from "../../../src/features/shell/current-section";

test.each([
  ["/", "/", ""],
  ["/about", "/about", ""],
  ["/about/", "/about", ""],
  ["/services", "/services", ""],
  ["/services/ussd", "/services/ussd", "/services"],
  ["/services/bulk-sms", "/services/bulksms", "/services"],
  ["/services/call-center", "/services/callcenter", "/services"],
  ["/services/[...rest]", "", "/services"],
  ["/services/unheard-of", "", "/services"],
  ["/blog", "/blog", ""],
  ["/blog/12", "", "/blog"],
  ["/blog/category/sms/page/2", "", "/blog"],
  ["/blogger", "", ""],
  ["/case-studies/a-branch-in-every-pocket", "", ""],
  ["", "", ""],
])("%s stands at %s below %s", (path, page, section) => {
  expect(placeOf(path)).toEqual({ page, section });
});

test("a link is marked as the page itself, as what holds it, or not at all", () => {
  expect(currentOf("/blog", placeOf("/blog"))).toBe("page");
  expect(currentOf("/blog", placeOf("/blog/12"))).toBe("true");
  expect(currentOf("/blog", placeOf("/"))).toBeUndefined();
  expect(currentOf("/", placeOf("/blog"))).toBeUndefined();
  expect(currentOf("/services/bulksms", placeOf("/services/bulk-sms"))).toBe("page");
});
