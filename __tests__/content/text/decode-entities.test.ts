/** @jest-environment jsdom */
import fc from "fast-check";
import { decodeEntities } from "../../../src/content/text/decode-entities";
import { decodeEntities as decodeInBrowser } from "../../../src/content/text/decode-entities-in-browser";

const TABLE = [
  ["caf&eacute; &pound;5 &euro;5 &deg; &copy; &notin;", "café £5 €5 ° © ∉"],
  ["Fish &amp; chips &AMP; &#8212; &#x41; &rsquo;", "Fish & chips & — A ’"],
  ["&copy 2026, &eacutee", "© 2026, ée"],
  ["&unknown; &toString; AT&T & co", "&unknown; &toString; AT&T & co"],
  ["a&#x110000;b&#xD800;c&#0;", "a\ufffdb\ufffdc\ufffd"],
  ["&#x80;&#150;", "€–"],
  ["&lt;b>&amp;lt;</textarea><script>", "<b>&lt;</textarea><script>"],
  ["", ""],
] as const;

test.each(TABLE)("%j is decoded to %j in build and browser", (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded);
  expect(decodeInBrowser(text)).toBe(decoded);
});

test("build and browser decode any text the same way", () => {
  const piece = fc.oneof(
    fc.constantFrom("&", ";", "#", "x", "amp", "lt", "notit", "eacute", "<p>", "</div>", "&#", " "),
    fc.integer({ min: 1, max: 0x11ffff }).map((code) => `&#${code};`),
  );
  fc.assert(
    fc.property(
      fc.array(piece).map((pieces) => pieces.join("")),
      (text) => {
        expect(decodeInBrowser(text)).toBe(decodeEntities(text));
      },
    ),
  );
});
