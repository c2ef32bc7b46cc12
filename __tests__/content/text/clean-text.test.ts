import { cleanHtml, cleanText } from "../../../src/content/text/clean-text";
import { NOT_TEXT } from "../../support/content/hostile-values";

const LINE_ENDS = [..."\u000b\u000c\u0085\u2028\u2029"];

test.each(LINE_ENDS)("cleanText makes %j an ordinary line end", (character) => {
  expect(cleanText(`a${character}b`)).toBe("a\nb");
});

const REMOVED = NOT_TEXT.filter((character) => !LINE_ENDS.includes(character));

test.each(REMOVED)("cleanText removes %j", (character) => {
  expect(cleanText(`a${character}b${character}`)).toBe("ab");
});

test.each([
  ["tab and line ends", "a\tb\r\nc"],
  ["letters of any script and emoji", "héé σας शब्द 👩‍👩‍👧 💥"],
  ["the replacement character", "\uFFFD"],
])("cleanText keeps %s", (_case, text) => {
  expect(cleanText(text)).toBe(text);
});

test("cleanText replaces each half of a surrogate pair", () => {
  expect(cleanText("a\ud800b\udc00\ud83d")).toBe("a\uFFFDb\uFFFD\uFFFD");
});

test.each([
  ["a&#0;b&#x1;c", "a\uFFFDb\uFFFDc"],
  ["&#XfFfE;&#65535;&#x10FFFF;", "\uFFFD\uFFFD\uFFFD"],
  ["&#xd800;&#0000000127 &#x81;", "\uFFFD\uFFFD \uFFFD"],
  [`&#x${"f".repeat(50)};&#${"9".repeat(400)};`, "\uFFFD\uFFFD"],
  ["&#&#0;1;", "&#\uFFFD1;"], // leaves no reference behind
  ["java&#xFFFE;script:\uFFFE", "java\uFFFDscript:"],
  ["a&#11;b&#x2028;c", "a\nb\nc"],
  ["a\u202eb\u2066c\ufeff&#x202e;&#8294;&#129;", "abc\uFFFD\uFFFD\uFFFD"],
])("cleanHtml(%j) is %j", (html, expected) => {
  expect(cleanHtml(html)).toBe(expected);
});

test.each([
  "&#65;&#x41;&#10;&#9;",
  "&#128;&#x93;",
  "&amp;#0;",
  "&#;&#x;",
  "&eacute;",
  "&#x200d;\u200e\u200c",
])("cleanHtml keeps %j", (html) => {
  expect(cleanHtml(html)).toBe(html);
});
