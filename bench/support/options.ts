import path from "node:path";
import { parseArgs } from "node:util";
import { wholeNumber } from "../../src/node/cli";

/** This checkout's name in results. */
export const OWN_SITE = "site";

/** One page of every kind that a visitor comes to first, by the name that `--kinds` takes. */
export const KINDS: Readonly<Record<string, string>> = {
  home: "/",
  services: "/services",
  service: "/services/ussd",
  pricing: "/pricing",
  blog: "/blog",
  post: "/blog/12",
  contact: "/contact",
  about: "/about",
  testimonials: "/testimonials",
  "case-studies": "/case-studies",
  tools: "/tools",
  tool: "/tools/sms-length",
  calculator: "/tools/sms-price",
  portal: "/sms-portal",
  category: "/blog/category/sms",
  legal: "/privacy-policy",
};
const DEFAULT_KINDS = "home,services,service,pricing,blog,post,contact";

/** Another checkout of the site, as `--also NAME=DIR` names it. */
export interface Checkout {
  readonly name: string;
  readonly directory: string;
}

export interface Options {
  readonly runs: number;
  /** Paths of the pages of the kinds. */
  readonly pages: readonly string[];
  readonly also: readonly Checkout[];
  /** What is no option. */
  readonly words: readonly string[];
}

function readCheckouts(texts: readonly string[]): Checkout[] {
  const names = [OWN_SITE];
  return texts.map((text) => {
    const [, name = "", directory = ""] = /^([\w-]+)=(.+)$/.exec(text) ?? [];
    if (!name) throw new Error(`--also is NAME=DIR, not ${text}`);
    if (names.includes(name)) throw new Error(`--also: the name ${name} is taken`);
    names.push(name);
    return { name, directory: path.resolve(directory) };
  });
}

function readKinds(text: string): string[] {
  const names = text === "all" ? Object.keys(KINDS) : text.split(",");
  return names.map((name) => {
    const page = KINDS[name];
    if (page) return page;
    throw new Error(`--kinds: ${name} is none of ${Object.keys(KINDS).join(", ")}, all`);
  });
}

/** `[words…] [--runs N] [--kinds a,b,c|all] [--also NAME=DIR]…`; throws what is wrong with them. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      runs: { type: "string", default: "3" },
      kinds: { type: "string", default: DEFAULT_KINDS },
      also: { type: "string", multiple: true, default: [] },
    },
    allowPositionals: true,
  });
  const { runs, kinds, also } = values;
  return {
    runs: wholeNumber(runs, "--runs", { min: 1, max: 1_000 }),
    pages: readKinds(kinds),
    also: readCheckouts(also),
    words: positionals,
  };
}
