import {
  countWords,
  htmlToText,
  isVisible,
  longDate,
  plainLine,
  splitRole,
  toSegment,
  truncateAtWord,
} from "../../../src/content/model/text";

test.each([
  ["a line", "  one \n\t two  ", "one two"],
  ["control characters", "a\u0000b\u0007c", "abc"],
  ["line separators", "a\u2028b", "ab"],
  ["turned directions", "a\u202Egnp.exe\u2066", "agnp.exe"],
])("plainLine cleans %s", (_case, given, expected) => {
  expect(plainLine(given)).toBe(expected);
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

test.each([
  ["tags", "<p>Hello <b>world</b></p>", "Hello world"],
  ["neighbouring blocks", "<p>One.</p><p>Two.</p>", "One. Two."],
  ["punctuation after a tag", "<b>Hello</b>, you", "Hello, you"],
  ["entities", "Fish &amp; chips &#8212; &#x41; &rsquo;", "Fish & chips — A ’"],
  ["an unknown entity", "&unknown; &toString;", "&unknown; &toString;"],
  ["an impossible code point", "a&#x110000;b&#xD800;c", "abc"],
  ["scripts", "a<script>alert(1)</script>b<style>p{}</style>c", "a b c"],
  ["a script that never ends", "a<script>alert(1)", "a"],
  ["comments", "a<!-- secret -->b", "a b"],
  ["an inequality", "5 < 6 and 7 > 3", "5 < 6 and 7 > 3"],
  ["signs behind the last tag", "<p>a</p> if b<c", "a if b<c"],
  ["a script without an end", "<p>a</p><script>if (a<b) x", "a"],
  ["a comment without an end", "a <!-- b <c", "a"],
])("htmlToText reads %s", (_case, html, expected) => {
  expect(htmlToText(html)).toBe(expected);
});

test.each([
  ["a short text stays", "short", 150, "short"],
  ["exactly the limit stays", "a".repeat(150), 150, "a".repeat(150)],
  ["cut at the last whole word", "one two three", 9, "one two…"],
  ["a word that ends at the limit is kept", "one two three", 7, "one two…"],
  ["no comma before the ellipsis", "one, two three", 6, "one…"],
  ["one endless word is cut hard", "abcdefgh", 5, "abcde…"],
])("truncateAtWord: %s", (_case, text, max, expected) => {
  expect(truncateAtWord(text, max)).toBe(expected);
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
])("toSegment(%j) is %j", (name, expected) => {
  expect(toSegment(name)).toBe(expected);
});

test("longDate formats month, day and year in Nairobi, in any time zone of the builder", () => {
  expect(longDate("2026-10-05T21:30:00.000Z")).toBe("October 6, 2026");
  expect(longDate("2026-12-31T20:59:59.999Z")).toBe("December 31, 2026");
  expect(longDate("2026-12-31T21:00:00.000Z")).toBe("January 1, 2027");
  expect(longDate("2028-02-29T12:00:00.000Z")).toBe("February 29, 2028");
  expect(longDate(null)).toBe("");
});

test.each([
  ["CTO, Duka, Ltd", { title: "CTO", company: "Duka, Ltd" }],
  ["CTO", { title: "CTO", company: "Company" }],
  [", Duka", { title: "Client", company: "Duka" }],
  ["", { title: "Client", company: "Company" }],
])("splitRole(%j)", (role, expected) => {
  expect(splitRole(role)).toEqual(expected);
});

test("countWords counts as a reader does", () => {
  expect(countWords("It's a 7-bit alphabet: GSM 03.38.")).toBe(6);
  expect(countWords("")).toBe(0);
});
