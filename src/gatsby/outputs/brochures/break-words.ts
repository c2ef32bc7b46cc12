const WORD_MAX_CHARS = 40;
/** Matches a letter and its combining marks. No script uses more than eight. */
const LETTER = /.[\p{M}\u200D]{0,8}/gsu;

/**
 * Inserts line breaks into words wider than `width`, in linear time. pdfkit would break them
 * itself, but it measures all the remaining text for each line, so text without spaces can take
 * minutes. Kerning may shift a break by a letter. Words of up to `maxChars` UTF-16 units are left
 * to pdfkit. `widthOf` returns a letter's width in the unit of `width`.
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
