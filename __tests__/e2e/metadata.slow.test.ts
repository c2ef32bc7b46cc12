import { createDocument } from "@mixmark-io/domino";
import { graphOf, own } from "../support/browser/built-metadata";
import { builtPage, builtPaths } from "../support/browser/built-site";

/** Every page of the built site, parsed completely. */

/** All text in a page's body, including the names of pictures. */
function wordsOf(path: string): string {
  const { body } = createDocument(builtPage(path));
  for (const element of Array.from(body.querySelectorAll("script, style"))) element.remove();
  for (const element of Array.from(body.querySelectorAll("*"))) {
    const label = element.getAttribute("aria-label") ?? "";
    element.before(`${label} ${element.getAttribute("datetime") ?? ""} `);
    element.after(" ");
  }
  return plain(body.textContent ?? "");
}
const plain = (text: string) => text.replace(/\s+/g, " ").replace(/ ([,.;:)])/g, "$1");

/** Properties that name, link or measure something, so they aren't text on the page. */
const NOT_WORDS = /^@|^(?:inLanguage|width|height|priceCurrency|addressCountry)$/;

test("every value in a page's structured data is visible on the page", () => {
  const unseen: string[] = [];
  for (const path of own) {
    const words = wordsOf(path).toLowerCase();
    const visit = (value: unknown, key: string): void => {
      if (Array.isArray(value)) for (const item of value) visit(item, key);
      else if (typeof value === "object" && value !== null) {
        for (const [name, inner] of Object.entries(value)) visit(inner, name);
      } else if (typeof value === "string" && !NOT_WORDS.test(key) && !/^https?:/.test(value)) {
        // a tag, an offer's name and its unit are composed from several strings
        const parts = /^(?:keywords|name|unitText|streetAddress)$/.test(key)
          ? value.split(/: |, /)
          : [value];
        const shown = parts.every((part) =>
          [part, part.replace(/\B(?=(\d{3})+$)/g, ",")].some((form) =>
            words.includes(plain(form).toLowerCase()),
          ),
        );
        if (!shown) unseen.push(`${path} ${key}: ${value}`);
      }
    };
    visit(graphOf(path), "");
  }
  expect(unseen).toEqual([]);
});

/** Elements of `html` that are invalid HTML, and sections without a heading. */
function invalidElements(html: string): readonly string[] {
  const { body, documentElement } = createDocument(html);
  const all = (selector: string) => Array.from(documentElement.querySelectorAll(selector));
  const headings = "h1, h2, h3, h4, h5, h6";
  const found = [
    ...Array.from(body.querySelectorAll("section, article")).filter(
      (part) => !part.querySelector(headings),
    ),
    ...all("select[required]").filter(
      (select) => select.querySelector("option")?.getAttribute("value") !== "",
    ),
    ...all("input[type=date][maxlength]"),
    ...all("link[blocking]").filter((link) => link.getAttribute("rel") !== "stylesheet"),
    ...all("[src^='data:'], [href^='data:']").filter((element) =>
      /\s/.test(`${element.getAttribute("src") ?? ""}${element.getAttribute("href") ?? ""}`),
    ),
  ];
  return found.map((element) => element.outerHTML.slice(0, 120));
}

test("all pages' sections have headings, and their forms and links are valid HTML", () => {
  const invalid = builtPaths().flatMap((path) =>
    invalidElements(builtPage(path)).map((element) => `${path} ${element}`),
  );
  expect(invalid).toEqual([]);
});
