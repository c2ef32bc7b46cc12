import { readFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";

/** The families by the names of their files, each with the folder of its package. */
export const FAMILIES = {
  sora: {
    name: "Sora",
    folder: path.dirname(require.resolve("@fontsource-variable/sora/unicode.json")),
  },
  figtree: {
    name: "Figtree",
    folder: path.dirname(require.resolve("@fontsource-variable/figtree/unicode.json")),
  },
};
export type Family = keyof typeof FAMILIES;

/** A weight, or the range of weights that stays variable; 400–800. */
export type Weight = number | { readonly min: number; readonly max: number };

/** Printable ASCII. */
export const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 32 + i));

/** Subsets the upright font of `family` for `script` to `characters` and `weight`. */
export async function subset(
  family: Family,
  script: "latin" | "latin-ext",
  characters: string,
  weight: Weight,
  targetFormat: "truetype" | "woff2",
): Promise<Buffer> {
  const file = `files/${family}-${script}-wght-normal.woff2`;
  const font = await readFile(path.join(FAMILIES[family].folder, file));
  return subsetFont(font, characters, { targetFormat, variationAxes: { wght: weight } });
}
