import type { Page } from "playwright-core";
import { hydrated, PHONE, settled, startBrowser } from "../support/browser/browser";
import { testWith } from "../support/browser/programs";

/** Header, menus, footer and floating buttons. */

const test = testWith("chromium");
const browser = startBrowser();

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());
const headingHasFocus = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.tagName === "H1");
const mobileMenu = (page: Page) => page.getByRole("banner").locator("summary").first();
const mobileServices = (page: Page) => page.getByRole("banner").locator("summary").nth(1);

test("the keyboard skips to the content and goes through the Services menu", async () => {
  const { page } = await browser.open("/tools");
  await hydrated(page);
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Skip to content");
  const services = page.getByRole("button", { name: "Services" });
  await services.focus();
  await page.keyboard.press("Enter");
  expect(await services.getAttribute("aria-expanded")).toBe("true");
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Bulk SMS");
  await page.keyboard.press("Escape");
  expect(await services.getAttribute("aria-expanded")).toBe("false");
  expect(await focused(page)).toBe("Services");
  await page.keyboard.press("Enter");
  for (let step = 0; step < 9; step += 1) await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Pricing");
  expect(await services.getAttribute("aria-expanded")).toBe("false");
});

test("the header is 80 px high and turns white, with a shadow, after 50 px of scrolling", async () => {
  const { page } = await browser.open("/blog", { ...PHONE, reducedMotion: "reduce" });
  await hydrated(page);
  const solid = page.locator("header[data-solid]");
  const ground = () =>
    page
      .locator("header")
      .first()
      .evaluate((header) => {
        const { backgroundColor, boxShadow, opacity } = getComputedStyle(header, "::before");
        return `${backgroundColor} at ${opacity}, ${boxShadow === "none" ? "no" : "a"} shadow`;
      });
  expect(await ground()).toBe("rgb(255, 255, 255) at 0, no shadow");
  await page.evaluate(() => window.scrollTo({ top: 50, behavior: "instant" }));
  expect(await solid.count()).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 51, behavior: "instant" }));
  await solid.waitFor();
  expect(await solid.boundingBox()).toMatchObject({ y: 0, height: 80 });
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector("header") as Element, "::before").opacity === "1",
  );
  expect(await ground()).toBe("rgb(255, 255, 255) at 1, a shadow");
});

test.each([1024, 1025])("the right menu is shown at %i px", async (width) => {
  const { page } = await browser.open("/tools", { viewport: { width, height: 800 } });
  const isMobile = width <= 1024;
  expect(await page.getByText("Menu", { exact: true }).isVisible()).toBe(isMobile);
  expect(await page.getByRole("button", { name: "Services" }).isVisible()).toBe(!isMobile);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

test("the mobile menu keeps the focus, unfolds Services and closes on a choice", async () => {
  const { page } = await browser.open("/tools", PHONE);
  await hydrated(page);
  const menu = page.getByRole("banner");
  const testimonials = menu.getByRole("link", { name: "Testimonials" });
  await mobileMenu(page).focus();
  await page.keyboard.press("Enter");
  await testimonials.waitFor();
  // once the menu has the focus, the page below can't be scrolled
  await page.waitForFunction(() => document.body.style.overflow === "hidden");
  const isOutside = () =>
    page.evaluate(() => Boolean(document.activeElement?.closest("main, footer, .skip-link")));
  for (let steps = 0; steps < 14; steps += 1) {
    await page.keyboard.press("Tab"); // past the last link, through the browser's own controls and around
    expect(await isOutside()).toBe(false);
  }
  await page.keyboard.press("Escape");
  await testimonials.waitFor({ state: "hidden" });
  expect(await focused(page)).toBe("Menu");
  await mobileMenu(page).tap();
  await mobileServices(page).tap();
  const ivr = page.getByRole("link", { name: "IVR & Voice" });
  await ivr.tap();
  await page.waitForURL("/services/ivr");
  await ivr.waitFor({ state: "hidden" });
  expect(await page.evaluate(() => document.body.style.overflow)).toBe("");
});

test("without scripts both menus, the year and every link work", async () => {
  const { page: phone } = await browser.open("/tools", { ...PHONE, javaScriptEnabled: false });
  await mobileMenu(phone).click();
  await mobileServices(phone).click();
  await phone.getByRole("link", { name: "Short Code" }).click();
  await phone.waitForURL("/services/shortcode");
  expect(await phone.getByText(/© 20\d\d Savanna Signal Limited/).count()).toBe(1);

  const { page: laptop } = await browser.open("/tools", { javaScriptEnabled: false });
  await laptop.getByRole("button", { name: "Services" }).hover();
  await laptop.getByRole("banner").getByRole("link", { name: "IVR & Voice" }).click();
  await laptop.waitForURL("/services/ivr");
});

describe("a page's data", () => {
  /** A page on a fast or slow connection, and the pages whose data it has requested. */
  async function openOn(connection: object) {
    const { page, requests } = await browser.newPage();
    await page.clock.install();
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", {
        value: Object.assign(new EventTarget(), value),
      });
    }, connection);
    await page.goto("/tools");
    await hydrated(page);
    const fetched = () => {
      const pages = requests.map((request) =>
        /page-data\/(?!tools\/)(.+)\/page-data\.json/.exec(request.url())?.at(1),
      );
      return [...new Set(pages)].filter(Boolean);
    };
    const point = async (name: string) => {
      await page.getByRole("banner").getByRole("link", { name }).hover();
      await page.clock.runFor(10_000); // Gatsby prefetches a few seconds later
      await settled(page);
    };
    return { page, fetched, point };
  }

  test("is fetched when a visitor points at a link to it, and not before", async () => {
    const { fetched, point } = await openOn({ effectiveType: "4g", saveData: false });
    expect(fetched()).toEqual([]);
    await point("Pricing");
    expect(fetched()).toEqual(["pricing"]);
  });

  test.each([
    ["data saver", { effectiveType: "4g", saveData: true }],
    ["a 2G connection", { effectiveType: "2g", saveData: false }],
  ])("is fetched with %s only when the page is opened", async (_name, connection) => {
    const { page, fetched, point } = await openOn(connection);
    await point("Pricing");
    await point("About Us");
    expect(fetched()).toEqual([]);
    await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
    await page.waitForURL("/about");
    await headingHasFocus(page);
    expect(fetched()).toEqual(["about"]);
  });
});
