const WORD_MAX_CHARS = 40;
/** Matches a letter with its accents; eight at most, since no script has more. */
const LETTER = /.[\p{M}\u200D]{0,8}/gsu;

/**
 * Returns `text` with line ends in each word that is wider than a line of `width`, in the unit of `widthOf`, which
 * measures one letter; kerning may shift an end by a letter. pdfkit breaks such words itself, but measures all that is
 * left of them for each line: minutes for a text without spaces. This takes linear time. Words of up to `maxChars`
 * UTF-16 units are left to it.
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
  // not "\s": a no-break space joins its neighbours to one word
  return text.replace(/[^ \t\r\n]+/g, broken);
}
