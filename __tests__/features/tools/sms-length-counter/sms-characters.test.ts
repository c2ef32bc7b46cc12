import fc from "fast-check";
import { isGsm } from "../../../../src/features/tools/sms-length-counter/gsm-alphabet";
import {
  nonGsmCharacters,
  replaceCharacter,
  toPlainSms,
} from "../../../../src/features/tools/sms-length-counter/sms-characters";

test.each([
  ["’", "curly apostrophe", "'"],
  ["“", "opening double quote", '"'],
  ["–", "en dash", "-"],
  ["—", "em dash", "-"],
  ["…", "ellipsis", "..."],
  ["`", "backtick", "'"],
  ["\u00a0", "no-break space", " "],
  ["\t", "tab", " "],
  ["\u200b", "zero-width space", ""],
  ["½", "one half", " 1/2"],
  ["©️", "copyright sign", "(c)"],
  ["ç", "letter c with an accent", "c"],
  ["Ẽ", "letter E with an accent", "E"],
  ["e\u0301", "letter e with an accent", "é"],
  ["Ａ", "character U+FF21", "A"],
  ["😀", "emoji", ""],
  ["👩‍👩‍👧‍👦", "emoji", ""],
  ["🇰🇪", "emoji", ""],
  ["1️⃣", "emoji", "1"],
  ["ሰ", "Ethiopic letter", null],
  ["س", "Arabic letter", null],
  ["中", "Chinese character", null],
  ["α", "Greek letter", null],
])("%p is a %s", (text, name, replacement) => {
  expect(nonGsmCharacters(`a${text}b`)).toEqual([{ text, name, count: 1, replacement }]);
});

test("each non-GSM character is listed once, with its count, in the order of the text", () => {
  const found = nonGsmCharacters("“Ng’ombe’s” 😀😀 [€5]");
  expect(found.map(({ name, count }) => [name, count])).toEqual([
    ["opening double quote", 1],
    ["curly apostrophe", 2],
    ["closing double quote", 1],
    ["emoji", 2],
  ]);
});

test("a character that's only part of a longer one isn't listed", () => {
  expect(replaceCharacter("👩 and 👩‍👩‍👧‍👦", "👩", "x")).toBe("x and 👩‍👩‍👧‍👦");
  expect(replaceCharacter("ng’ombe ni ng’ombe", "’", "'")).toBe("ng'ombe ni ng'ombe");
});

test("all characters are replaced, except letters without a plain equivalent", () => {
  expect(toPlainSms("“Ng’ombe” – 5 mpya… 😀")).toBe('"Ng\'ombe" - 5 mpya... ');
  expect(toPlainSms("ሰላም ’")).toBe("ሰላም '");
});

test("every replacement fits the alphabet, and replaced characters are gone afterwards", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (text) => {
      for (const { replacement } of nonGsmCharacters(text))
        expect(isGsm(replacement ?? "")).toBe(true);
      for (const { replacement } of nonGsmCharacters(toPlainSms(text)))
        expect(replacement).toBeNull();
    }),
  );
});
