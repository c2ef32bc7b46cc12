import DOMPurify from "dompurify";
import { sanitise } from "../../../../src/content/text/sanitise";
import { sanitiseHtml } from "../../../../src/features/blog/client/sanitise-html";
import { PICTURES, SANITISED } from "../../../fixtures/sanitised-html";

const clean = (html: string) => sanitiseHtml(html, "/content-api");

/** Returns the elements that a browser makes of `html`, whatever the order of their attributes. */
function elements(html: string): HTMLElement {
  const { body } = document.implementation.createHTMLDocument("");
  body.innerHTML = html;
  return body;
}

/** Expects the same elements with the same attributes and words; what differs is shown as HTML. */
function expectSame(actual: string, expected: string): void {
  if (elements(actual).isEqualNode(elements(expected))) return;
  expect(elements(actual).innerHTML).toBe(elements(expected).innerHTML);
  throw new Error("the elements differ");
}

test.each(SANITISED)("sanitiseHtml shows of %s what is harmless", (_name, html, shown) => {
  expectSame(clean(html), shown);
});

const TEXTS = [...SANITISED, ...PICTURES].map(([name, html]) => [name, html] as const);
test.each(TEXTS)("build and browser show the same of %s", (_name, html) => {
  const pictureOf = (src: string) =>
    /^\/?images\//.test(src) ? { src: `/content-api/images/${src.split("images/")[1]}` } : null;
  expectSame(clean(html), sanitise(html, pictureOf));
});

test("sanitiseHtml takes pictures of the API alone", () => {
  expect(clean('<img src="images/a.png" alt="A"><img src="/images/../secret.png">')).toBe(
    '<img src="/content-api/images/a.png" alt="A" loading="lazy" decoding="async">',
  );
});

test("a text that the library refuses as a whole is empty", () => {
  DOMPurify.addHook("uponSanitizeElement", () => {
    throw new TypeError("refused");
  });
  expect(clean("<p>a</p>")).toBe("");
  DOMPurify.removeHook("uponSanitizeElement");
  expect(clean("<p>a</p>")).toBe("<p>a</p>");
});

test.each([
  "images/%2e%2e/secret.png",
  "images/.\t./secret.png",
  "images/.&#10;./secret.png",
  "images/..%5csecret.png",
  "images/a/%2E%2E%2F%2E%2E%2Fsecret.png",
])("sanitiseHtml leaves out the picture %j, which a browser would request elsewhere", (src) => {
  expect(clean(`<p>text<img src="${src}"></p>`)).toBe("<p>text</p>");
});

test("sanitiseHtml requests a picture below the images whatever its name is", () => {
  const [picture] = new DOMParser()
    .parseFromString(clean('<img src="/images/50%25 (%252e%252e)/a%20b.png">'), "text/html")
    .getElementsByTagName("img");
  const { pathname } = new URL(picture?.src ?? "", "https://www.example.com");
  expect(pathname).toBe("/content-api/images/50%25%20(%252e%252e)/a%20b.png");
});
