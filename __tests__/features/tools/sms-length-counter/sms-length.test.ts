import fc from "fast-check";
import { measureSms } from "../../../../src/features/tools/sms-length-counter/sms-length";

const shape = (text: string) => {
  const { coding, units, unitsPerPart, parts, unitsLeft } = measureSms(text);
  return { coding, units, room: unitsPerPart, parts: parts.map((part) => part.units), unitsLeft };
};
const gsm = (units: number, room: number, parts: number[], unitsLeft: number) => ({
  coding: "7-bit",
  units,
  room,
  parts,
  unitsLeft,
});
const ucs2 = (units: number, room: number, parts: number[], unitsLeft: number) => ({
  coding: "16-bit",
  units,
  room,
  parts,
  unitsLeft,
});
const FAMILY = "👩‍👩‍👧‍👦"; // four pairs and three joiners: 11 units

test.each([
  ["nothing", "", gsm(0, 160, [], 160)],
  ["one letter", "a", gsm(1, 160, [1], 159)],
  ["a full message", "a".repeat(160), gsm(160, 160, [160], 0)],
  ["one letter more", "a".repeat(161), gsm(161, 153, [153, 8], 145)],
  ["two full parts", "a".repeat(306), gsm(306, 153, [153, 153], 0)],
  ["three parts", "a".repeat(307), gsm(307, 153, [153, 153, 1], 152)],
  ["ten full parts", "a".repeat(1530), gsm(1530, 153, Array(10).fill(153), 0)],
  ["a euro sign", "€", gsm(2, 160, [2], 158)],
  ["80 euro signs", "€".repeat(80), gsm(160, 160, [160], 0)],
  ["81 euro signs: none is cut in two", "€".repeat(81), gsm(162, 153, [152, 10], 143)],
  [
    "a euro sign on the edge",
    `${"a".repeat(152)}€${"a".repeat(10)}`,
    gsm(164, 153, [152, 12], 141),
  ],
  ["all of the extension table", "^{}\\[~]|€\f", gsm(20, 160, [20], 140)],
  ["straight ng'ombe", "ng'ombe", gsm(7, 160, [7], 153)],
  ["curly ng’ombe", "ng’ombe", ucs2(7, 70, [7], 63)],
  ["a full 16-bit message", "’".repeat(70), ucs2(70, 70, [70], 0)],
  ["one character more", "’".repeat(71), ucs2(71, 67, [67, 4], 63)],
  ["two full 16-bit parts", "’".repeat(134), ucs2(134, 67, [67, 67], 0)],
  ["three 16-bit parts", "’".repeat(135), ucs2(135, 67, [67, 67, 1], 66)],
  ["an emoji", "😀", ucs2(2, 70, [2], 68)],
  ["an emoji on the edge stays whole", `${"a".repeat(66)}😀abc`, ucs2(71, 67, [66, 5], 62)],
  ["an emoji with joiners", FAMILY, ucs2(11, 70, [11], 59)],
  ["emoji with joiners over two parts", FAMILY.repeat(7), ucs2(77, 67, [66, 11], 56)],
  ["a euro sign among 16-bit characters is one unit", "€’", ucs2(2, 70, [2], 68)],
  ["half of a pair", "\ud83d", ucs2(1, 70, [1], 69)],
])("%s", (_name, text, expected) => {
  expect(shape(text)).toEqual(expected);
});

const gsmText = fc.string({ unit: fc.constantFrom(..."aé €[]~\n^Z9"), maxLength: 700 });
const anyText = fc.string({
  unit: fc.constantFrom("a", "’", "😀", "\u200d", "€", "ह"),
  maxLength: 400,
});

describe("whatever the text", () => {
  test("its parts are the text, none is over its room, and no pair is cut", () => {
    fc.assert(
      fc.property(fc.oneof(gsmText, anyText), (text) => {
        const { parts, units, unitsPerPart } = measureSms(text);
        expect(parts.map((part) => part.text).join("")).toBe(text);
        expect(parts.reduce((sum, part) => sum + part.units, 0)).toBe(units);
        for (const part of parts) {
          expect(part.units).toBeLessThanOrEqual(unitsPerPart);
          expect(part.text).not.toMatch(/^[\udc00-\udfff]|[\ud800-\udbff]$/);
        }
      }),
    );
  });

  test.each([
    ["7-bit", gsmText, fc.constantFrom("a", "€", " ")],
    ["16-bit", anyText.map((text) => `’${text}`), fc.constantFrom("a", "😀", "€")],
  ])(
    "one more character, wherever it goes, never takes a part away: %s",
    (_coding, texts, more) => {
      fc.assert(
        fc.property(texts, more, fc.nat(), (text, character, place) => {
          const characters = [...text];
          characters.splice(place % (characters.length + 1), 0, character);
          const before = measureSms(text).parts.length;
          expect(measureSms(characters.join("")).parts.length).toBeGreaterThanOrEqual(before);
        }),
      );
    },
  );
});
