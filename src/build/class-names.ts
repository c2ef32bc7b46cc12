import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Comments and texts, in which a full stop names no class. */
const NO_SELECTORS = /\/\*[\s\S]*?\*\/|"[^"\n]*"/g;
const NAME = /(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** a, b … z, ba, bb … */
const letters = (index: number): string =>
  (index < LETTERS.length ? "" : letters(Math.floor(index / LETTERS.length))) +
  LETTERS[index % LETTERS.length];

/** Each name in a style module once, in its order. */
const namesIn = (css: string): string[] => [
  ...new Set([...css.replace(NO_SELECTORS, "").matchAll(NAME)].map(([, name = ""]) => name)),
];

/**
 * A short name for every class and animation of the style modules given by their path: letters for
 * the module, a number for the name in it. With the names of file and class in them, a page's HTML
 * with CSS is 3 KB more.
 */
export function shortNames(
  modules: ReadonlyMap<string, string>,
): (file: string, name: string) => string {
  const short = new Map(
    [...modules]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, css], i) => {
        const own = namesIn(css).map((name, at) => [name, `${letters(i)}${at}`] as const);
        return [file, new Map(own)] as const;
      }),
  );
  return (file, name) => {
    const found = short.get(file)?.get(name);
    if (!found) throw new Error(`${file}: the class ${name} was not found in the file`);
    return found;
  };
}

/** The same for every style module below `directory`. */
export function shortNamesBelow(directory: string): (file: string, name: string) => string {
  const files = readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => path.join(directory, file));
  return shortNames(new Map(files.map((file) => [file, readFileSync(file, "utf8")])));
}
