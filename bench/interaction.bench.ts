import type { Browser } from "playwright-core";
import { withSites } from "./support/hosts";
import { readOptions } from "./support/options";
import type { Figures, Keep, Row } from "./support/results";
import { inTurns, summary } from "./support/statistics";
import { VISITS, type Visit } from "./support/visits";

const SLOWDOWN = 4;
const SETTLE_MS = 600;

/** The fields of Chromium's trace events that we use. Times are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  /** The thread's CPU time, which other programs don't affect. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Trace categories that `taskTimes` needs. */
const TRACED = ["__metadata", "devtools.timeline", "disabled-by-default-devtools.timeline"];

/** Returns the CPU time of each main-thread task, in ms. */
function taskTimes(trace: Buffer): number[] {
  // Chromium's format
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid}.${tid}`;
  const main = traceEvents
    .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
    .map(thread);
  return traceEvents
    .filter((event) => event.name === "RunTask" && main.includes(thread(event)))
    .map(({ tdur, dur = 0 }) => (tdur ?? dur) / 1_000);
}

async function measure(browser: Browser, url: string, visit: Visit): Promise<Figures> {
  const page = await browser.newPage({ viewport: visit.viewport });
  try {
    await page.goto(url + visit.urlPath);
    await page.locator("header[data-hydrated]").waitFor();
    const act = await visit.start(page);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await browser.startTracing(page, { categories: TRACED });
    await act();
    await page.waitForTimeout(SETTLE_MS);
    const tasks = taskTimes(await browser.stopTracing());
    return {
      "longest task ms": Math.round(Math.max(0, ...tasks)),
      "over 50 ms": tasks.filter((ms) => ms > 50).length,
    };
  } finally {
    await page.close();
  }
}

/**
 * `npm run bench -- interaction [words] [--runs N] [--also NAME=DIR]…`: measures the CPU time of
 * main-thread tasks, for the build in `public/` and those of other checkouts, with the CPU slowed
 * down four times. Reports the minimum of N runs (3 by default), with sites taking turns. Words
 * select visits by name.
 */
export async function run(args: readonly string[], keep: Keep): Promise<void> {
  const { runs, words, checkouts } = readOptions(args);
  const isChosen = ({ name }: Visit) => !words.length || words.some((word) => name.includes(word));
  const rows: Row[] = [];
  await withSites(checkouts, async (sites, browser) => {
    for (const visit of VISITS.filter(isChosen)) {
      console.log(visit.name);
      const measured = await inTurns(sites, runs, ({ url }) => measure(browser, url, visit));
      for (const [site, figures] of measured) {
        // Other work on the machine can only add time, so the minimum is closest to the truth.
        const least = summary(figures, (values) => Math.min(...values));
        rows.push({ visit: visit.name, site, ...least });
      }
      keep({ [`Least of ${runs}`]: rows });
    }
  });
}
