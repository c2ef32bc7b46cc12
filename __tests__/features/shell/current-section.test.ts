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
])("%p has the page entry %p and the section entry %p", (path, page, section) => {
  expect(currentSectionOf(path)).toEqual({ page, section });
});

test.each([
  ["/blog", "/blog", "page"],
  ["/blog", "/blog/12", "true"],
  ["/blog", "/", undefined],
  ["/", "/blog", undefined],
  ["/services/bulksms", "/services/bulk-sms", "page"],
])("a link to %s on %s has aria-current %p", (to, path, value) => {
  expect(ariaCurrent(to, currentSectionOf(path))).toBe(value);
});
