import { type Browser, chromium, type Page } from "playwright-core";
import { CHROMIUM_ARGS, ensureChromium } from "../scripts/support/chromium";
import { required } from "../src/site/required";
import { collectResults, type Row } from "./results";
import { serveSite } from "./site";
import { type Task, TRACED, tasksOf } from "./trace";
import { VISITS, type Visit } from "./visits";

const RUNS = 3;
const SLOWDOWN = 4;
const LONG_MS = 50;
const SETTLE_MS = 600;

/** Pages whose beginning is measured: HTML, styles, first picture, scripts, hydration. */
const STARTS = [
  "/",
  "/services",
  "/services/ussd",
  "/pricing",
  "/testimonials",
  "/blog",
  "/blog/12",
  "/contact",
];
/** Ways from one page to another, by the first link that leads there. */
const WAYS = [
  ["/", "/about"],
  ["/", "/blog"],
  ["/", "/pricing"],
  ["/", "/contact"],
  ["/about", "/"],
  ["/blog", "/blog/12"],
] as const;

/** The columns; a way between pages fills the last, the rest the others. */
const NOTHING = {
  "longest task ms": "",
  "over 50 ms": "",
  "slowest event ms": "",
  "made of": "",
  "shown after ms": "",
} as const;

const SIZES = { phone: { width: 360, height: 740 }, laptop: { width: 1280, height: 800 } } as const;

/** What one run gave. */
interface Measured {
  readonly longest: Task;
  readonly long: number;
  readonly eventMs: number;
}

async function openPage(browser: Browser, device: Visit["device"] = "phone"): Promise<Page> {
  const context = await browser.newContext({ viewport: SIZES[device] });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const slow = { worst: 0 };
    Object.assign(window, { slow });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) slow.worst = Math.max(slow.worst, duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit); // newer than its type
  });
  return page;
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/** How long the slowest answer to a press or key took, until painted; 0 when all were quick. */
const worstEvent = (page: Page, anew = false): Promise<number> =>
  page.evaluate((reset) => {
    const { slow } = window as unknown as { slow: { worst: number } }; // of `openPage`
    if (reset) slow.worst = 0;
    return slow.worst;
  }, anew);

async function traced(browser: Browser, page: Page, act: () => Promise<void>): Promise<Task[]> {
  await browser.startTracing(page, { categories: TRACED });
  await act();
  await page.waitForTimeout(SETTLE_MS);
  return tasksOf(await browser.stopTracing());
}

const summary = (tasks: readonly Task[], eventMs: number): Measured => ({
  longest: tasks[0] ?? { ms: 0, madeOf: "", isAfterScripts: true },
  long: tasks.filter(({ ms }) => ms > LONG_MS).length,
  eventMs,
});

const hydrated = (page: Page) => page.locator("header[data-hydrated]").waitFor();

async function measureVisit(browser: Browser, url: string, visit: Visit): Promise<Measured> {
  const page = await openPage(browser, visit.device);
  try {
    await page.goto(url + visit.address);
    await hydrated(page);
    const act = await visit.start(page);
    await slowDown(page, SLOWDOWN);
    await worstEvent(page, true);
    const tasks = await traced(browser, page, act);
    return summary(tasks, await worstEvent(page));
  } finally {
    await page.context().close();
  }
}

/** Before the page's scripts run, and from then on. */
async function measureStart(browser: Browser, url: string): Promise<[Measured, Measured]> {
  const page = await openPage(browser);
  try {
    await slowDown(page, SLOWDOWN);
    const tasks = await traced(browser, page, async () => {
      await page.goto(url);
      await hydrated(page);
    });
    const [first, scripts] = [false, true].map((side) =>
      summary(
        tasks.filter(({ isAfterScripts }) => isAfterScripts === side),
        0,
      ),
    );
    return [required(first, "first"), required(scripts, "scripts")];
  } finally {
    await page.context().close();
  }
}

