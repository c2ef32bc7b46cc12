import { readdirSync, readFileSync } from "node:fs";
import {
  countWords,
  escapeHtml,
  hasOnlyShown,
  htmlToText,
  isVisible,
  plainLine,
  slugify,
  splitRole,
  visibleLine,
} from "../../../src/content/text/plain-text";

test.each([
  ["a line", "  one \n\t two  ", "one two"],
  ["control characters", "a\u0000b\u0007c", "abc"],
  ["line ends from other programs", "a\u2028b\u2029c\u000bd\u0085e\u00a0 f", "a b c d e f"],
  ["direction marks", "a\u202Egnp.exe\u2066", "agnp.exe"],
  ["zero-width characters", "pay\u200bpal\u2060\u00ad\ufeff\u200f", "paypal"],
  ["filler letters", "a\u3164\u115f\uffa0b", "ab"],
  ["noncharacters", "]]\ufffe>\ufdd0\u{10ffff}", "]]>"],
  [
    "joiners of letters, but not of emoji",
    "a\u200db👩🏽\u200d💻 ❤\ufe0f\u200d",
    "ab👩🏽\u200d💻 ❤\ufe0f",
  ],
  [
    "joiners that aren't part of an emoji sequence",
    "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 1\ufe0f\u20e3 *\ufe0f\u20e3 ☎\ufe0e 2\ufe0f a\u{e0041} 😀\u{e0067}",
    "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 1\ufe0f\u20e3 *\ufe0f\u20e3 ☎\ufe0e 2 a 😀",
  ],
])("plainLine cleans %s", (_case, given, expected) => {
  expect(plainLine(given)).toBe(expected);
});

describe("visibleLine", () => {
  test.each([
    ["terminal control characters", "a\u001b[2J\u009b", String.raw`a\u001b[2J\u009b`],
    ["lines", "a\r\n::error::b\u2028c\td", String.raw`a\u000d\u000a::error::b\u2028c\u0009d`],
    ["invisible characters", "a\u200b\u202e\u3164", String.raw`a\u200b\u202e\u3164`],
    ["characters of two units", "\u{e0041}\u{1fffe}", String.raw`\u{e0041}\u{1fffe}`],
    ["halves of a surrogate pair", "a\ud83d", String.raw`a\ud83d`],
  ])("writes %s as numbers", (_case, given, expected) => {
    expect(visibleLine(given, 80)).toBe(expected);
    expect(visibleLine(expected, 80)).toBe(expected);
    expect([hasOnlyShown(given), hasOnlyShown(expected)]).toEqual([false, true]);
  });

  test("keeps ordinary text, and cuts it at its maximum length", () => {
    expect(visibleLine("“Grüße”, 👩\u200d💻: 1 < 2", 80)).toBe("“Grüße”, 👩\u200d💻: 1 < 2");
    expect(visibleLine("a".repeat(10), 10)).toBe("a".repeat(10));
    expect(visibleLine("a".repeat(1_000_000), 10)).toBe(`${"a".repeat(9)}…`);
    expect(visibleLine("\u0000".repeat(1_000_000), 10).length).toBeLessThanOrEqual(10);
  });
});

test.each([
  ["a", true],
  ["7", true],
  ["…", true],
  ["😀", true],
  ["\u200bkept", true],
  ["", false],
  [" ", false],
  ["\u200b\u200d", false], // zero width
  ["\u00ad", false], // a soft hyphen
  ["\u2800", false], // braille without dots
  ["\u3164", false], // a filler letter
  ["\u0301", false], // an accent without a letter
  ["\ud800", false], // half a character
])("isVisible(%j) is %s", (text, expected) => {
  expect(isVisible(text)).toBe(expected);
});

