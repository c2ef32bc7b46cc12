import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Comments and texts, in which a full stop names no class. */
const NO_SELECTORS = /\/\*[\s\S]*?\*\/|"[^"\n]*"/g;
const NAME = /(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g;
const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Three letters that follow from the path alone: webpack keeps what it made of the other modules. */
const letters = (file: string): string =>
  [...createHash("sha256").update(file).digest().subarray(0, 3)]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join("");

/** Each name in a style module once, in its order. */
const namesIn = (css: string): string[] => [
  ...new Set([...css.replace(NO_SELECTORS, "").matchAll(NAME)].map(([, name = ""]) => name)),
];

/** Gives the name of a class or animation of a style module on the page. */
export type NameOf = (file: string, name: string) => string;

/**
 * A short name for every class and animation of the style modules given by their path: letters for
 * the module, a number for the name in it. With the names of file and class in them, a page's HTML
 * with CSS is 3 KB more.
 */
export function shortNames(modules: ReadonlyMap<string, string>): NameOf {
  const owners = new Map<string, string>();
  const short = new Map<string, string>();
  for (const [file, css] of modules) {
    const prefix = letters(file);
    const owner = owners.get(prefix);
    if (owner)
      throw new Error(`${file} needs another name: its classes would be those of ${owner}`);
    owners.set(prefix, file);
    for (const [at, name] of namesIn(css).entries()) short.set(`${file} ${name}`, prefix + at);
  }
  return (file, name) => {
    const found = short.get(`${file} ${name}`);
    if (!found) throw new Error(`${file}: the class ${name} was not found in the file`);
    return found;
  };
}

/** The same for every style module below `directory`, by their absolute paths. */
export function shortNamesBelow(directory: string): NameOf {
  const inside = (file: string) => path.relative(directory, file).split(path.sep).join("/");
  const files = readdirSync(directory, { recursive: true, encoding: "utf8" })
    .map((file) => path.join(directory, file))
    .filter((file) => file.endsWith(".module.css"));
  const nameOf = shortNames(
    new Map(files.map((file) => [inside(file), readFileSync(file, "utf8")])),
  );
  return (file, name) => nameOf(inside(file), name);
}
