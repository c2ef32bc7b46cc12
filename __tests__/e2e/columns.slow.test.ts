import type { Locator } from "playwright-core";
import { hydrated, PHONE, startBrowser } from "../support/browser/browser";
import { testWith } from "../support/browser/programs";

/** Columns of cards at several widths. */

const test = testWith("chromium");
const browser = startBrowser();
const STILL = { reducedMotion: "reduce" } as const;

const leftsOf = (items: Locator): Promise<number[]> =>
  items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().left));
const columnsOf = async (items: Locator) => new Set(await leftsOf(items)).size;

test.each([
  ["/testimonials", "Video Testimonials", 6],
  ["/pricing", "Investment Options", 3],
  ["/services/bulksms", "Related Services", 3],
])(
  "%s has %s in three columns, two below 992 px and one on a phone",
  async (path, title, count) => {
    const { page } = await browser.open(path, STILL);
    const items = page
      .locator("section", { has: page.getByRole("heading", { level: 2, name: title }) })
      .locator("ul")
      .first()
      .locator(":scope > li");
    expect(await items.count()).toBe(count);
    expect(await columnsOf(items)).toBe(3);
    await page.setViewportSize({ width: 768, height: 800 });
    const [first = 0, second = 0, ...rest] = await leftsOf(items);
    expect(second).toBeGreaterThan(first);
    // a single card in the last row is centred
    if (count % 2 === 1) expect(rest.at(-1)).toBeCloseTo((first + second) / 2, 0);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await columnsOf(items)).toBe(1);
  },
);

test.each([
  ["/blog", 3],
  ["/blog/category/sms", 2],
])(
  "%s has %i columns of posts, three lines of excerpt, and filters that fold at 992 px",
  async (path, columns) => {
    const { page } = await browser.open(path, { viewport: { width: 993, height: 800 }, ...STILL });
    const cards = page.locator("main li").filter({ has: page.locator("h2") });
    expect(await columnsOf(cards)).toBe(columns);
    const lines = await cards
      .locator("p")
      .evaluateAll((all) =>
        all.map((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)),
      );
    expect(Math.round(Math.max(...lines))).toBe(3); // of excerpts, which are cut off there
    const filters = page.getByText("Filters", { exact: true });
    const isVisible = async () => (await filters.count()) > 0 && (await filters.isVisible());
    expect(await isVisible()).toBe(false);
    await page.setViewportSize({ width: 992, height: 800 });
    expect(await isVisible()).toBe(columns === 2);
  },
);

test("in a three-column grid the last of four posts is in the middle of its row", async () => {
  const { page } = await browser.open("/blog?q=planning", STILL);
  await page.getByText("4 articles found").waitFor();
  const cards = page.locator("main li").filter({ has: page.locator("h2") });
  const [, middle, , last] = await leftsOf(cards);
  expect(await cards.count()).toBe(4);
  expect(last).toBe(middle);
});

test("testimonials have two columns with featured cards across both, and one column on a phone", async () => {
  const { page } = await browser.open("/testimonials", STILL);
  const boxes = () =>
    page.getByRole("figure").evaluateAll((all) =>
      all.map((card) => {
        const { left, width } = card.getBoundingClientRect();
        const { backgroundColor, height } = getComputedStyle(card, "::before");
        return { left, width, bar: `${height} ${backgroundColor}` };
      }),
    );
  const wide = await boxes();
  const [featured, plain] = [wide.slice(0, 4), wide.slice(4)];
  expect(new Set(featured.map(({ left }) => left)).size).toBe(1);
  expect(new Set(plain.map(({ left }) => left)).size).toBe(2);
  // SMS, payments, USSD, call centre
  expect(featured.map(({ bar }) => bar)).toEqual([
    "4px rgb(43, 56, 87)",
    "4px rgb(0, 200, 83)",
    "4px rgb(197, 51, 123)",
    "4px rgb(43, 56, 87)",
  ]);
  for (const { width } of plain) expect(width * 2).toBeLessThan(featured[0]?.width ?? 0);
  await page.setViewportSize({ width: 576, height: 740 });
  expect(new Set((await boxes()).map(({ left }) => left)).size).toBe(1);
});

test("choosing testimonials on a phone shows the results below the header", async () => {
  const { page } = await browser.open("/testimonials", { ...PHONE, ...STILL });
  await hydrated(page);
  await page.getByRole("button", { name: "Show Filters" }).click();
  await page.getByRole("link", { name: "Call Center" }).first().click();
  const count = page.getByRole("status").filter({ hasText: /^\d+ Testimonials?$/ });
  const { y = 0 } = (await count.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(80);
  expect(y).toBeLessThan(200);
});
