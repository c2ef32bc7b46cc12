import { ariaCurrent, currentSectionOf } from "../../../src/features/shell/current-section";

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
  expect(currentSectionOf(path)).toEqual({ page, section });
});

test("a link is marked as the page itself, as what holds it, or not at all", () => {
  expect(ariaCurrent("/blog", currentSectionOf("/blog"))).toBe("page");
  expect(ariaCurrent("/blog", currentSectionOf("/blog/12"))).toBe("true");
  expect(ariaCurrent("/blog", currentSectionOf("/"))).toBeUndefined();
  expect(ariaCurrent("/", currentSectionOf("/blog"))).toBeUndefined();
  expect(ariaCurrent("/services/bulksms", currentSectionOf("/services/bulk-sms"))).toBe("page");
});
