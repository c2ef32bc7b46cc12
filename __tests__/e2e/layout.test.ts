import type { Locator } from "playwright-core";
import { hydrated, markDocument, PHONE, startBrowser } from "../support/browser/browser";
import { testWith } from "../support/browser/programs";

/**
 * Columns, and what folds. `columns.slow.test.ts` has more columns, `layout.slow.test.ts` text
 * sizes and small screens.
 */

const test = testWith("chromium");
const browser = startBrowser();
const STILL = { reducedMotion: "reduce" } as const;

const leftsOf = (items: Locator): Promise<number[]> =>
  items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().left));
const columnsOf = async (items: Locator) => new Set(await leftsOf(items)).size;

test("the home page's services are in rows of three, two up to 992 px, and a scrolling row below 576 px", async () => {
  const { page } = await browser.open("/", STILL);
  const cards = page.locator("#services li").filter({ has: page.getByRole("heading") });
  for (const [width, columns] of [
    [993, 3],
    [992, 2],
    [577, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.waitForFunction((query) => matchMedia(query).matches, `(width: ${width}px)`); // the page is told later
    await cards.last().scrollIntoViewIfNeeded(); // content below the fold isn't laid out, so its first measure is old
    expect([width, await columnsOf(cards)]).toEqual([width, columns]);
  }
  await page.setViewportSize({ width: 576, height: 800 });
  await page.waitForFunction(() => matchMedia("(width: 576px)").matches);
  await cards.first().scrollIntoViewIfNeeded();
  const boxes = await cards.evaluateAll((all) =>
    all.map((card) => {
      const { left, right, top } = card.getBoundingClientRect();
      return { left, right, top };
    }),
  );
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  const [first, second] = boxes;
  expect(first?.right).toBeLessThan(576);
  expect(second?.left).toBeLessThan(576 - 20); // its edge invites to scroll
  expect(second?.right).toBeGreaterThan(576);
  await cards.last().getByRole("link").focus();
  const { right = Infinity } =
    (await cards
      .last()
      .boundingBox()
      .then((box) => box && { right: box.x + box.width })) ?? {};
  expect(right).toBeLessThanOrEqual(576);
});

test("choosing from a category's filters updates it in place and closes them", async () => {
  const { page } = await browser.open("/blog/category/sms", { ...PHONE, ...STILL });
  await hydrated(page);
  const isSameDocument = await markDocument(page);
  await page.getByText("Filters", { exact: true }).click();
  await page.locator("main details").getByRole("link", { name: "USSD Services" }).click();
  await page.waitForURL("/blog/category/ussd");
  await page.getByRole("heading", { level: 1, name: "USSD Services" }).waitFor();
  expect(await page.locator("main details[open]").count()).toBe(0);
  expect(await isSameDocument()).toBe(true);
});

test.each([992, 993])(
  "at %i px the testimonials' filters are next to the list or behind a button",
  async (width) => {
    const { page } = await browser.open("/testimonials", {
      viewport: { width, height: 740 },
      ...STILL,
    });
    await hydrated(page);
    const search = page.getByRole("searchbox", { name: "Search testimonials" });
    const toggle = page.getByRole("button", { name: /(Show|Close) Filters/ });
    const isVisible = [await search.isVisible(), await toggle.isVisible()];
    expect(isVisible).toEqual([width > 992, width <= 992]);
    if (width > 992) return;
    await toggle.click();
    await search.waitFor();
    expect(await toggle.textContent()).toBe("Close Filters");
    await toggle.click();
    await search.waitFor({ state: "hidden" });
  },
);

test.each([
  [993, "USSD Services"],
  [992, "Why Choose Us for USSD Services"],
])("at %i px a service's picture is in the section %s", async (width, name) => {
  const { page, requests } = await browser.open("/services/ussd", {
    viewport: { width, height: 740 },
    ...STILL,
  });
  const picture = page.locator("main img").filter({ visible: true }).first();
  await picture.scrollIntoViewIfNeeded();
  const section = page.getByRole("region", { name, exact: true });
  expect(await section.locator("img").filter({ visible: true }).count()).toBe(1);
  await page.waitForFunction(
    (img) => (img as HTMLImageElement).complete,
    await picture.elementHandle(),
  );
  const files = requests.map((request) => request.url()).filter((url) => /\/ussd\./.test(url));
  expect(files).toHaveLength(1); // the other one is never loaded
});

test("the last part of the narrow column is still in view next to the end of an article", async () => {
  const { page } = await browser.open("/blog/12", {
    viewport: { width: 1280, height: 800 },
    ...STILL,
  });
  await page
    .locator("main article")
    .first()
    .evaluate((article) => article.scrollIntoView(false));
  const last = page.getByRole("complementary", { name: "More from the blog" }).getByRole("button");
  const { y = Infinity } = (await last.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(80);
  expect(y).toBeLessThan(800);
});

test("the longest topic of a link, one word, doesn't widen any page", async () => {
  const { page } = await browser.open(`/contact?topic=${"x".repeat(300)}`, { ...PHONE, ...STILL });
  await hydrated(page);
  const note = page.getByText("Your message says which page");
  expect(await note.textContent()).toContain(`“${"x".repeat(200)}”`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test("fields look alike until one of them is refused", async () => {
  const { page } = await browser.open("/contact", STILL);
  await hydrated(page);
  const form = page.getByRole("form", { name: "Contact" });
  const looks = () =>
    form.locator("input:visible, select, textarea").evaluateAll((fields) =>
      fields.map((field) => {
        const { borderColor, boxShadow } = getComputedStyle(field);
        return `${borderColor} ${boxShadow}`;
      }),
    );
  const [plain, ...others] = await looks();
  expect(others).toEqual(Array(5).fill(plain));
  await form.getByRole("button", { name: "Send Message" }).click();
  await page.locator("[aria-invalid=true]").first().waitFor();
  const [, , phone, company, service, message] = await looks();
  expect([phone, company]).toEqual([plain, plain]);
  expect(service).not.toBe(plain);
  expect(message).toBe(service);
});
