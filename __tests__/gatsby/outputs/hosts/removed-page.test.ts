import { DomUtils, parseDocument } from "htmlparser2";
import { removedPage } from "../../../../src/gatsby/outputs/hosts/removed-page";
import { CATALOGUE } from "../../../fixtures/catalogue";

function partOf(wanted: string) {
  const [part] = DomUtils.getElementsByTagName(
    wanted,
    parseDocument(removedPage(CATALOGUE.navigation)),
  );
  if (!part) throw new Error(`no ${wanted}`);
  return part;
}
const hrefsIn = (part: string) =>
  DomUtils.getElementsByTagName("a", partOf(part)).map(({ attribs }) => attribs.href);

test("the page for removed records has the site's menus, logo and contact", () => {
  expect(hrefsIn("header")).toEqual([
    "/",
    ...CATALOGUE.navigation.header.map(({ to }) => to),
    CATALOGUE.navigation.contact.to,
  ]);
  expect(hrefsIn("footer")).toEqual([
    "tel:+254700000000",
    "mailto:hello@savannasignal.example",
    ...CATALOGUE.navigation.legal.map(({ to }) => to),
  ]);
});

test("it has a title, a description and the theme colour, as every page", () => {
  const html = removedPage(CATALOGUE.navigation);
  expect(html).toMatch(/<title>Page not available \| [^<]+<\/title>/);
  expect(html).toMatch(/<meta name="description" content="[^"]{50,}">/);
  expect(html).toMatch(/<meta name="theme-color" content="#[\da-f]{6}">/i);
});

test("its words are true of articles, services and case studies, even if they come back", () => {
  const words = DomUtils.textContent(partOf("main"));
  expect(words).toContain("This page is no longer here");
  expect(words).toContain("We have removed this page");
  expect(words).not.toMatch(/article|service|deleted|for good|never/i);
});

test("a menu's words can't contain HTML", () => {
  const html = removedPage({
    ...CATALOGUE.navigation,
    header: [{ label: "<b>Prices</b>", to: '/pricing"onclick="x' }],
  });
  expect(html).toContain("&lt;b&gt;Prices&lt;/b&gt;");
  expect(html).not.toContain('"onclick="');
});
