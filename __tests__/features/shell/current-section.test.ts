import { ariaCurrent, currentSectionOf } from "../../../src/features/shell/current-section";
import { withoutAlias } from "../../../src/features/shell/menus";
import { HEADER_DATA } from "../../fixtures/catalogue";

test.each([
  ["/", "/", ""],
  ["/about", "/about", ""],
  ["/about/", "/about", ""],
  ["/about//", "/about", ""],
  ["/services", "/services", ""],
  ["/services/ussd", "/services/ussd", "/services"],
  ["/services/bulk-sms", "/services/bulk-sms", "/services"],
  ["/services/call-center", "/services/call-center", "/services"],
  ["/services/[...rest]", "", "/services"],
  ["/services/unheard-of", "/services/unheard-of", "/services"],
  ["/services/ussd/more", "", "/services"],
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
  ["/services/bulksms", "/services/bulksms", "page"],
])("a link to %s on %s has aria-current %p", (to, path, value) => {
  expect(ariaCurrent(to, currentSectionOf(path))).toBe(value);
});

test("the page of an alias marks the entry of its service", () => {
  const services = HEADER_DATA.services.nodes;
  const marked = (path: string) => withoutAlias(currentSectionOf(path), services).page;
  expect(marked("/services/bulk-sms")).toBe("/services/bulksms");
  expect(marked("/services/call-center")).toBe("/services/callcenter");
  expect(marked("/services/ussd")).toBe("/services/ussd");
  expect(marked("/blog")).toBe("/blog");
});
