import DOMPurify from "dompurify";
import { sanitise } from "../../../../src/content/text/sanitise";
import { sanitiseHtml } from "../../../../src/features/blog/client/sanitise-html";
import { PICTURES, SANITISED } from "../../../fixtures/sanitised-html";

const clean = (html: string) => sanitiseHtml(html, "/content-api");

/** Returns a browser's elements for `html`, with attributes in a fixed order. */
function elements(html: string): HTMLElement {
  const { body } = document.implementation.createHTMLDocument("");
  body.innerHTML = html;
  return body;
}

/** Expects the same elements, attributes and text, and shows differences as HTML. */
function expectSame(actual: string, expected: string): void {
  if (elements(actual).isEqualNode(elements(expected))) return;
  expect(elements(actual).innerHTML).toBe(elements(expected).innerHTML);
  throw new Error("the elements differ");
}

describe("sanitiseHtml", () => {
  test.each(SANITISED)("keeps the harmless part of %s", (_name, html, shown) => {
    expectSame(clean(html), shown);
  });

  const TEXTS = [...SANITISED, ...PICTURES].map(([name, html]) => [name, html] as const);
  test.each(TEXTS)("keeps the same of %s in build and browser", (_name, html) => {
    const pictureOf = (src: string) =>
      /^\/?images\//.test(src) ? { src: `/content-api/images/${src.split("images/")[1]}` } : null;
    expectSame(clean(html), sanitise(html, pictureOf));
  });

  test("only keeps pictures of the API", () => {
    expect(clean('<img src="images/a.png" alt="A"><img src="/images/../secret.png">')).toBe(
      '<img src="/content-api/images/a.png" alt="A" loading="lazy" decoding="async">',
    );
  });

  test("returns nothing for a text that the library refuses entirely", () => {
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
  ])("leaves out the picture %j, which a browser would request elsewhere", (src) => {
    expect(clean(`<p>text<img src="${src}"></p>`)).toBe("<p>text</p>");
  });

  test("requests a picture below the images, whatever its name", () => {
    const [picture] = new DOMParser()
      .parseFromString(clean('<img src="/images/50%25 (%252e%252e)/a%20b.png">'), "text/html")
      .getElementsByTagName("img");
    const { pathname } = new URL(picture?.src ?? "", "https://www.example.com");
    expect(pathname).toBe("/content-api/images/50%25%20(%252e%252e)/a%20b.png");
  });
});
