import { isGsm, septetsOf } from "../../../../src/features/tools/sms-length-counter/gsm-alphabet";

/**
 * Code points of the 7-bit default alphabet in the standard's order, 0x00 to 0x7F, from the Unicode
 * Consortium's public table GSM0338.TXT, version 1.1. 0x1B is the escape.
 */
const BASIC = `
  0040 00A3 0024 00A5 00E8 00E9 00F9 00EC 00F2 00C7 000A 00D8 00F8 000D 00C5 00E5
  0394 005F 03A6 0393 039B 03A9 03A0 03A8 03A3 0398 039E ESC. 00C6 00E6 00DF 00C9
  0020 0021 0022 0023 00A4 0025 0026 0027 0028 0029 002A 002B 002C 002D 002E 002F
  0030 0031 0032 0033 0034 0035 0036 0037 0038 0039 003A 003B 003C 003D 003E 003F
  00A1 0041 0042 0043 0044 0045 0046 0047 0048 0049 004A 004B 004C 004D 004E 004F
  0050 0051 0052 0053 0054 0055 0056 0057 0058 0059 005A 00C4 00D6 00D1 00DC 00A7
  00BF 0061 0062 0063 0064 0065 0066 0067 0068 0069 006A 006B 006C 006D 006E 006F
  0070 0071 0072 0073 0074 0075 0076 0077 0078 0079 007A 00E4 00F6 00F1 00FC 00E0`;
const EXTENSION = "000C 005E 007B 007D 005C 005B 007E 005D 007C 20AC";

const codesOf = (table: string): readonly number[] =>
  table
    .trim()
    .split(/\s+/)
    .filter((code) => code !== "ESC.")
    .map((code) => Number.parseInt(code, 16));

test("the alphabet matches the standard, character by character", () => {
  const basic = codesOf(BASIC);
  const extension = codesOf(EXTENSION);
  expect(basic).toHaveLength(127);
  for (let code = 0; code <= 0xffff; code += 1) {
    const expected = basic.includes(code) ? 1 : extension.includes(code) ? 2 : null;
    if (septetsOf(String.fromCharCode(code)) !== expected)
      throw new Error(`U+${code.toString(16)} should take ${expected} septets`);
  }
});

test.each([
  ["ng'ombe €7 GARÇON", true],
  ["ng’ombe", false],
  ["😀", false],
  ["", true],
])("%p fits the alphabet: %p", (text, fits) => {
  expect(isGsm(text)).toBe(fits);
});
