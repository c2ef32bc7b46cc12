import type { Page } from "playwright-core";
import { pageProblems } from "../support/browser/accessibility";
import { hydrated, LAPTOP, PHONE, settled, startBrowser } from "../support/browser/browser";
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
  const { page } = await browser.open("/");
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

test("the header is 80 px high and turns white, with a shadow, past 50 pixels", async () => {
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

test.each([1024, 1025])("at %i px the right one of both menus shows", async (width) => {
  const { page } = await browser.open("/", { viewport: { width, height: 800 } });
  const isMobile = width <= 1024;
  expect(await page.getByText("Menu", { exact: true }).isVisible()).toBe(isMobile);
  expect(await page.getByRole("button", { name: "Services" }).isVisible()).toBe(!isMobile);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

test("the mobile menu keeps the focus, unfolds Services and closes on a choice", async () => {
  const { page } = await browser.open("/", PHONE);
  await hydrated(page);
  const testimonials = page.getByRole("link", { name: "Testimonials" });
  await mobileMenu(page).focus();
  await page.keyboard.press("Enter");
  await testimonials.waitFor();
  // the page below cannot be scrolled as soon as the menu holds the focus
  await page.waitForFunction(() => document.body.style.overflow === "hidden");
  const isOutside = () =>
    page.evaluate(() => Boolean(document.activeElement?.closest("main, footer, .skip-link")));
  for (let steps = 0; steps < 14; steps += 1) {
    await page.keyboard.press("Tab"); // past the last link, to the browser's own controls and around
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
  const { page: phone } = await browser.open("/", { ...PHONE, javaScriptEnabled: false });
  await mobileMenu(phone).click();
  await mobileServices(phone).click();
  await phone.getByRole("link", { name: "Short Code" }).click();
  await phone.waitForURL("/services/shortcode");
  expect(await phone.getByText(/© 20\d\d Savanna Signal Limited/).count()).toBe(1);

  const { page: laptop } = await browser.open("/", { javaScriptEnabled: false });
  await laptop.getByRole("button", { name: "Services" }).hover();
  await laptop.getByRole("banner").getByRole("link", { name: "IVR & Voice" }).click();
  await laptop.waitForURL("/services/ivr");
});

test.each([
  ["phone", PHONE],
  ["laptop", LAPTOP],
])("menus and a refused subscription pass axe on a %s", async (device, options) => {
  const { page } = await browser.open("/tools", { ...options, reducedMotion: "reduce" });
  await hydrated(page);
  await page.getByRole("button", { name: "Subscribe" }).click();
  const email = page.getByRole("contentinfo").getByLabel("Email address");
  expect(await email.evaluate((input) => getComputedStyle(input).borderColor)).toBe(
    "rgb(229, 56, 59)",
  );
  if (device === "phone") {
    await mobileMenu(page).click();
    await mobileServices(page).click();
  } else await page.getByRole("button", { name: "Services" }).click();
  await page.getByRole("banner").getByRole("link", { name: "IVR & Voice" }).waitFor();
  expect(await pageProblems(page)).toEqual([]);
});

test("the line about a sent subscription passes axe on the dark footer", async () => {
  const { page } = await browser.open("/tools", { ...LAPTOP, reducedMotion: "reduce" });
  await hydrated(page);
  const footer = page.getByRole("contentinfo");
  await footer.getByLabel("Email address").fill("amina@duka.example");
  await footer.getByRole("button", { name: "Subscribe" }).click();
  await footer.getByText(/^Sent\. Your reference is [A-Z\d]{4}-[A-Z\d]{4}\.$/).waitFor();
  expect(await pageProblems(page)).toEqual([]);
});

test("the chat's tooltip shows on focus and Escape hides it", async () => {
  const { page } = await browser.open("/");
  await hydrated(page);
  const hasOpacity = (opacity: string) =>
    page.waitForFunction(
      (value) =>
        [...document.querySelectorAll("span")].some(
          (one) => one.textContent === "Chat with us" && getComputedStyle(one).opacity === value,
        ),
      opacity,
    );
  await hasOpacity("0");
  await page.keyboard.press("Tab"); // the next focus counts as the keyboard's
  await page.getByRole("link", { name: /Chat with us/ }).focus();
  await hasOpacity("1");
  await page.keyboard.press("Escape");
  await hasOpacity("0");
});

describe("the data of a page", () => {
  /** The home page on a connection, and the pages whose data it has asked for. */
  async function openOn(connection: object) {
    const { page, requests } = await browser.newPage();
    await page.clock.install();
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", {
        value: Object.assign(new EventTarget(), value),
      });
    }, connection);
    await page.goto("/");
    await hydrated(page);
    const fetched = () => {
      const pages = requests.map((request) =>
        /page-data\/(?!index\/)(.+)\/page-data\.json/.exec(request.url())?.at(1),
      );
      return [...new Set(pages)].filter(Boolean);
    };
    const point = async (name: string) => {
      await page.getByRole("banner").getByRole("link", { name }).hover();
      await page.clock.runFor(10_000); // Gatsby prefetches some seconds later
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

test.each(["light", "dark"] as const)(
  "where a visitor forces %s colours, the menu's button, the logo and what is chosen can be seen",
  async (colorScheme) => {
    const forced = {
      ...PHONE,
      ...({ forcedColors: "active", colorScheme, reducedMotion: "reduce" } as const),
    };
    const { page } = await browser.open("/blog/page/2", forced);
    const ofPage = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return { ground: backgroundColor, text: color };
    });
    const bars = mobileMenu(page).locator("span[aria-hidden]").last();
    const drawn = (element: Element) => getComputedStyle(element).backgroundColor;
    expect(await bars.evaluate(drawn)).toBe(ofPage.text);
    const logo = page.getByRole("banner").getByRole("link").first();
    await logo.and(page.locator(':has(img[src="/logo.svg"])')).waitFor();
    await page.waitForFunction(() => {
      const [onDark, onLight] = document.querySelectorAll("header img");
      const opacity = (image?: Element) => image && getComputedStyle(image).opacity;
      return opacity(onDark) === "0" && opacity(onLight) === "1";
    });
    expect(await logo.evaluate(drawn)).toBe("rgb(255, 255, 255)"); // under the logo for light grounds
    const pages = page.getByRole("navigation", { name: "Pages of articles" });
    const current = pages.locator("[aria-current]");
    const other = pages.locator("a:not([aria-current])").first();
    expect(await current.evaluate(drawn)).not.toBe(await other.evaluate(drawn));
    const chosen = page
      .locator("[aria-current], [aria-pressed=true]")
      .filter({ hasText: "All Posts" });
    expect(await chosen.first().evaluate(drawn)).toBe(await current.evaluate(drawn));
  },
);
