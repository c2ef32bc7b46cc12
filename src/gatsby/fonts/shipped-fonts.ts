import { existsSync } from "node:fs";
import path from "node:path";
import type { Fonts, WebFontFile } from "./fonts";

// Character ranges from Google Fonts and Fontsource. `LATIN` and `LATIN_EXT` leave out the
// characters in `COMMON`.
const COMMON =
  "U+20-7E,U+A0,U+A3,U+A9,U+AE,U+B0,U+B7,U+BD,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2122,U+2190-2192,U+2713";
const LATIN =
  "U+0-1F,U+7F-9F,U+A1-A2,U+A4-A8,U+AA-AD,U+AF,U+B1-B6,U+B8-BC,U+BE-D6,U+D8-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2027-206F,U+2193,U+2212,U+2215,U+FEFF,U+FFFD";
const LATIN_EXT =
  "U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF";

/**
 * Returns a font's files in `static/fonts`. Their names end in the first 8 digits of their SHA-256.
 */
const webFiles = (common: string, latin: string, latinExt: string): readonly WebFontFile[] => [
  { name: `${common}.woff2`, unicodeRange: COMMON },
  { name: `${latin}.woff2`, unicodeRange: LATIN },
  { name: `${latinExt}.woff2`, unicodeRange: LATIN_EXT },
];

// Gatsby compiles this module into its cache, where there are no fonts next to it.
const IN_PROJECT = path.resolve("src/gatsby/fonts");
const FOLDER = existsSync(IN_PROJECT) ? IN_PROJECT : __dirname;
const trueType = (name: string): string => path.join(FOLDER, `${name}.ttf`);

/** Sora and Figtree, for companies without their own fonts. */
export const SHIPPED_FONTS: Fonts = {
  heading: {
    family: "Sora",
    weights: "400 800",
    files: webFiles("sora-a5e388df", "sora-latin-136357a8", "sora-latin-ext-509d7afc"),
    measured: [{ weights: "400 800", file: trueType("sora-600"), like: "bold" }],
  },
  text: {
    family: "Figtree",
    weights: "400 700",
    files: webFiles("figtree-9fd6a873", "figtree-latin-df8352cc", "figtree-latin-ext-3fc475c4"),
    measured: [
      { weights: "400 500", file: trueType("figtree-400"), like: "regular" },
      { weights: "501 700", file: trueType("figtree-600"), like: "bold" },
    ],
  },
  documents: {
    heading: trueType("sora-600"),
    text: trueType("figtree-400"),
    textBold: trueType("figtree-600"),
  },
};
