import { launch } from "chrome-launcher";
import { PAGE_KINDS } from "../__tests__/support/page-kinds";
import { CHROMIUM_ARGS, ensureChromium } from "../scripts/chromium";
import { collectResults, type Row } from "./results";
import { serveSite } from "./site";

const RUNS = 5;

const CATEGORIES = {
  performance: "performance",
  accessibility: "accessibility",
  "best practices": "best-practices",
  SEO: "seo",
} as const;

/** Column to Lighthouse's audit; times in ms, sizes in KB. */
const AUDITS = {
  "FCP ms": ["first-contentful-paint", 1],
  "LCP ms": ["largest-contentful-paint", 1],
  "TBT ms": ["total-blocking-time", 1],
  CLS: ["cumulative-layout-shift", 1],
  "Speed Index ms": ["speed-index", 1],
  "total KB": ["total-byte-weight", 1 / 1000],
} as const;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** One cold visit of a phone as Lighthouse sees it: column to value. */
async function visit(url: string): Promise<Record<string, number>> {
  const { default: lighthouse } = await import("lighthouse");
  const chrome = await launch({
    chromePath: ensureChromium(),
    chromeFlags: ["--headless=new", ...CHROMIUM_ARGS],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: "error" });
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
    const { categories, audits } = result.lhr;
    const scores = Object.entries(CATEGORIES).map(
      ([column, id]) => [column, Math.round((categories[id]?.score ?? 0) * 100)] as const,
    );
    const figures = Object.entries(AUDITS).map(([column, [id, factor]]) => {
      const value = (audits[id]?.numericValue ?? Number.NaN) * factor;
      return [column, column === "CLS" ? Number(value.toFixed(3)) : Math.round(value)] as const;
    });
    return Object.fromEntries([...scores, ...figures]);
  } finally {
    chrome.kill();
  }
}

/** The median of each column over `runs` visits. */
async function measure(origin: string, address: string, runs: number): Promise<Row> {
  const visits: Record<string, number>[] = [];
  for (let tries = 0; visits.length < runs; tries++) {
    if (tries > 2 * runs) throw new Error(`Lighthouse cannot measure ${address}`);
    const figures = await visit(origin + address);
    // now and then Chromium paints nothing that Lighthouse could time
    if (!Object.values(figures).some(Number.isNaN)) visits.push(figures);
  }
  const columns = Object.keys(visits[0] ?? {});
  const medians = columns.map((column) => [
    column,
    median(visits.map((figures) => figures[column] ?? Number.NaN)),
  ]);
  return { page: address, ...Object.fromEntries(medians) };
}

/**
 * `npm run bench -- pages [addresses] [--runs N]`: Lighthouse for phones, the median of N visits (5
 * unless said) to every kind of page, or those given, from the build in `public/` behind nginx.
 */
export async function run(args: readonly string[]): Promise<void> {
  const at = args.indexOf("--runs");
  const runs = at < 0 ? RUNS : Number(args[at + 1]);
  if (!Number.isInteger(runs) || runs < 1) throw new Error("--runs needs a number from 1");
  const addresses = args.filter((arg) => arg.startsWith("/"));
  const site = await serveSite();
  try {
    const keep = collectResults("pages", ["npm run bench -- pages", ...args].join(" "));
    for (const address of addresses.length > 0 ? addresses : PAGE_KINDS) {
      keep({ ...(await measure(site.url, address, runs)), host: site.host });
    }
  } finally {
    await site.close();
  }
}
