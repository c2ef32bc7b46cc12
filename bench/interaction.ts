import { type Browser, chromium, type Page } from "playwright-core";
import { CHROMIUM_ARGS, requireChromium } from "../scripts/support/chromium";
import { withSites } from "./support/hosts";
import { readOptions } from "./support/options";
import type { Keep, Row } from "./support/results";
import { rotated } from "./support/statistics";
import { VISITS, type Visit } from "./support/visits";

const SLOWDOWN = 4;
const LONG_MS = 50;
const SETTLE_MS = 600;

/** What of Chromium's trace events is read here; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  /** Processor time of the thread: what other programs take from it does not count. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Categories to trace for `taskTimes`. */
const TRACED = ["__metadata", "devtools.timeline", "disabled-by-default-devtools.timeline"];

/** Milliseconds of processor time of each task of the page's main thread. */
function taskTimes(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }; // its form
  const thread = ({ pid, tid }: TraceEvent) => `${pid}.${tid}`;
  const main = traceEvents
    .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
    .map(thread);
  return traceEvents
    .filter((event) => event.name === "RunTask" && main.includes(thread(event)))
    .map(({ tdur, dur = 0 }) => (tdur ?? dur) / 1_000);
}

/** How long the slowest response to a press or key took since the last call, until painted, in ms. */
const slowestEvent = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { slow } = window as unknown as { slow: { ms: number } }; // of `openPage`
    const { ms } = slow;
    slow.ms = 0;
    return ms;
  });

async function openPage(browser: Browser, viewport: Visit["viewport"]): Promise<Page> {
  const page = await browser.newPage({ viewport });
  await page.addInitScript(() => {
    const slow = { ms: 0 };
    Object.assign(window, { slow });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) slow.ms = Math.max(slow.ms, duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit); // newer than its type
  });
  return page;
}

async function measure(
  browser: Browser,
  url: string,
  visit: Visit,
): Promise<Record<string, number>> {
  const page = await openPage(browser, visit.viewport);
  try {
    await page.goto(url + visit.urlPath);
    await page.locator("header[data-hydrated]").waitFor();
    const act = await visit.start(page);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await slowestEvent(page);
    await browser.startTracing(page, { categories: TRACED });
    await act();
    await page.waitForTimeout(SETTLE_MS);
    const tasks = taskTimes(await browser.stopTracing());
    return {
      "longest task ms": Math.round(Math.max(0, ...tasks)),
      "over 50 ms": tasks.filter((ms) => ms > LONG_MS).length,
      "slowest event ms": await slowestEvent(page),
    };
  } finally {
    await page.close();
  }
}

/** Other work on the machine only ever adds: the least of the runs is nearest to the truth. */
const least = (one: Record<string, number>, other: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(one).map(([name, value]) => [name, Math.min(value, other[name] ?? value)]),
  );

/**
 * `npm run bench -- interaction [words] [--runs N] [--also NAME=DIR]…`: what the build in `public/` and those
 * of other checkouts cost the main thread of a processor slowed down four times, in processor time of its
 * tasks. The least of N runs (3 unless said), sites in turn; words choose visits by name.
 */
export async function run(args: readonly string[], keep: Keep): Promise<void> {
  const { runs, words, also } = readOptions(args);
  const chosen = VISITS.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  const executablePath = requireChromium();
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
  const rows: Row[] = [];
  try {
    await withSites(also, async (sites) => {
      for (const visit of chosen) {
        const figures = new Map<string, Record<string, number>>();
        for (let round = 0; round < runs; round++) {
          for (const { name, url } of rotated(sites, round)) {
            const now = await measure(browser, url, visit);
            figures.set(name, least(now, figures.get(name) ?? now));
          }
        }
        for (const [site, least] of figures) rows.push({ visit: visit.name, site, ...least });
        console.log(JSON.stringify(rows.slice(-sites.length)));
        keep({ [`Least of ${runs}`]: rows });
      }
    });
  } finally {
    await browser.close();
  }
}
