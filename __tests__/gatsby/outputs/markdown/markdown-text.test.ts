import fc from "fast-check";
import MarkdownIt from "markdown-it";
import { toMarkdown } from "../../../../src/gatsby/outputs/markdown/html-to-markdown";
import {
  alternateText,
  llmsText,
} from "../../../../src/gatsby/outputs/markdown/markdown-alternates";
import {
  markdownLine,
  markdownLink,
  markdownUrl,
} from "../../../../src/gatsby/outputs/markdown/markdown-text";
import { CATALOGUE } from "../../../fixtures/catalogue";
import { hostileMarkup, hostileText } from "../../../support/content/hostile-values";
import { isFull } from "../../../support/full";

const reader = new MarkdownIt({ html: true });

/** How a Markdown parser reads a text: its kinds of tokens, words and URLs. */
function read(markdown: string) {
  const tokens = reader.parse(markdown, {}).flatMap((token) => [token, ...(token.children ?? [])]);
  return {
    kinds: new Set(tokens.map(({ type }) => type)),
    words: tokens
      .filter(({ type }) => /^(?:text|code_inline|softbreak)$/.test(type))
      .map(({ content }) => content || " ")
      .join(""),
    urls: tokens
      .map((token) => token.attrGet("href") ?? token.attrGet("src"))
      .filter((url) => url !== null)
      .map(String),
  };
}

const unsafe = ({ kinds }: ReturnType<typeof read>) =>
  [...kinds].filter((kind) => /^(?:html|image|fence|code_block)/.test(kind));

/** Markdown's special characters in any order, among words. */
const marks = fc
  .array(fc.constantFrom(...`[]()<>!#*_~=+-.:;|&\\"'1\``, "a", " ", "&lt;", "---"))
  .map((parts) => parts.join(""));
const anyText = fc.oneof(marks, hostileMarkup, hostileText);
const spaced = (text: string) => text.replace(/[ \t\r\n\f]+/g, " ").trim();

test("markdownLine is read as its own words and nothing else", () => {
  fc.assert(
    fc.property(marks, (text) => {
      const found = read(markdownLine(text));
      expect([...found.kinds].filter((kind) => !/^(?:paragraph_|inline$|text)/.test(kind))).toEqual(
        [],
      );
      expect(found.words).toBe(spaced(text));
    }),
    { numRuns: isFull ? 2_000 : 200 },
  );
});

test.each([
  ["/pricing", "https://www.savannasignal.example/pricing"],
  ["https://x.example/a b(c)[d]", "https://x.example/a%20b%28c%29%5Bd%5D"],
  ["https://x.example/café?q=<b>", "https://x.example/caf%C3%A9?q=%3Cb%3E"],
  ["https://x.example/100%?a=1&b=2", "https://x.example/100%?a=1&b=2"],
  ["https://x.example/?a&lt;", "https://x.example/?a&amp;lt;"],
  ["mailto:a@b.example", "mailto:a@b.example"],
  ["TEL:+254", "TEL:+254"],
  ["#part", null],
  ["//evil.example", null],
  ["/\\evil.example", null],
  ["java\nscript:alert(1)", null],
  [" javascript:alert(1)", null],
  ["data:text/html,x", null],
  ["", null],
])("markdownUrl(%j) is %j", (href, expected) => {
  expect(markdownUrl(href)).toBe(expected);
});

test("markdownLink is read as one link to its URL, whatever the URL contains", () => {
  fc.assert(
    fc.property(anyText, (tail) => {
      const { kinds, urls, words } = read(markdownLink("words", `https://x.example/${tail}`));
      expect(urls).toHaveLength(1);
      expect(urls[0]).toMatch(/^https:\/\/x\.example\/[\x21-\x7e]*$/);
      expect(words).toBe("words");
      expect(kinds).not.toContain("html_inline");
    }),
    { numRuns: isFull ? 300 : 50 },
  );
});

const HOSTILE = [
  "x](javascript:alert(1)) [y",
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "![x](https://evil.example/x.png)",
  "</a>\n\n<form action=//evil.example>",
  "<javascript:alert(1)>",
  "[x]: javascript:alert(1)",
  "a\n\n# Another heading\n\n```\n<b>",
  "&lt;script&gt;",
  "\\<b>",
] as const;

test.each(HOSTILE)(
  "a page called %j is a link with its name in llms.txt, and so is its description",
  (text) => {
    const page = { urlPath: "/services/x", title: `${text} | Savanna Signal`, description: text };
    const markdown = llmsText([page], CATALOGUE);
    const found = read(markdown);
    expect(unsafe(found)).toEqual([]);
    expect(
      found.urls.filter((url) => !url.startsWith("https://www.savannasignal.example/")),
    ).toEqual([]);
    expect(markdown.match(/^## /gm)).toHaveLength(2); // of services and data
    expect(found.words).toContain(`${spaced(text)}: ${spaced(text)}`);
    const alternate = alternateText("<p>words</p>", page);
    expect(unsafe(read(alternate))).toEqual([]);
    expect(read(alternate).urls).toEqual([]);
    expect(read(alternate).words).toContain(spaced(text));
  },
);

const escaped = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
/** HTML elements around any words and URL, as a page might have them. */
const element = fc
  .tuple(
    fc.constantFrom(
      ..."p li td th b em code pre h2 blockquote summary dt a div span caption".split(" "),
    ),
    anyText,
    anyText,
    fc.boolean(),
  )
  .map(([name, words, tail, isScript]) => {
    const href = escaped(`${isScript ? "javascript:" : "https://x.example/"}${tail}`);
    return `<${name} href="${href}">${escaped(words)}</${name}>${escaped(words.slice(0, 9))}`;
  });

test("no words on a page become HTML, a picture or a link elsewhere", () => {
  const wrapper = fc.constantFrom("ul", "table", "blockquote", "div", "a");
  fc.assert(
    fc.property(fc.array(element, { maxLength: 6 }), wrapper, (elements, name) => {
      const html = `<${name}>${elements.join("")}</${name}>`;
      const found = read(toMarkdown(html));
      expect([...found.kinds].filter((kind) => /^(?:html|image|code_block)/.test(kind))).toEqual(
        [],
      );
      for (const url of found.urls) expect(url).toMatch(/^https:\/\/x\.example\//);
    }),
    { numRuns: isFull ? 1_000 : 100 },
  );
});

test("parts that only a page needs, such as share links, are left out", () => {
  const html = '<p>Words.</p><div data-no-markdown><p>Share this</p><a href="/x">X</a></div>';
  expect(toMarkdown(html)).toBe("Words.");
});
