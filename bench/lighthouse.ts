import { CHROMIUM_ARGS, ensureChromium } from "../scripts/support/chromium";

const CATEGORIES = {
  performance: "performance",
  accessibility: "accessibility",
  "best practices": "best-practices",
  SEO: "seo",
} as const;

/** Column to Lighthouse's audit; times in ms. */
const AUDITS = {
  "FCP ms": "first-contentful-paint",
  "LCP ms": "largest-contentful-paint",
  "TBT ms": "total-blocking-time",
  CLS: "cumulative-layout-shift",
  "Speed Index ms": "speed-index",
} as const;

/** Column to the kinds of request that it sums up; the rest is in the total alone. */
const REQUESTS = {
  "JS KB": "Script",
  "HTML KB": "Document",
  "CSS KB": "Stylesheet",
  "image KB": "Image",
  "font KB": "Font",
} as const;

export const CATEGORY_COLUMNS: readonly string[] = Object.keys(CATEGORIES);
/** What can be compared as a ratio. */
export const FIGURE_COLUMNS: readonly string[] = [
  ...Object.keys(AUDITS),
  ...Object.keys(REQUESTS),
  "total KB",
];

/** A request as Lighthouse's `network-requests` lists it; sizes in bytes, as they were sent. */
export interface NetworkRequest {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

/** Kilobytes (1,000 bytes) by kind of request and in all, with one decimal. */
export function kilobytesByType(requests: readonly NetworkRequest[]): Record<string, number> {
  const sum = (found: readonly NetworkRequest[]) =>
    Math.round(found.reduce((bytes, { transferSize = 0 }) => bytes + transferSize, 0) / 100) / 10;
  const columns = Object.entries(REQUESTS).map(([column, type]) => [
    column,
    sum(requests.filter(({ resourceType }) => resourceType === type)),
  ]);
  return { ...Object.fromEntries(columns), "total KB": sum(requests) };
}

/** One cold visit of a phone as Lighthouse sees it: column to value, NaN for what it could not time. */
async function visitOnce(url: string): Promise<Record<string, number>> {
  // ES modules, which Jest's CommonJS cannot load
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    import("lighthouse"),
    import("chrome-launcher"),
  ]);
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
    const figures = Object.entries(AUDITS).map(([column, id]) => {
      const value = audits[id]?.numericValue ?? Number.NaN;
      return [column, column === "CLS" ? Number(value.toFixed(3)) : Math.round(value)] as const;
    });
    const details = audits["network-requests"]?.details;
    const requests = details && "items" in details ? (details.items as NetworkRequest[]) : []; // its table
    return { ...Object.fromEntries([...scores, ...figures]), ...kilobytesByType(requests) };
  } finally {
    chrome.kill();
  }
}

/** A visit that Lighthouse could time: now and then Chromium paints nothing. Throws after three tries. */
export async function visit(url: string): Promise<Record<string, number>> {
  for (let tries = 0; tries < 3; tries++) {
    const figures = await visitOnce(url);
    if (!Object.values(figures).some(Number.isNaN)) return figures;
  }
  throw new Error(`Lighthouse cannot measure ${url}`);
}
