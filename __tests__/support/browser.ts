import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { CHROMIUM_ARGS, ensureChromium } from "../../scripts/support/chromium";

/** One browser for the tests of a file; each page is a stranger to the others, gone after its test. */
export interface TestBrowser {
  /** A page of its own context at the site under test; `prepare` runs before it goes there. */
  readonly open: (
    address: string,
    options?: BrowserContextOptions,
    prepare?: (page: Page) => Promise<void>,
  ) => Promise<OpenPage>;
}

export interface OpenPage {
  readonly page: Page;
  /** Errors and hydration warnings that the console has shown so far. */
  readonly complaints: readonly string[];
}

/** Where the site under test is served. */
export const siteUrl = (address: string): string => `${process.env.E2E_URL}${address}`;

/** Waits until React has hydrated the page, or rendered the one that a link opened. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator("header[data-hydrated]").waitFor();

/** Holds every script back until the returned function lets them go. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Starts Chromium before the tests of a file and ends it after them. */
export function startBrowser(): TestBrowser {
  let browser: Browser;
  // An open page goes on drawing and slows down those that come after it.
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: [...CHROMIUM_ARGS],
    });
  });
  afterAll(() => browser.close());
  return {
    open: async (address, options = {}, prepare) => {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        ...options,
      });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("console", (message) => {
        const isComplaint = message.type() === "error" || /hydrat/i.test(message.text());
        if (isComplaint) complaints.push(`${message.text()} (${message.location().url})`);
      });
      await prepare?.(page);
      await page.goto(siteUrl(address), { waitUntil: "load" });
      return { page, complaints };
    },
  };
}
