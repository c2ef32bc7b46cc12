import type { Page } from "playwright-core";
import { hydrated, siteUrl, startBrowser } from "../support/browser";

/** A page's HTML carries its own styles; opened by navigation in place it has to fetch them. */

const browser = startBrowser();

/** What styles make of every element of the page's content, in order. */
const looks = (page: Page): Promise<string[]> =>
  page.locator("main").evaluate((main) =>
    [...main.querySelectorAll("*")]
      .filter((element) => !element.closest("svg"))
      .map((element) => {
        const style = getComputedStyle(element);
        const { display, padding, borderRadius, backgroundColor, fontWeight } = style;
        return [
          element.tagName,
          display,
          padding,
          borderRadius,
          backgroundColor,
          fontWeight,
        ].join();
      }),
  );

test.each([
  ["/pricing", "/", "Pricing"],
  ["/blog/12", "/blog", "Read more about Why one curly apostrophe can double your SMS bill"],
])("%s looks the same when one comes to it from %s by a link", async (address, from, name) => {
  const { page: direct } = await browser.open(address);
  const expected = await looks(direct);

  const { page, complaints } = await browser.open(from);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole("link", { name, exact: true }).first().click();
  await page.waitForURL(siteUrl(address));
  await page.locator("main").getByRole("heading", { level: 1 }).waitFor();
  await page
    .waitForFunction(
      (count) =>
        [...document.querySelectorAll("main *")].filter((one) => !one.closest("svg")).length >=
        count,
      expected.length,
    )
    .catch(() => undefined); // the difference says more
  expect(await page.evaluate(() => "isSame" in window)).toBe(true); // no new document
  expect(await looks(page)).toEqual(expected);
  expect(complaints).toEqual([]);
});
