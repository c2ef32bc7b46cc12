import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { CHROMIUM_ARGS, requireChromium } from "../../scripts/support/chromium";
import type { Figures } from "./results";

const PROGRAM = path.resolve("bench/node_modules/lighthouse/cli/index.js");
/** The most bytes of a report, which lists each request. */
const MAX_OUTPUT_BYTES = 100_000_000;

/** Lighthouse's audits by the column of their result; times in ms. */
const AUDITS = {
  "LCP ms": "largest-contentful-paint",
  "TBT ms": "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;

/** Kinds of requests by the column of their sum; other kinds are in the total alone. */
const REQUESTS = {
  "JS KB": "Script",
  "HTML KB": "Document",
  "CSS KB": "Stylesheet",
  "image KB": "Image",
  "font KB": "Font",
} as const;

/** Columns that can be compared as a ratio. */
export const FIGURE_COLUMNS = [...Object.keys(AUDITS), ...Object.keys(REQUESTS), "total KB"];

/** A request as Lighthouse's `network-requests` lists it; sizes in bytes, as they were sent. */
export interface NetworkRequest {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

/** The used fields of Lighthouse's report. */
interface Report {
  /** Lighthouse's own scores, from 0 to 1. */
  readonly categories: Readonly<Record<string, { title: string; score: number | null }>>;
  readonly audits: Readonly<Record<string, Audit>>;
}
interface Audit {
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly NetworkRequest[] };
}

const mapValues = <T, U>(object: Readonly<Record<string, T>>, map: (value: T) => U) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));

/** Returns the kilobytes (1,000 bytes) by kind of request and in all, with one decimal. */
export function kilobytesByType(requests: readonly NetworkRequest[]): Figures {
  const sum = (found: readonly NetworkRequest[]) =>
    Math.round(found.reduce((bytes, { transferSize = 0 }) => bytes + transferSize, 0) / 100) / 10;
  const ofType = (type: string) => sum(requests.filter((request) => request.resourceType === type));
  return { ...mapValues(REQUESTS, ofType), "total KB": sum(requests) };
}

/**
 * Visits a page once as a phone with a cold cache and returns Lighthouse's figures by column, NaN for one that it could
 * not time.
 */
async function visitOnce(url: string): Promise<Figures> {
  const flags = `--chrome-flags=${["--headless=new", ...CHROMIUM_ARGS].join(" ")}`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [PROGRAM, url, "--output=json", "--quiet", "--no-enable-error-reporting", flags],
    { env: { ...process.env, CHROME_PATH: requireChromium() }, maxBuffer: MAX_OUTPUT_BYTES },
  );
  const { categories, audits } = JSON.parse(stdout) as Report; // its form
  const scores = Object.values(categories).map(({ title, score }) => [
    title,
    Math.round((score ?? 0) * 100),
  ]);
  return {
    ...Object.fromEntries(scores),
    ...mapValues(AUDITS, (id) => {
      const value = audits[id]?.numericValue ?? Number.NaN;
      return id === AUDITS.CLS ? Number(value.toFixed(3)) : Math.round(value);
    }),
    ...kilobytesByType(audits["network-requests"]?.details?.items ?? []),
  };
}

/** Installs Lighthouse where it is missing: no other command needs it. */
export function installLighthouse(): void {
  if (existsSync(PROGRAM)) return;
  execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: path.resolve("bench"),
    stdio: "inherit",
  });
}

/** Returns a visit that Lighthouse could time: now and then Chromium paints nothing. Throws after three tries. */
export async function visit(url: string): Promise<Figures> {
  for (let tries = 0; tries < 3; tries++) {
    const figures = await visitOnce(url);
    if (!Object.values(figures).some(Number.isNaN)) return figures;
  }
  throw new Error(`Lighthouse cannot measure ${url}`);
}
