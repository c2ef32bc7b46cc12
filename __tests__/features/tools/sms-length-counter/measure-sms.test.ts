import fc from "fast-check";
import { measureSms } from "../../../../src/features/tools/sms-length-counter/measure-sms";

const FAMILY = "👩‍👩‍👧‍👦"; // four pairs and three joiners: 11 units

test.each([
  ["nothing", "", "7-bit", 0, 160, [], 160],
  ["one letter", "a", "7-bit", 1, 160, [1], 159],
  ["a full message", "a".repeat(160), "7-bit", 160, 160, [160], 0],
  ["one more letter", "a".repeat(161), "7-bit", 161, 153, [153, 8], 145],
  ["two full parts", "a".repeat(306), "7-bit", 306, 153, [153, 153], 0],
  ["three parts", "a".repeat(307), "7-bit", 307, 153, [153, 153, 1], 152],
  ["ten full parts", "a".repeat(1530), "7-bit", 1530, 153, Array(10).fill(153), 0],
  ["a euro sign", "€", "7-bit", 2, 160, [2], 158],
  ["80 euro signs", "€".repeat(80), "7-bit", 160, 160, [160], 0],
  ["81 euro signs: none is cut in two", "€".repeat(81), "7-bit", 162, 153, [152, 10], 143],
  [
    "a euro sign on the edge",
    `${"a".repeat(152)}€${"a".repeat(10)}`,
    "7-bit",
    164,
    153,
    [152, 12],
    141,
  ],
  ["all of the extension table", "^{}\\[~]|€\f", "7-bit", 20, 160, [20], 140],
  ["straight ng'ombe", "ng'ombe", "7-bit", 7, 160, [7], 153],
  ["curly ng’ombe", "ng’ombe", "16-bit", 7, 70, [7], 63],
  ["a full 16-bit message", "’".repeat(70), "16-bit", 70, 70, [70], 0],
  ["one more character", "’".repeat(71), "16-bit", 71, 67, [67, 4], 63],
  ["two full 16-bit parts", "’".repeat(134), "16-bit", 134, 67, [67, 67], 0],
  ["three 16-bit parts", "’".repeat(135), "16-bit", 135, 67, [67, 67, 1], 66],
  ["an emoji", "😀", "16-bit", 2, 70, [2], 68],
  ["an emoji on the edge stays whole", `${"a".repeat(66)}😀abc`, "16-bit", 71, 67, [66, 5], 62],
  ["an emoji with joiners", FAMILY, "16-bit", 11, 70, [11], 59],
  ["emoji with joiners over two parts", FAMILY.repeat(7), "16-bit", 77, 67, [66, 11], 56],
  ["a euro sign among 16-bit characters is one unit", "€’", "16-bit", 2, 70, [2], 68],
  ["half of a surrogate pair", "\ud83d", "16-bit", 1, 70, [1], 69],
])("measureSms measures %s", (_name, text, coding, units, unitsPerPart, parts, unitsLeft) => {
  const { parts: measured, ...length } = measureSms(text);
  expect(length).toEqual({ coding, units, unitsPerPart, unitsLeft });
  expect(measured.map((part) => part.units)).toEqual(parts);
});

const gsmText = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom(..."aé €[]~\n^Z9"), maxLength });
const anyText = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom("a", "’", "😀", "\u200d", "€", "ह"), maxLength });
/** Texts of up to four parts of about `units`, with an end that may start another part. */
const nearEdge = (units: number, text: fc.Arbitrary<string>) =>
  fc.tuple(fc.nat(4), text).map(([parts, end]) => "a".repeat(parts * units) + end);

test("the parts join to the text, none exceeds its limit, and no pair is split", () => {
  fc.assert(
    fc.property(fc.oneof(gsmText(700), anyText(400)), (text) => {
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
  ["7-bit", nearEdge(150, gsmText(20)), fc.constantFrom("a", "€", " ")],
  ["16-bit", nearEdge(64, anyText(20)).map((text) => `’${text}`), fc.constantFrom("a", "😀", "€")],
])("adding a character anywhere never reduces the number of parts: %s", (_coding, texts, more) => {
  fc.assert(
    fc.property(texts, more, fc.nat(), (text, character, place) => {
      const characters = [...text];
      characters.splice(place % (characters.length + 1), 0, character);
      const before = measureSms(text).parts.length;
      expect(measureSms(characters.join("")).parts.length).toBeGreaterThanOrEqual(before);
    }),
  );
});