describe("htmlToText", () => {
  test.each([
    ["tags", "<p>Hello <b>world</b></p>", "Hello world"],
    ["neighbouring blocks", "<p>One.</p><p>Two.</p>", "One. Two."],
    ["punctuation after a tag", "<b>Hello</b>, you", "Hello, you"],
    [
      "entities",
      "Fish &amp; chips &#8212; &#x41; &rsquo; caf&eacute; &pound;5",
      "Fish & chips — A ’ café £5",
    ],
    ["an unknown entity", "&unknown; &toString;", "&unknown; &toString;"],
    ["an impossible code point", "a&#x110000;b&#xD800;c", "a\ufffdb\ufffdc"],
    ["scripts", "a<script>alert(1)</script>b<style>p{}</style>c", "abc"],
    ["a script that never ends", "a<script>alert(1)", "a"],
    ["comments", "Wanji<!-- secret -->ku", "Wanjiku"],
    [
      "inline elements",
      "<p><strong>Airtel</strong>’s rule (see <a href=/x>prices</a>), 1<sup>st</sup>, M<span>-</span>Pesa</p>",
      "Airtel’s rule (see prices), 1st, M-Pesa",
    ],
    ["line breaks and cells", "a<br>b<table><tr><td>c</td><td>d</td></tr></table>e", "a b c d e"],
    [
      "a paragraph of Word",
      "<?xml:namespace prefix=o /><p><![if !supportLists]><span>·<span>&nbsp; </span></span><![endif]>Send <st1:place>it</st1:place><o:p></o:p></p>",
      "Send it",
    ],
    [
      "a paragraph of Word without its directives",
      "<xml><w:View>Normal</w:View></xml><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span style='font:7.0pt \"Times New Roman\"'>&nbsp;&nbsp; </span></span>Send <span style='display:none;mso-hide:all'>not </span>it</p>",
      "Send it",
    ],
    [
      "an attribute that contains an angle bracket",
      '<p>See <img alt="Sales > 10" src=x>this</p>',
      "See this",
    ],
    ["an attribute that never ends", '<p title="a>One</p><p>Two "b</p>', 'One Two "b'],
    [
      "a form and a menu",
      "<fieldset><legend>Terms</legend>Weekly<menu><li>One</menu>Two</fieldset>",
      "Terms Weekly One Two",
    ],
    [
      "shortcodes",
      "[vc_row][vc_column]Fees [1] of [optional][/vc_column] [gallery ids=1]",
      "Fees [1] of [optional]",
    ],
    ["an inequality", "5 < 6 and 7 > 3", "5 < 6 and 7 > 3"],
    ["angle brackets after the last tag", "<p>a</p> if b<c", "a if b<c"],
    ["a script without an end", "<p>a</p><script>if (a<b) x", "a"],
    ["a comment without an end", "a <!-- b <c", "a"],
  ])("reads %s", (_case, html, expected) => {
    expect(htmlToText(html)).toBe(expected);
  });

  const read = (name: string) => readFileSync(`__tests__/fixtures/pastes/${name}.html`, "utf8");

  test.each(
    readdirSync("__tests__/fixtures/pastes").flatMap((name) =>
      name.includes(".expected.") ? [] : [name.replace(".html", "")],
    ),
  )("reads a paste of %s as it's shown", (name) => {
    expect(htmlToText(read(name))).toBe(htmlToText(read(`${name}.expected`)));
  });

  test("recognises Word's bullets without its directives, which some editors remove", () => {
    const pasted = read("word-desktop").replace(/<!(?:--)?\[[^>]*>/g, "");
    expect(htmlToText(pasted)).toBe(htmlToText(read("word-desktop.expected")));
  });
});

test("escapeHtml leaves no character that ends a text or an attribute", () => {
  expect(escapeHtml('<a title="x&y">')).toBe("&lt;a title=&quot;x&amp;y&quot;&gt;");
  expect(escapeHtml('<<>>""&&')).toBe("&lt;&lt;&gt;&gt;&quot;&quot;&amp;&amp;");
});

test.each([
  ["Call Center", "call-center"],
  ["  M-Pesa & Cards!  ", "m-pesa-cards"],
  ["Élan", "elan"],
  ["ELAN", "elan"],
  ["../../etc/passwd", "etc-passwd"],
  ["a/b\\c", "a-b-c"],
  ["__proto__", "proto"],
  ["%2e%2e", "2e-2e"],
  ["日本語", "日本語"],
  ["???", ""],
  ["x".repeat(200), "x".repeat(80)],
  [`${"x".repeat(79)} y`, "x".repeat(79)],
  [`-- ${"a ".repeat(2)}--`, "a-a"],
])("slugify(%j) is %j", (name, expected) => {
  expect(slugify(name)).toBe(expected);
});

test.each([
  ["CTO, Duka, Ltd", { title: "CTO", company: "Duka, Ltd" }],
  ["CTO", { title: "CTO", company: "Company" }],
  [", Duka", { title: "Client", company: "Duka" }],
  ["", { title: "Client", company: "Company" }],
  [" CTO , Duka ", { title: "CTO", company: "Duka" }],
  [" ,  ", { title: "Client", company: "Company" }],
])("splitRole(%j)", (role, expected) => {
  expect(splitRole(role)).toEqual(expected);
});

test("countWords counts as a reader would", () => {
  expect(countWords("It's a 7-bit alphabet: GSM 03.38.")).toBe(6);
  expect(countWords("one–two … 3.5% user-friendly, don’t")).toBe(5);
  expect(countWords("")).toBe(0);
});

test.each([
  [["σας", "σασ", "ΣΑΣ", "ΣΑς"], "σασ"],
  [["Ας'Β", "ας-β", "ΑΣ Β"], "ασ-β"],
  [["straße", "STRASSE", "STRAẞE"], "strasse"],
  [["a\u200bb", "a\u3164b", "ab\u2060", "A\u00adB", "\u{e0041}ab"], "ab"],
  [["\u3164", "\u200b", "\u115f\u1160"], ""],
])("slugify makes the same slug of %j", (names, slug) => {
  expect(names.map(slugify)).toEqual(names.map(() => slug));
});

test("no two slugs differ only by case", () => {
  const isSubscript = (letter: string) => letter.normalize("NFKD").includes("\u0345"); // an accent, except for its capital
  const letters = Array.from({ length: 0x11000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => !isSubscript(letter));
  const differing = letters.filter((letter) => {
    const forms = [letter, letter.toUpperCase(), letter.toLowerCase()];
    return new Set(forms.map(slugify)).size > 1;
  });
  expect(differing).toEqual([]);
});