/** Milliseconds from the pointer's arrival on a link, pressed at once, to the new page's heading. */
async function measureWay(browser: Browser, url: string, [from, to]: (typeof WAYS)[number]) {
  const page = await openPage(browser, "laptop");
  try {
    const link = page.locator(`a[href="${to}"]`).filter({ visible: true }).first();
    const begin = async () => {
      await page.goto(url + from);
      await hydrated(page);
      await page.waitForTimeout(SETTLE_MS);
    };
    await begin();
    await link.click(); // all that the way needs is in the browser's cache then
    await page.waitForURL(url + to);
    await page.waitForTimeout(SETTLE_MS);
    await begin();
    await link.scrollIntoViewIfNeeded();
    const box = await link.boundingBox();
    if (!box) throw new Error(`No link to ${to}`);
    await page.evaluate((address) => {
      let from = 0;
      const before = document.querySelector("main h1");
      const shown = new Promise<number>((resolve) => {
        new MutationObserver((_changes, observer) => {
          const heading = document.querySelector("main h1");
          if (!heading || heading === before || location.pathname !== address) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
        }).observe(document.body, { childList: true, subtree: true });
      });
      addEventListener(
        "pointerover",
        ({ timeStamp }) => {
          from = timeStamp;
        },
        { capture: true, once: true },
      );
      Object.assign(window, { shown });
    }, to);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    return await page.evaluate(
      () => (window as unknown as { shown: Promise<number> }).shown, // set above
    );
  } finally {
    await page.context().close();
  }
}

async function times<T>(runs: number, measure: () => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let i = 0; i < runs; i++) all.push(await measure());
  return all;
}

/** Other work on the machine only ever adds: the least of the runs is nearest to the truth. */
function least(all: readonly Measured[]): Row {
  const [longest] = all.map((one) => one.longest).sort((a, b) => a.ms - b.ms);
  const min = (values: readonly number[]) => Math.round(Math.min(...values));
  return {
    "longest task ms": Math.round(longest?.ms ?? 0),
    "over 50 ms": min(all.map(({ long }) => long)),
    "slowest event ms": min(all.map(({ eventMs }) => eventMs)),
    "made of": longest?.madeOf ?? "",
  };
}

/**
 * `npm run bench -- interaction [words] [--runs N]`: what the build in `public/` costs the main thread
 * of a processor slowed down four times, in processor time of its tasks, and how long ways between
 * pages take at full speed. The least of N runs (3 unless said); words choose by name.
 */
export async function run(args: readonly string[]): Promise<void> {
  const at = args.indexOf("--runs");
  const runs = at < 0 ? RUNS : Number(args[at + 1]);
  if (!Number.isInteger(runs) || runs < 1) throw new Error("--runs needs a number from 1");
  const words = at < 0 ? args : args.slice(0, at);
  const isWanted = (name: string) =>
    words.length === 0 || words.some((word) => name.includes(word));
  const site = await serveSite();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_ARGS],
  });
  const collect = collectResults(
    "interaction",
    ["npm run bench -- interaction", ...args].join(" "),
  );
  const keep = (what: string, row: Row) => collect({ what, ...NOTHING, ...row });
  try {
    for (const address of STARTS.filter((start) => isWanted(`start of ${start}`))) {
      const all = await times(runs, () => measureStart(browser, site.url + address));
      keep(`start of ${address}, until shown`, least(all.map(([first]) => first)));
      keep(`start of ${address}, its scripts`, least(all.map(([, scripts]) => scripts)));
    }
    for (const visit of VISITS.filter(({ name }) => isWanted(name))) {
      keep(visit.name, least(await times(runs, () => measureVisit(browser, site.url, visit))));
    }
    for (const way of WAYS.filter(([from, to]) => isWanted(`from ${from} to ${to}`))) {
      const all = await times(runs, () => measureWay(browser, site.url, way));
      keep(`from ${way[0]} to ${way[1]}, full speed`, {
        "shown after ms": Math.round(Math.min(...all)),
      });
    }
  } finally {
    await browser.close();
    await site.close();
  }
}
