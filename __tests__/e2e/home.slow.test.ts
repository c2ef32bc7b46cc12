import type { Page } from "playwright-core";
import {
  hydrated,
  PHONE,
  runUntil,
  settled,
  startBrowser,
  stopTime,
  useBrandFonts,
} from "../support/browser/browser";
import { testWith } from "../support/browser/programs";
import { isFull } from "../support/full";

/** The home page's cards on a phone, and what a change on a page affects. */

const test = testWith("chromium");
const browser = startBrowser();

test("on a phone, the keyboard brings partly visible cards into view", async () => {
  const { page } = await browser.newPage({ ...PHONE, reducedMotion: "reduce" });
  await page.goto("/");
  await hydrated(page);
  const links = page.locator("#services").getByRole("link", { name: /^Learn more/i });
  const count = isFull ? await links.count() : 4;
  await links.first().focus();
  for (let n = 1; n < count; n += 1) {
    await page.keyboard.press("Tab");
    await settled(page);
    const box = await links.nth(n).boundingBox();
    expect(await links.nth(n).evaluate((link) => link === document.activeElement)).toBe(true);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  }
});

test("on a phone, tapping a partly visible card's link opens it", async () => {
  const { page } = await browser.newPage({ ...PHONE, reducedMotion: "reduce" });
  await page.goto("/");
  await hydrated(page);
  const link = page
    .locator("#services")
    .getByRole("link", { name: /^Learn more/i })
    .nth(1);
  await link.evaluate((element) => element.scrollIntoView({ block: "center", inline: "nearest" }));
  await page.evaluate(() => {
    for (const row of document.querySelectorAll("#services ul")) row.scrollLeft = 0;
  });
  await settled(page);
  const box = await link.boundingBox();
  expect(box?.x).toBeGreaterThan(180); // everything except its edge is outside
  await page.mouse.move((box?.x ?? 0) + 8, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await page.mouse.down();
  await settled(page);
  await page.mouse.up();
  await page.waitForURL(/\/services\/ussd/);
});

/** The largest text and picture in view, in square pixels, measured like a browser's paint. */
const largestPaints = (page: Page) =>
  page.evaluate(() => {
    const inView = ({ left, right, top, bottom }: DOMRect) =>
      Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) *
      Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    const largest = (rects: readonly DOMRect[]) => Math.max(...rects.map(inView));
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const texts = [...document.querySelectorAll("main *")]
      .filter(isSeen)
      .flatMap((element) => [...element.childNodes].filter(({ nodeType }) => nodeType === 3))
      .map((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return range.getBoundingClientRect();
      });
    const images = [...document.querySelectorAll("main img")].filter(isSeen);
    return {
      text: largest(texts),
      picture: largest(images.map((image) => image.getBoundingClientRect())),
    };
  });

/** Largest number of elements that the browser restyles at once while `act` runs. */
async function restyledBy(page: Page, act: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const counts: number[] = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    for (const { name, args } of value as unknown as TraceEvent[]) {
      if (name === "UpdateLayoutTree") counts.push(args.elementCount ?? 0);
    }
  });
  await session.send("Tracing.start", {
    traceConfig: { includedCategories: ["devtools.timeline"] },
    transferMode: "ReportEvents",
  });
  await act();
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  return Math.max(...counts);
}

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly elementCount?: number };
}

test.each(["/", "/services/bulksms", "/pricing", "/contact"])(
  "on %s an added element restyles only a few others, not the whole page",
  async (path) => {
    const { page } = await browser.newPage({ ...PHONE, reducedMotion: "reduce" });
    await page.goto(path);
    await hydrated(page);
    await page.locator(".below-fold:not([data-laid-out])").waitFor({ state: "detached" });
    const whole = await page.locator("body *").count();
    const restyled = await restyledBy(page, () =>
      page.evaluate(() => {
        const added = document.createElement("span");
        document.querySelector("h1")?.append(added);
        getComputedStyle(added).getPropertyValue("color"); // restyles now
        added.remove();
        getComputedStyle(document.body).getPropertyValue("color");
      }),
    );
    expect(restyled).toBeLessThan(whole / 4);
  },
);

/** Top of every element on the first screens, in pixels from the page's top. */
const tops = (page: Page) =>
  page
    .locator("#home :is(p, a, button), main section")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + scrollY).join());

test.each(isFull ? [360, 768, 1280] : [360])(
  "at %i px typing moves nothing, and on a phone text is every service's largest paint",
  async (width) => {
    const { page } = await browser.newPage({ viewport: { width, height: 800 } });
    await stopTime(page);
    await page.goto("/");
    await hydrated(page);
    await useBrandFonts(page);
    await runUntil(page.locator(".below-fold[data-laid-out]")); // fixes the position of the sections below
    const before = await tops(page);
    for (let half = 0; half < 50; half += 1) {
      await page.clock.runFor(500);
      const { text, picture } = await largestPaints(page);
      if (width <= 576) expect(text).toBeGreaterThan(picture);
      expect(await tops(page)).toBe(before);
    }
  },
);

test("the second word of a title is typed on the line where it ends", async () => {
  const { page } = await browser.newPage(PHONE);
  await stopTime(page);
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("button", { name: "Show PAYMENT SOLUTIONS" }).tap();
  const letters = page.locator("h1 [aria-hidden]").getByText(/^PAYMENT S$/);
  await runUntil(letters);
  const [first = 0, last = 0] = await letters.evaluate(({ firstChild }) =>
    [0, 8].map((at) => {
      const range = document.createRange();
      range.setStart(firstChild as Node, at); // its text
      range.setEnd(firstChild as Node, at + 1);
      return range.getBoundingClientRect().top;
    }),
  );
  expect(last).toBeGreaterThan(first + 20);
});
