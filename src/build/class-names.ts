import { createHash } from "node:crypto";
import path from "node:path";

/** As much of what webpack tells a loader of its file as is used here. */
export interface StyledFile {
  readonly resourcePath: string;
  readonly rootContext: string;
}

const ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Four letters and digits for a CSS module at `file`, a path from the project's folder. */
export function shortFileName(file: string): string {
  const digest = createHash("sha256").update(file.split(path.sep).join("/")).digest();
  return [...digest.subarray(0, 4)].map((byte) => ALPHABET[byte % ALPHABET.length]).join("");
}

const numbers = new WeakMap<StyledFile, Map<string, number>>();

/**
 * A class of a CSS module in as few bytes as tell it from all others, for it stands in the HTML, the
 * styles and the scripts: `_`, four characters for the file and the number of the class in it. Both
 * follow from the file alone, so that HTML and scripts, built one after the other, agree.
 */
export function shortClassName(file: StyledFile, _pattern: string, name: string): string {
  const known = numbers.get(file) ?? new Map<string, number>();
  numbers.set(file, known);
  const number = known.get(name) ?? known.size;
  known.set(name, number);
  const short = shortFileName(path.relative(file.rootContext, file.resourcePath));
  return `_${short}${number.toString(36)}`;
}
