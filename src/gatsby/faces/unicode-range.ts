/** Printable characters of ASCII. */
const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 32 + i));
const LATIN_1 = String.fromCodePoint(...Array.from({ length: 96 }, (_, i) => 160 + i));

/** English text and prices: the characters of the web font that every page fetches. */
export const COMMON_CHARACTERS = Array.from(`${ASCII}\u00a0©®°·×½–—‘’“”•…€™£→←↑✓`);

/** The characters of brochures and social cards. */
export const DOCUMENT_CHARACTERS = Array.from(`${ASCII}${LATIN_1}–—‘’“”•…€™`);

/** Returns the characters of a CSS `unicode-range`. */
export const charactersOf = (range: string): string[] =>
  range.split(",").flatMap((part) => {
    const [from = 0, to = from] = part
      .split("-")
      .map((hex) => Number.parseInt(hex.replace("U+", ""), 16));
    return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
  });

/** Formats characters as a CSS `unicode-range`: "U+20-7E,U+A0". */
export function unicodeRange(characters: readonly string[]): string {
  const runs: [number, number][] = [];
  const points = characters.map((character) => character.codePointAt(0) ?? 0);
  for (const point of points.sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return runs.map(([a, b]) => (a === b ? `U+${hex(a)}` : `U+${hex(a)}-${hex(b)}`)).join(",");
}
