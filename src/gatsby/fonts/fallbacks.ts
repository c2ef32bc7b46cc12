import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Font } from "fontkit";
import { replaceOutput } from "../../node/replace-file";
import { openFont } from "./open-font";

/** WOFF2 files in `fallbacks/`, in the order in which they're tried. */
const NAMES = [
  "noto-sans-latin-717693f8",
  "noto-sans-latin-ext-777b0dcd",
  "noto-sans-vietnamese-25220380",
  "noto-sans-cyrillic-ed7b0747",
  "noto-sans-greek-d9d646a0",
  "noto-sans-ethiopic-a5b53895",
  "noto-sans-arabic-f27429d9",
  "noto-sans-math-fac094bf",
];
// Gatsby compiles this module into its cache, where there are no fonts next to it.
const IN_PROJECT = path.resolve("src/gatsby/fonts/fallbacks");
const FOLDER = existsSync(IN_PROJECT) ? IN_PROJECT : path.join(__dirname, "fallbacks");
const TRUE_TYPE_FOLDER = ".content-cache/fonts";

/** Fonts for letters that a company's own fonts lack. */
export const FALLBACKS: readonly string[] = NAMES.map((name) => path.join(FOLDER, `${name}.woff2`));

const opened = new Map<string, Font>();

/**
 * Opens a font. The result is cached, because opening a fallback takes up to a tenth of a second.
 */
export function fontOf(file: string): Font {
  const font = opened.get(file) ?? openFont(file);
  opened.set(file, font);
  return font;
}

/**
 * Returns the path of a fallback font as TrueType, which PDFs and cards need. A font with variable
 * weight is fixed at `weight`. The file is made on first use and then kept.
 */
export async function trueType(fallback: string, weight: 400 | 600): Promise<string> {
  const name = `${path.basename(fallback, ".woff2")}-${weight}.ttf`;
  const file = path.resolve(TRUE_TYPE_FOLDER, name);
  if (existsSync(file)) return file;
  // Loaded here, because few builds need this WebAssembly. With `import()`, Gatsby's compiler
  // wouldn't give this package a default export.
  const subsetFont: typeof import("subset-font") = require("subset-font");
  const variationAxes = "wght" in fontOf(fallback).variationAxes ? { wght: weight } : {};
  const options = { keepAllGlyphs: true, targetFormat: "sfnt", variationAxes } as const;
  replaceOutput(file, await subsetFont(readFileSync(fallback), undefined, options));
  return file;
}
