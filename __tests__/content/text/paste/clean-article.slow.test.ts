/** @jest-environment jsdom */
import fc from "fast-check";
import { cleanHtml } from "../../../../src/content/text/clean-text";
import { cleanArticle } from "../../../../src/content/text/paste/clean-article";
import { parsePaste } from "../../../../src/content/text/paste/parse-paste";
import { parsePaste as parseInBrowser } from "../../../../src/content/text/paste/parse-paste-in-browser";
import { hostileMarkup } from "../../../support/content/hostile-values";
import { isFull } from "../../../support/full";

jest.mock("../../../../src/content/text/paste/parse-paste", () => {
  const actual = jest.requireActual("../../../../src/content/text/paste/parse-paste");
  return { parsePaste: jest.fn(actual.parsePaste) };
});
const inBuild = jest.mocked(parsePaste).getMockImplementation() as typeof parsePaste;

function clean(html: string, parse = inBuild): string {
  jest.mocked(parsePaste).mockImplementation(parse);
  return cleanArticle([cleanHtml(html)], ["costs"])[0]?.html ?? "";
}

/** Pieces of what editors paste, in any order and never nested properly. */
const PIECES = [
  ..."<p> </p> <div> </div> <br> <b> </b> <i> <em> </em> <h2> </h2> <ul> </ul> <ol> </ol> <li> </li>".split(
    " ",
  ),
  ..."<table> </table> <tr> <td> </td> <th> </th> <thead> <tbody> <caption> <figure> </figure>".split(
    " ",
  ),
  ..."<figcaption> </figcaption> <blockquote> </blockquote> <aside> </aside> <pre> </pre> <code>".split(
    " ",
  ),
  ..."</code> <dl> <dt> <dd> </dl> <hr> <sup> </sup> <o:p> </o:p> <span> </span> <section> </a>".split(
    " ",
  ),
  ...[
    "word",
    " ",
    "&nbsp;",
    "\n",
    "\n\n",
    "·&nbsp;&nbsp; ",
    "1.&nbsp; ",
    "o&nbsp; ",
    "[1]",
    "&lt;b>",
  ],
  ...[
    '<a href="#fn">',
    '<a href="/x" name="fn">',
    '<p id="fn">',
    '<p id="costs">',
    '<a href="#costs">',
  ],
  ...[
    '<img src="a.jpg">',
    '<img src="data:," data-src="b.jpg">',
    "[caption]",
    "[/caption]",
    "[gallery]",
  ],
  ...["<![if !supportLists]>", "<![endif]>", "<!-- x -->", '<?xml:namespace prefix="o" />'],
  ...[
    "<b style='font-weight:normal'>",
    "<span style='font-weight:700'>",
    "<div style='display:none'>",
  ],
  ...[
    "<p style='mso-list:l0 level1 lfo1'>",
    "<p style='mso-list:l0 level3 lfo1'>",
    "<p class=MsoTitle>",
  ],
  ...[
    "<li aria-level=2>",
    "<li data-listid=3 data-aria-level=1>",
    "<ol start=3>",
    "<p role=heading>",
  ],
  ...[
    "<span style='mso-list:Ignore'>",
    "<td role=columnheader>",
    "<td colspan=2>",
    "\u2028",
    "👩🏽\u200d💻",
  ],
];
const markup = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), hostileMarkup), { maxLength: 40 })
  .map((pieces) => pieces.join(""));

test.each([
  ["the build", inBuild],
  ["a browser", parseInBrowser],
])("cleaning %s a second time changes nothing, wherever it's read", (_, parse) => {
  fc.assert(
    fc.property(markup, (html) => {
      const once = clean(html, parse);
      expect(clean(once)).toBe(once);
      expect(clean(once, parseInBrowser)).toBe(once);
    }),
    { numRuns: isFull ? 5_000 : 1_000 },
  );
});

test("no word of a paragraph is lost or split", () => {
  const inline = fc.constantFrom(..."b i span sup o:p font st1:place u".split(" "));
  const piece = fc.tuple(inline, fc.constantFrom("a", "b c", "d", " ", "1"));
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1 }), (pieces) => {
      const words = pieces.map(([, text]) => text).join("");
      const html = pieces.map(([tag, text]) => `<${tag}>${text}</${tag}>`).join("");
      const shown = clean(`<p>${html}</p>`).replace(/<[^>]*>/g, "");
      expect(shown).toBe(words.replace(/\s+/g, " ").trim());
    }),
  );
});

const CHARS = 200_000;
const REPEATED = [
  ...[
    "<b>",
    "<p>",
    "<div><br>",
    "<ul><li>",
    "<table><tr><td>",
    "<th><b>x",
    "<li aria-level=1>a<li aria-level=9>b",
  ],
  ...[
    "[caption]",
    "[caption ",
    "[",
    "[gallery ",
    "\n",
    "\n\n<b>",
    "&nbsp;",
    "&nbsp; ",
    "<i> </i>",
    "<b>a</b> ",
  ],
  ...[
    "<![if !supportLists]>",
    "<![if !supportLists]>a<![endif]>",
    "·&nbsp; ",
    "<pre><div>",
    "<!--",
    "<",
    "&#",
  ],
  ...[
    "<p style='mso-list:l0 level9'>a<p style='mso-list:l0 level2'>a",
    "<a id=x href=#x>y",
    "<abbr title=a>x",
  ],
  ...[
    "<a href='https://www.google.com/url?q=&q='>x",
    `<a href='https://www.google.com/url?${"&a=".repeat(500)}'>x`,
  ],
];

test.each(REPEATED)(
  "%j, repeated up to the maximum length, is read before the test times out",
  (piece) => {
    const html = piece.repeat(Math.ceil(CHARS / piece.length)).slice(0, CHARS);
    const shown = clean(html);
    expect(clean(shown)).toBe(shown);
  },
);
