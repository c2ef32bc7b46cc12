import path from "node:path";
import { parseArgs } from "node:util";
import { COMPARED_KINDS, isKind, KINDS, type Kind } from "./kinds";

const DEFAULT_RUNS = 3;
const DEFAULT_SIZES = [100, 1_000, 5_000];
/** Our site's name in results. */
export const OWN_SITE = "site";
/** Name of the plain Gatsby site in results, and of its folder in `bench/peers`. */
export const PEER = "plain-gatsby";

/** Another checkout of the site, as `--also NAME=DIR` names it. */
export interface Checkout {
  readonly name: string;
  readonly directory: string;
}

export interface PagesOptions {
  readonly runs: number;
  readonly kinds: readonly Kind[];
  readonly also: readonly Checkout[];
}

export interface BuildOptions {
  /** Numbers of posts. */
  readonly sizes: readonly number[];
  readonly also: readonly Checkout[];
}

function count(text: string, name: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name} is a whole number from 1`);
  return value;
}

function readCheckouts(texts: readonly string[]): Checkout[] {
  const checkouts = texts.map((text) => {
    const [, name = "", directory = ""] = /^([\w-]+)=(.+)$/.exec(text) ?? [];
    if (!name) throw new Error(`--also is NAME=DIR, not ${text}`);
    return { name, directory: path.resolve(directory) };
  });
  const names = [OWN_SITE, PEER, ...checkouts.map(({ name }) => name)];
  const taken = names.find((name, index) => names.indexOf(name) !== index);
  if (taken) throw new Error(`--also: the name ${taken} is taken`);
  return checkouts;
}

function readKinds(text: string | undefined): readonly Kind[] {
  if (text === undefined) return COMPARED_KINDS;
  if (text === "all") return Object.keys(KINDS).filter(isKind);
  return text.split(",").map((name) => {
    if (isKind(name)) return name;
    throw new Error(`--kinds: ${name} is none of ${Object.keys(KINDS).join(", ")}, all`);
  });
}

/** `[--runs N] [--kinds a,b,c|all] [--also NAME=DIR]…`; throws a sentence about what is wrong. */
export function readPagesOptions(args: readonly string[]): PagesOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: "string", default: String(DEFAULT_RUNS) },
      kinds: { type: "string" },
      also: { type: "string", multiple: true, default: [] },
    },
  });
  return {
    runs: count(values.runs, "--runs"),
    kinds: readKinds(values.kinds),
    also: readCheckouts(values.also),
  };
}

/** `[sizes…] [--also NAME=DIR]…`; throws a sentence about what is wrong. */
export function readBuildOptions(args: readonly string[]): BuildOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { also: { type: "string", multiple: true, default: [] } },
    allowPositionals: true,
  });
  return {
    sizes:
      positionals.length > 0
        ? positionals.map((text) => count(text, "A number of posts"))
        : DEFAULT_SIZES,
    also: readCheckouts(values.also),
  };
}
