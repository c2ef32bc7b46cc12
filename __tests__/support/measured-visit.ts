import type { Browser, BrowserContextOptions, Page } from "playwright-core";

/** One visitor of a site that is built with an analytics id; Google's script is a stand-in. */
export interface MeasuredVisit {
  readonly page: Page;
  /** Addresses of other hosts that were asked for, in order. */
  readonly asked: readonly string[];
  /** What the site's own policy kept from happening. */
  readonly violations: readonly string[];
  /** Names of the cookies that are set. */
  readonly cookies: () => Promise<readonly string[]>;
  /** Pages reported since the last load, each as it was reported. */
  readonly reported: () => Promise<readonly unknown[]>;
}

/** Does what the real script would be noticed by: it sets its two cookies. */
const STAND_IN = `document.cookie = "_ga=GA1.1.1.1; path=/"; document.cookie = "_ga_TEST000001=GS1.1; path=/";`;

export async function startMeasuredVisit(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<MeasuredVisit> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
    ...options,
  });
  const page = await context.newPage();
  const asked: string[] = [];
  const violations: string[] = [];
  await context.route(
    (url) => url.origin !== origin,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: STAND_IN });
    },
  );
  await page.exposeFunction("noteViolation", (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      Reflect.get(window, "noteViolation")(`${effectiveDirective} ${blockedURI}`);
    });
  });
  return {
    page,
    asked,
    violations,
    cookies: async () => (await context.cookies()).map(({ name }) => name).sort(),
    reported: () =>
      page.evaluate(() => {
        const queue: readonly ArrayLike<unknown>[] = Reflect.get(window, "dataLayer") ?? [];
        return queue
          .map((call) => Array.from(call))
          .filter(([command]) => command !== "js")
          .filter(([, , given]) => !(given instanceof Object && "send_page_view" in given));
      }),
  };
}
