import type { Page } from "playwright-core";
import { siteUrl, startBrowser } from "../support/browser";

const browser = startBrowser();
const PHONE = { viewport: { width: 360, height: 740 } };

/** Whether the inside of each section is laid out, top to bottom. */
const laidOut = (page: Page): Promise<boolean[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main > :not(.below-fold), .below-fold > *")]
      .flatMap((part) => part.firstElementChild ?? [])
      .map((inside) => inside.checkVisibility({ contentVisibilityAuto: true })),
  );

test.each(["/", "/about", "/pricing", "/services/ussd"])(
  "%s lays its first sections out at once, those below the fold when they come near",
  async (address) => {
    const { page } = await browser.open(address, PHONE);
    const first = await laidOut(page);
    expect(first.slice(0, 2)).toEqual([true, true]);
    expect(first.at(-1)).toBe(false);
    const last = await page.locator(".below-fold > *").last().elementHandle();
    await page.waitForFunction((section) => {
      window.scrollTo(0, document.body.scrollHeight);
      return section?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
    }, last);
  },
);

test("a page opened at an anchor is laid out as a whole", async () => {
  const { page } = await browser.open("/pricing#brochures", PHONE);
  expect(await laidOut(page)).not.toContain(false);
  await page.goto(siteUrl("/about"));
  expect(await laidOut(page)).toContain(false);
});
