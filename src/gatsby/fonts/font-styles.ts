import { createFontStack } from "@capsizecss/core";
import type { Fonts, MeasuredFont, WebFont } from "./fonts";
import { openFont } from "./open-font";

export const FONTS_ROUTE = "/fonts";

type Metrics = Parameters<typeof createFontStack>[0][number];

// Font metrics in thousandths of an em. The mean widths are for English text, weighted by
// LETTER_SHARES.
const ARIAL = { ascent: 905, descent: -212, lineGap: 33, unitsPerEm: 1000 };
const ROBOTO = { ascent: 928, descent: -244, lineGap: 0, unitsPerEm: 1000 };
const systemFont = (familyName: string, fullName: string, postscriptName: string) => ({
  familyName,
  fullName,
  postscriptName,
});
const SYSTEM_FONTS: Readonly<Record<MeasuredFont["like"], readonly Metrics[]>> = {
  regular: [
    { ...systemFont("Arial", "Arial", "ArialMT"), ...ARIAL, xWidthAvg: 440.363 },
    {
      ...systemFont("Liberation Sans", "Liberation Sans", "LiberationSans"),
      ...{ ...ARIAL, xWidthAvg: 440.363 },
    },
    { ...systemFont("Roboto", "Roboto", "Roboto-Regular"), ...ROBOTO, xWidthAvg: 441.487 },
  ],
  bold: [
    { ...systemFont("Arial", "Arial Bold", "Arial-BoldMT"), ...ARIAL, xWidthAvg: 476.083 },
    {
      ...systemFont("Liberation Sans", "Liberation Sans Bold", "LiberationSans-Bold"),
      ...{ ...ARIAL, xWidthAvg: 476.083 },
    },
    { ...systemFont("Roboto", "Roboto Bold", "Roboto-Bold"), ...ROBOTO, xWidthAvg: 447.494 },
  ],
};

/** Frequency of each letter and of the space in English text, per thousand. */
const LETTER_SHARES: Readonly<Record<string, number>> = {
  ...{ a: 65, b: 12, c: 22, d: 34, e: 102, f: 18, g: 16, h: 49, i: 56, j: 1, k: 6, l: 32, m: 19 },
  ...{ n: 54, o: 61, p: 15, q: 1, r: 48, s: 51, t: 73, u: 22, v: 8, w: 19, x: 1, y: 16, z: 1 },
  " ": 182,
};

/** Returns a font stack that ends with system fonts scaled to take up the same space. */
function fallbackStack(family: string, { weights, file, like }: MeasuredFont) {
  const font = openFont(file);
  const shares = Object.entries(LETTER_SHARES);
  const advance = (letter: string) =>
    font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth;
  const width = shares.reduce((sum, [letter, share]) => sum + share * advance(letter), 0);
  const { ascent, descent, lineGap, unitsPerEm } = font;
  const xWidthAvg = width / shares.reduce((sum, [, share]) => sum + share, 0);
  return createFontStack(
    [
      { familyName: family, ascent, descent, lineGap, unitsPerEm, xWidthAvg },
      ...SYSTEM_FONTS[like],
    ],
    { fontFaceProperties: { fontWeight: weights } },
  );
}

/** Returns a style sheet with the names of both fonts and their scaled fallbacks. */
export function fontStyle({ heading, text }: Fonts): string {
  const stacks = ({ family, measured }: WebFont) =>
    measured.map((font) => fallbackStack(family, font));
  const [headings, texts] = [stacks(heading), stacks(text)];
  const property = (name: string, [stack]: ReturnType<typeof stacks>) =>
    `--font-${name}: ${stack?.fontFamily}, system-ui, sans-serif;`;
  const rules = [...headings, ...texts].map(({ fontFaces }) => fontFaces);
  return `:root{${property("heading", headings)}${property("text", texts)}}\n${rules.join("\n")}\n`;
}

const urlOf = ({ name }: WebFont["files"][number]): string => `${FONTS_ROUTE}/${name}`;

/** Returns the values that `src/styles/font-loading.ts` puts into every page. */
export function fontConstants({ heading, text }: Fonts) {
  const both = [heading, text];
  const rule = ({ family, weights, files }: WebFont) =>
    files.map((file) => {
      const range = file.unicodeRange ? `;unicode-range:${file.unicodeRange}` : "";
      const src = `src:url("${urlOf(file)}") format("woff2")`;
      return `@font-face{font-family:"${family}";font-weight:${weights};font-display:optional;${src}${range}}`;
    });
  return {
    /** `@font-face` rules of the web fonts. */
    rules: both.flatMap(rule).join(""),
    /** URLs of the files that every page needs. */
    common: both.flatMap(({ files }) => files.slice(0, 1).map(urlOf)),
    /** Fonts that the page's script loads, in CSS notation. */
    first: [`600 1em ${heading.family}`, `1em ${text.family}`],
  };
}
