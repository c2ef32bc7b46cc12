import { isGsm } from "./gsm-alphabet";

/** A character, as perceived by readers, that forces a message into 16-bit coding. */
export interface NonGsmCharacter {
  readonly text: string;
  /** Such as "curly apostrophe". */
  readonly name: string;
  readonly count: number;
  /** What to replace it with: "" if it can simply be removed, or null if there's no equivalent. */
  readonly replacement: string | null;
}

/**
 * Characters that phones and word processors insert: character, name, replacement. The space before
 * a fraction keeps "2½" from becoming "21/2".
 */
const KNOWN: readonly (readonly [string, string, string])[] = [
  ["’", "curly apostrophe", "'"],
  ["‘", "opening single quote", "'"],
  ["‛", "reversed single quote", "'"],
  ["‚", "low single quote", "'"],
  ["ʼ", "letter apostrophe", "'"],
  ["ʻ", "turned letter apostrophe", "'"],
  ["′", "prime", "'"],
  ["`", "backtick", "'"],
  ["´", "acute accent", "'"],
  ["“", "opening double quote", '"'],
  ["”", "closing double quote", '"'],
  ["„", "low double quote", '"'],
  ["″", "double prime", '"'],
  ["«", "opening angle quote", '"'],
  ["»", "closing angle quote", '"'],
  ["‹", "opening single angle quote", "'"],
  ["›", "closing single angle quote", "'"],
  ["‐", "typographic hyphen", "-"],
  ["‑", "non-breaking hyphen", "-"],
  ["‒", "figure dash", "-"],
  ["–", "en dash", "-"],
  ["—", "em dash", "-"],
  ["―", "horizontal bar", "-"],
  ["−", "minus sign", "-"],
  ["…", "ellipsis", "..."],
  ["•", "bullet", "-"],
  ["·", "middle dot", "-"],
  ["×", "multiplication sign", "x"],
  ["÷", "division sign", "/"],
  ["⁄", "fraction slash", "/"],
  ["½", "one half", " 1/2"],
  ["¼", "one quarter", " 1/4"],
  ["¾", "three quarters", " 3/4"],
  ["°", "degree sign", " deg"],
  ["©", "copyright sign", "(c)"],
  ["®", "registered sign", "(R)"],
  ["™", "trade mark sign", "(TM)"],
  ["→", "right arrow", "->"],
  ["←", "left arrow", "<-"],
  ["\t", "tab", " "],
  ["\u00a0", "no-break space", " "],
  ["\u202f", "narrow no-break space", " "],
  ["\u2009", "thin space", " "],
  ["\u200a", "hair space", " "],
  ["\u2003", "em space", " "],
  ["\u2002", "en space", " "],
  ["\u200b", "zero-width space", ""],
  ["\u200c", "zero-width non-joiner", ""],
  ["\u200d", "zero-width joiner", ""],
  ["\u2060", "word joiner", ""],
  ["\ufeff", "byte-order mark", ""],
  ["\u00ad", "soft hyphen", ""],
  ["\u2028", "line separator", "\n"],
  ["\u2029", "paragraph separator", "\n"],
];
const BY_CHARACTER = new Map(
  KNOWN.map(([text, name, replacement]) => [text, { name, replacement }]),
);

const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Ethiopic}/u, "Ethiopic letter"],
  [/\p{Script=Arabic}/u, "Arabic letter"],
  [/\p{Script=Cyrillic}/u, "Cyrillic letter"],
  [/\p{Script=Greek}/u, "Greek letter"],
  [/\p{Script=Hebrew}/u, "Hebrew letter"],
  [/\p{Script=Devanagari}/u, "Devanagari letter"],
  [/\p{Script=Gujarati}/u, "Gujarati letter"],
  [/\p{Script=Han}/u, "Chinese character"],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "Japanese letter"],
  [/\p{Script=Hangul}/u, "Korean letter"],
];

const EMOJI = /[\p{Extended_Pictographic}\p{Regional_Indicator}]|\p{Me}/u;
/** Joiners, controls, variation selectors and the keycap frame. */
const INVISIBLE = /\p{Cf}|\p{Cc}|\p{Variation_Selector}|\p{Me}/gu;

/** Lists the characters outside the 7-bit alphabet, without duplicates, in text order. */
export function nonGsmCharacters(text: string): readonly NonGsmCharacter[] {
  const counts = new Map<string, number>();
  for (const shown of graphemes(text)) {
    if (!isGsm(shown)) counts.set(shown, (counts.get(shown) ?? 0) + 1);
  }
  return [...counts].map(([shown, count]) => ({ text: shown, count, ...describe(shown) }));
}

/**
 * Replaces every occurrence of a character, except inside a longer one (such as an emoji sequence).
 */
export const replaceCharacter = (text: string, character: string, replacement: string): string =>
  graphemes(text)
    .map((shown) => (shown === character ? replacement : shown))
    .join("");

/** Replaces every character that has a replacement. */
export const toPlainSms = (text: string): string =>
  graphemes(text)
    .map((shown) => (isGsm(shown) ? shown : (describe(shown).replacement ?? shown)))
    .join("");

/**
 * Splits text into characters as readers see them, or into code points in browsers without
 * `Intl.Segmenter`.
 */
function graphemes(text: string): readonly string[] {
  if (!("Segmenter" in Intl)) return [...text];
  const segments = new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text);
  return Array.from(segments, ({ segment }) => segment);
}

function describe(shown: string): Pick<NonGsmCharacter, "name" | "replacement"> {
  const known = BY_CHARACTER.get(shown) ?? BY_CHARACTER.get(shown.replace(INVISIBLE, ""));
  if (known) return known;
  return { name: nameOf(shown), replacement: replacementOf(shown) };
}

function nameOf(shown: string): string {
  if (EMOJI.test(shown)) return "emoji";
  const base = withoutMarks(shown);
  if (base !== shown.normalize("NFC") && /^\p{Script=Latin}$/u.test(base))
    return `letter ${base} with an accent`;
  const script = SCRIPTS.find(([letters]) => letters.test(shown));
  if (script) return script[1];
  const code = (shown.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return `character U+${code}`;
}

const withoutMarks = (shown: string): string =>
  shown.normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC");

function replacementOf(shown: string): string | null {
  const visible = shown.replace(INVISIBLE, "");
  const candidates = [visible.normalize("NFC"), visible.normalize("NFKC"), withoutMarks(visible)];
  const plain = candidates.find((candidate) => candidate !== "" && isGsm(candidate));
  if (plain !== undefined) return plain;
  // emoji and signs can be removed, but removing a letter would change the word
  return /\p{L}/u.test(visible) ? null : "";
}
