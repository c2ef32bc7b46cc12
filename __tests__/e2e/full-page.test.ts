import { hydrated, startBrowser } from "../support/browser/browser";
import { describeFullPages } from "../support/browser/describe-full-pages";
import { testWith } from "../support/browser/programs";

/**
 * Pages as tools that never scroll see them. `full-page.slow.test.ts` has the other kinds of page.
 */

const test = testWith("chromium");
const browser = startBrowser();

describeFullPages(["/", "/services/ussd", "/pricing", "/blog/12"]);

test.each([411, 576, 1280])(
  "the hero is at most a screen high in a window of %i by 12,000 px",
  async (width) => {
    const { page } = await browser.open("/", { viewport: { width, height: 12_000 } });
    const hero = await page.locator("#home").boundingBox();
    expect(hero?.height).toBeGreaterThan(600);
    expect(hero?.height).toBeLessThanOrEqual(1_000);
  },
);

test("a phone in landscape shows title, description and button on its first screen", async () => {
  const { page } = await browser.open("/", { viewport: { width: 740, height: 360 } });
  const hero = page.locator("#home");
  const parts = [hero.locator("h1"), hero.locator("p").first(), hero.getByRole("link").first()];
  for (const part of parts) {
    const { y = 0, height = 360 } = (await part.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(360);
  }
});

test("the first scroll hides only parts below the window, which appear when reached, and figures count up", async () => {
  const { page } = await browser.open("/about");
  await hydrated(page);
  const figure = page.getByRole("listitem").filter({ hasText: "Clients Served" });
  const shown = figure.locator("[aria-hidden]");
  const value = (await shown.textContent()) ?? "";
  const member = page.locator("#team li").first();
  const isMember = (opacity: string) =>
    page.waitForFunction(
      ([element, wanted]) => {
        if (scrollY < 10) window.scrollBy(0, 1); // again, in case the page wasn't listening yet
        return element && getComputedStyle(element).opacity === wanted;
      },
      [handle, opacity] as const,
    );
  const handle = await member.elementHandle();
  expect(value).toMatch(/^[1-9]/);
  expect(await member.evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
  await shown.evaluate((element) => {
    const counted: (string | null)[] = [];
    Object.assign(window, { counted });
    new MutationObserver(() => counted.push(element.textContent)).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await isMember("0");
  const inWindow = page.getByText("Our Mission").locator("xpath=ancestor::*");
  expect(
    await inWindow.evaluateAll((all) => all.map((part) => getComputedStyle(part).opacity)),
  ).not.toContain("0");
  expect(await shown.textContent()).toBe(value);
  await member.scrollIntoViewIfNeeded();
  await isMember("1");
  await page.waitForFunction(
    (final) => Reflect.get(window, "counted").at(-1) === final, // set above
    value,
  );
  expect(await page.evaluate(() => Reflect.get(window, "counted")[0])).toBe("0+");
});

test("without JavaScript everything is visible from the start", async () => {
  const { page } = await browser.open("/services/ussd", { javaScriptEnabled: false });
  const headings = page.getByRole("heading", { level: 2 });
  for (const heading of await headings.all()) {
    expect(await heading.evaluate((one) => (one as HTMLElement).innerText)).not.toBe("");
  }
  expect(await page.locator(".fills-screen").isVisible()).toBe(false);
});
