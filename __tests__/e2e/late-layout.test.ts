import type { Page } from "playwright-core";
import { siteUrl, startBrowser, untilLaidOut } from "../support/browser";

const browser = startBrowser();
const PHONE = { viewport: { width: 360, height: 740 } };

/** Whether each part of the page, top to bottom and the foot last, is laid out. */
const laidOut = () =>
  [...document.querySelectorAll("main>*,main+*")]
    .flatMap((part) => part.firstElementChild ?? [])
    .map((inside) => inside.checkVisibility({ contentVisibilityAuto: true }));

/** A page whose fonts are on their way until told to come. */
async function withFontsAway(address: string) {
  let come: () => void = () => undefined;
  const told = new Promise<void>((resolve) => {
    come = resolve;
  });
  const { page } = await browser.open(address, PHONE, async (fresh) => {
    await fresh.route("**/fonts/*", (route) => told.then(() => route.continue()));
  });
  return { page, come };
}

const isHeldBack = async (page: Page): Promise<boolean> =>
  (await page.evaluate(laidOut)).includes(false);

test("what no first screen shows is laid out after it is known which fonts it has", async () => {
  const { page, come } = await withFontsAway("/");
  const first = await page.evaluate(laidOut);
  expect(first.slice(0, 2)).toEqual([true, true]);
  expect(first.slice(-4)).toEqual([false, false, false, false]);
  come();
  await untilLaidOut(page);
  expect(await isHeldBack(page)).toBe(false);
});

test("who is faster than the fonts reads on all the same", async () => {
  const { page } = await withFontsAway("/about");
  expect(await isHeldBack(page)).toBe(true);
  const foot = page.getByRole("contentinfo");
  await foot.scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (element) => element?.checkVisibility({ contentVisibilityAuto: true }),
    await foot.elementHandle(),
  );
});

test("a link to a part of the page leads to where that is in the end", async () => {
  const { page } = await withFontsAway("/pricing");
  expect(await isHeldBack(page)).toBe(true);
  const atRest = page.evaluate(
    () =>
      new Promise<number | undefined>((resolve) => {
        const measure = () =>
          resolve(document.querySelector("#brochures")?.getBoundingClientRect().top);
        document.addEventListener("scrollend", measure, { once: true });
      }),
  );
  await page.getByRole("link", { name: "Brochures", exact: true }).first().click();
  const top = await atRest;
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(PHONE.viewport.height / 4);
  expect(await isHeldBack(page)).toBe(false);
});

test("who comes to a part of the page, or comes back, has the whole page at once", async () => {
  const { page } = await withFontsAway("/pricing#brochures");
  expect(await isHeldBack(page)).toBe(false);
  await page.goto(siteUrl("/about"));
  expect(await isHeldBack(page)).toBe(true);
  await page.reload();
  expect(await isHeldBack(page)).toBe(false);
});
