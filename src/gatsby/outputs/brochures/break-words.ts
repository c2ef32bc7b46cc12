const WORD_MAX_CHARS = 40;
/** Matches a letter with its accents. No script has more than eight. */
const LETTER = /.[\p{M}\u200D]{0,8}/gsu;

/**
 * Inserts line breaks into words wider than `width`, which has the unit of `widthOf` (the width of
 * one letter). Kerning may shift a break by a letter. pdfkit would break such words itself, but it
 * measures the whole rest for each line, which takes minutes for a text without spaces; this takes
 * linear time. Words of up to `maxChars` UTF-16 units are left to pdfkit.
 */
export function breakLongWords(
  text: string,
  width: number,
  widthOf: (letter: string) => number,
  maxChars: number = WORD_MAX_CHARS,
): string {
  const widths = new Map<string, number>();
  const measured = (letter: string): number => {
    const known = widths.get(letter) ?? widthOf(letter);
    widths.set(letter, known);
    return known;
  };
  const broken = (word: string): string => {
    if (word.length <= maxChars) return word;
    const lines: string[] = [];
    let line = "";
    let used = 0;
    for (const [letter] of word.matchAll(LETTER)) {
      const next = measured(letter);
      if (line && used + next > width) {
        lines.push(line);
        line = "";
        used = 0;
      }
      line += letter;
      used += next;
    }
    return [...lines, line].join("\n");
  };
  // not "\s", because a no-break space keeps its neighbours in one word
  return text.replace(/[^ \t\r\n]+/g, broken);
}
