import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { CHROMIUM_ARGS, requireChromium } from "../../scripts/support/chromium";
import type { Figures } from "./results";

const PROGRAM = path.resolve("bench/node_modules/lighthouse/cli/index.js");

/** Lighthouse audits by result column. Times are in ms. */
const AUDITS = {
  "LCP ms": "largest-contentful-paint",
  "TBT ms": "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;

/** Lighthouse resource types by result column. Other types only count towards the total. */
const RESOURCES = {
  "JS KB": "script",
  "HTML KB": "document",
  "CSS KB": "stylesheet",
  "image KB": "image",
  "font KB": "font",
  "total KB": "total",
} as const;

/** Columns for which ratios make sense. */
export const FIGURE_COLUMNS = [...Object.keys(AUDITS), ...Object.keys(RESOURCES)];

/** The fields of Lighthouse's report that we use. */
interface Report {
  /** Scores from 0 to 1. */
  readonly categories: Readonly<Record<string, { title: string; score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { numericValue?: number; details?: { items?: Sent[] } }>
  >;
}
/** An item of `resource-summary`. Sizes are in bytes. */
type Sent = { readonly resourceType: string; readonly transferSize: number };

const mapValues = <T, U>(object: Readonly<Record<string, T>>, map: (value: T) => U) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));

/**
 * Visits a page once as a phone with a cold cache. Figures that Lighthouse couldn't measure are
 * NaN.
 */
async function visitOnce(url: string): Promise<Figures> {
  const flags = `--chrome-flags=${["--headless=new", ...CHROMIUM_ARGS].join(" ")}`;
  const command = [PROGRAM, url, "--output=json", "--quiet", "--no-enable-error-reporting", flags];
  const env = { ...process.env, CHROME_PATH: requireChromium() };
  const options = { env, maxBuffer: 100_000_000 };
  const { stdout } = await promisify(execFile)(process.execPath, command, options);
  const { categories, audits } = JSON.parse(stdout) as Report; // Lighthouse's format
  const percent = (score: number | null) => Math.round((score ?? 0) * 100);
  return {
    ...Object.fromEntries(
      Object.values(categories).map(({ title, score }) => [title, percent(score)]),
    ),
    ...mapValues(AUDITS, (id) => Number((audits[id]?.numericValue ?? Number.NaN).toFixed(3))),
    ...mapValues(RESOURCES, (type) => {
      const sent = audits["resource-summary"]?.details?.items ?? [];
      const bytes = sent.find(({ resourceType }) => resourceType === type)?.transferSize;
      return Math.round((bytes ?? Number.NaN) / 100) / 10;
    }),
  };
}

/** Installs Lighthouse if it's missing. Only this benchmark needs it. */
export function installLighthouse(): void {
  if (existsSync(PROGRAM)) return;
  execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: path.resolve("bench"),
    stdio: "inherit",
  });
}

/**
 * Visits a page, with up to three tries, because Chromium occasionally paints nothing. Throws if
 * all of them fail.
 */
export async function visit(url: string): Promise<Figures> {
  for (let tries = 0; tries < 3; tries++) {
    const figures = await visitOnce(url);
    if (!Object.values(figures).some(Number.isNaN)) return figures;
  }
  throw new Error(`Lighthouse cannot measure ${url}`);
}
