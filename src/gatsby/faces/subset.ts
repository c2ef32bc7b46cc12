import type { Font } from "fontkit";
import subsetFont from "subset-font";

/** A weight, or the range of weights that stays variable. */
export type Weight = number | { readonly min: number; readonly max: number };

/** A font file with the properties of its font. */
export interface FontFile {
  readonly bytes: Buffer;
  readonly font: Pick<Font, "variationAxes">;
}

/**
 * Returns the weights that a font can have within a range: the range, or the nearest weight where it has none of them
 * or one alone; null for a font that is not variable in weight.
 */
export function weightsWithin(
  { variationAxes: { wght } }: FontFile["font"],
  weight: Weight,
): Weight | null {
  if (!wght) return null;
  const { min, max } = typeof weight === "number" ? { min: weight, max: weight } : weight;
  const nearest = (wanted: number) => Math.min(Math.max(wanted, wght.min), wght.max);
  return nearest(min) < nearest(max) ? { min: nearest(min), max: nearest(max) } : nearest(min);
}

/** Subsets a font to `characters` and to its weight that is nearest to `weight`; other axes stay at their defaults. */
export function subset(
  { bytes, font }: FontFile,
  characters: readonly string[],
  weight: Weight,
  targetFormat: "truetype" | "woff2",
): Promise<Buffer> {
  const axes = Object.entries(font.variationAxes).flatMap(([name, axis]) => {
    const value = name === "wght" ? weightsWithin(font, weight) : axis?.default;
    return value === null || value === undefined ? [] : [[name, value] as const];
  });
  const variationAxes = Object.fromEntries(axes);
  return subsetFont(bytes, characters.join(""), { targetFormat, variationAxes });
}
