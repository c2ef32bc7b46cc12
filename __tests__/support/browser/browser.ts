import path from "node:path";
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
  type Request,
} from "playwright-core";
import { findTestChromium, requireChromium, testArgs } from "../../../scripts/support/chromium";

declare global {
  /** Called by `evidence-environment.ts` with the name of a failed test. */
  var keepEvidence: ((test: string) => Promise<void>) | undefined;
}

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
export const LAPTOP = { viewport: { width: 1280, height: 800 } };

export interface OpenPage {
  readonly page: Page;
  /** Console errors and hydration warnings so far, including policy violations. */
  readonly consoleErrors: readonly string[];
  /** All requests so far, including those of frames. */
  readonly requests: readonly Request[];
}

/** One browser per test file. Each page has its own context, which is closed after its test. */
export interface TestBrowser {
  readonly newPage: (options?: BrowserContextOptions) => Promise<OpenPage>;
  /** Opens a new page at `url`, which may be a path of the site under test. */
  readonly open: (url: string, options?: BrowserContextOptions) => Promise<OpenPage>;
}

/**
 * Waits until React has hydrated the page. The key press makes it load its scripts without waiting
 * for an idle moment. If the page's time is stopped, lets some pass.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  const header = page.locator("header[data-hydrated]");
  if (stoppedPages.has(page)) await runUntil(header);
  else await header.waitFor();
}

/** Lets time pass in a page with stopped time until `target` exists. */
export async function runUntil(target: Locator): Promise<void> {
  while ((await target.count()) === 0) await target.page().clock.runFor(10);
}

const stoppedPages = new WeakSet<Page>();

/** Holds matching requests until the returned function is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const underWay = new WeakMap<Page, Set<Request>>();

/** Waits until the page is idle and has no pending requests. */
export async function settled(page: Page): Promise<void> {
  // On a busy machine, a page with nothing to paint gets no idle callback, so force one.
  do
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })),
    );
  while (underWay.get(page)?.size);
}

/**
 * Uses the brand's fonts even if they arrived after the first paint, so that measurements don't
 * depend on the machine's fonts.
 */
export const useBrandFonts = (page: Page) =>
  page.evaluate(async () => {
    const sheet = document.getElementById("web-fonts")?.textContent ?? "";
    const html = sheet.replaceAll("font-display:optional", "font-display:block");
    document.head.insertAdjacentHTML("beforeend", html);
    const fonts = ["600 1em Sora", "1em Figtree"].map((font) => document.fonts.load(font));
    await Promise.all(fonts);
  });

/** Stops the page's time before it loads. Use `page.clock.runFor` to let some pass. */
export async function stopTime(page: Page): Promise<void> {
  stoppedPages.add(page);
  await page.clock.install({ time: "2026-11-20T08:00:00Z" });
  await page.clock.pauseAt("2026-11-20T08:00:01Z");
}

/** Marks the page's document. The returned function tells whether it's still the same one. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  return () => page.evaluate(() => "isSameDocument" in window);
}

const EVIDENCE = "reports/failed-tests";

/**
 * Starts Chromium before the tests of a file or `describe` block and closes it afterwards.
 * `letters` is the visitor's default text size in px.
 */
export function startBrowser(
  origin = () => process.env.E2E_URL,
  { letters }: { readonly letters?: number } = {},
): TestBrowser {
  let browser: Browser;
  const consoles = new Map<Page, readonly string[]>();

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: requireChromium(findTestChromium),
      args: testArgs(letters),
    });
    globalThis.keepEvidence = async (test) => {
      const file = path.resolve(EVIDENCE, test.replace(/\W+/g, " ").trim().slice(0, 80));
      for (const [i, [page, lines]] of [...consoles].entries()) {
        const name = i === 0 ? file : `${file}-${i + 1}`;
        await page.screenshot({ path: `${name}.png`, timeout: 10_000 }).catch(() => undefined);
        await page.context().tracing.stop({ path: `${name}.zip` });
        const evidence = [`${page.url()} when “${test}” failed:`, `${name}.png`, `${name}.zip`];
        process.stderr.write(`${[...evidence, ...lines].join("\n")}\n\n`);
      }
    };
  });
  afterEach(async () => {
    consoles.clear();
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  afterAll(() => browser.close());

  const newPage: TestBrowser["newPage"] = async (options) => {
    const context = await browser.newContext({ baseURL: origin(), ...LAPTOP, ...options });
    context.setDefaultTimeout(60_000); // longer than any machine needs
    await context.tracing.start(); // DOM snapshots would take a quarter of the time
    const page = await context.newPage();
    const lines: string[] = [];
    const consoleErrors: string[] = [];
    const requests: Request[] = [];
    const open = new Set<Request>();
    underWay.set(page, open);
    consoles.set(page, lines);
    page.on("request", (request) => requests.push(request) && open.add(request));
    page.on("requestfinished", (request) => open.delete(request));
    page.on("requestfailed", (request) => open.delete(request));
    page.on("pageerror", (error) => consoleErrors.push(String(error)));
    page.on("console", (message) => {
      const line = `${message.text()} (${message.location().url})`;
      lines.push(`${message.type()}: ${line}`);
      if (message.type() === "error" || /hydrat/i.test(line)) consoleErrors.push(line);
    });
    return { page, consoleErrors, requests };
  };
  return {
    newPage,
    open: async (url, options) => {
      const opened = await newPage(options);
      await opened.page.goto(url);
      return opened;
    },
  };
}
