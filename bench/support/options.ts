import path from "node:path";
import { parseArgs } from "node:util";
import { PAGE_KINDS } from "../../__tests__/support/browser/page-kinds";
import { wholeNumber } from "../../src/node/cli";

/** This checkout's name in results. */
export const THIS_SITE = "site";

const DEFAULT_KINDS = "home,services,service,pricing,blog,post,contact";

export interface Checkout {
  readonly name: string;
  readonly directory: string;
}

function readCheckouts(texts: readonly string[]): Checkout[] {
  const checkouts = [{ name: THIS_SITE, directory: process.cwd() }];
  for (const text of texts) {
    const [, name = "", directory = ""] = /^([\w-]+)=(.+)$/.exec(text) ?? [];
    if (!name) throw new Error(`--also is NAME=DIR, not ${text}`);
    if (checkouts.some((one) => one.name === name)) throw new Error(`--also: ${name} is taken`);
    checkouts.push({ name, directory: path.resolve(directory) });
  }
  return checkouts;
}

function readKinds(text: string): string[] {
  const names = text === "all" ? Object.keys(PAGE_KINDS) : text.split(",");
  return names.map((name) => {
    const page = PAGE_KINDS[name];
    if (page) return page;
    throw new Error(`--kinds: ${name} must be one of ${Object.keys(PAGE_KINDS).join(", ")}, all`);
  });
}

/**
 * Parses `[words…] [--runs N] [--kinds a,b,c|all] [--also NAME=DIR]…`. `pages` are paths, and
 * `checkouts` starts with this one. Throws if an argument is invalid.
 */
export function readOptions(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      runs: { type: "string", default: "3" },
      kinds: { type: "string", default: DEFAULT_KINDS },
      also: { type: "string", multiple: true, default: [] },
    },
    allowPositionals: true,
  });
  return {
    runs: wholeNumber(values.runs, "--runs", { min: 1, max: 1_000 }),
    pages: readKinds(values.kinds),
    checkouts: readCheckouts(values.also),
    words: positionals,
  };
}

/** Parses numbers of posts. Returns `preset` if there are no words. */
export const postCounts = (words: readonly string[], preset: readonly number[]) =>
  words.length === 0
    ? preset
    : words.map((word) => wholeNumber(word, "The number of posts", { min: 1, max: 100_000 }));
