import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { CHROMIUM_ARGS, ensureChromium } from "../../scripts/support/chromium";
import { holdScripts, hydrated } from "../support/browser";

jest.setTimeout(60_000);

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_ARGS] });
});
afterAll(() => browser.close());

const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1280, height: 800 };

async function open(path: string, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.E2E_URL, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await page.goto(path);
  return page;
}
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

test("the keyboard skips to the content and goes through the Services menu", async () => {
  const page = await open("/", { viewport: LAPTOP });
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
  await page.context().close();
});

test("a choice in the Services menu leads to its page, whose heading takes the focus", async () => {
  const page = await open("/", { viewport: LAPTOP });
  await hydrated(page);
  await page.getByRole("button", { name: "Services" }).hover();
  await page.getByRole("banner").getByRole("link", { name: "USSD", exact: true }).click();
  await page.waitForURL("**/services/ussd");
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");
  expect(
    await page
      .getByRole("banner")
      .locator('[aria-current="page"]:visible, [aria-current="true"]:visible')
      .allTextContents(),
  ).toEqual(["Services"]);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.context().close();
});

test("who goes back or opens the page anew is where it was left", async () => {
  const page = await open("/", { viewport: LAPTOP, reducedMotion: "reduce" });
  await hydrated(page);
  const stands = (address: string, top: number) =>
    page.waitForFunction(
      ([path, y]) => location.pathname === path && Math.abs(window.scrollY - Number(y)) < 20,
      [address, top],
    );
  const headingHasFocus = () =>
    page.waitForFunction(() => document.activeElement?.tagName === "H1");
  await page.mouse.wheel(0, 1500);
  await stands("/", 1500);
  await page.getByRole("banner").getByRole("link", { name: "Pricing", exact: true }).click();
  await stands("/pricing", 0);
  await headingHasFocus();
  await page.goBack();
  await stands("/", 1500);
  await headingHasFocus();
  await page.goForward();
  await stands("/pricing", 0);
  await headingHasFocus();
  await page.goBack();
  await stands("/", 1500);
  await headingHasFocus();
  await stands("/", 1500);
  await page.reload();
  await stands("/", 1500);
  await hydrated(page);
  await stands("/", 1500);
  await page.context().close();
});

test("the header turns white past 50 pixels", async () => {
  const page = await open("/blog", { viewport: PHONE });
  await hydrated(page);
  const solid = page.locator("header[data-solid]");
  await page.evaluate(() => window.scrollTo({ top: 50, behavior: "instant" }));
  expect(await solid.count()).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 51, behavior: "instant" }));
  await solid.waitFor();
  const box = await page.locator("header").boundingBox();
  expect(box).toMatchObject({ y: 0, height: 80 });
  await page.context().close();
});

test.each([1024, 1025])("at %i px the right one of both menus shows", async (width) => {
  const page = await open("/", { viewport: { width, height: 800 } });
  const mobile = width <= 1024;
  expect(await page.getByText("Menu", { exact: true }).isVisible()).toBe(mobile);
  expect(await page.getByRole("button", { name: "Services" }).isVisible()).toBe(!mobile);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(overflow).toBe(false);
  await page.context().close();
});

test("the mobile menu keeps the focus, unfolds Services and closes on a choice", async () => {
  const page = await open("/", { viewport: PHONE, hasTouch: true });
  await hydrated(page);
  const menu = page.getByRole("banner").locator("summary").first();
  await menu.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Testimonials" }).waitFor();
  // The page below stands still as soon as the menu holds the focus.
  await page.waitForFunction(
    () =>
      document.documentElement.style.overflow === "hidden" ||
      document.body.style.overflow === "hidden",
  );
  await page.keyboard.press("Shift+Tab");
  expect(await focused(page)).toBe("Contact Us");
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Menu");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Testimonials" }).waitFor({ state: "hidden" });
  expect(await focused(page)).toBe("Menu");
  await menu.tap();
  await page.getByRole("banner").locator("summary").nth(1).tap();
  await page.getByRole("link", { name: "IVR & Voice" }).tap();
  await page.waitForURL("**/services/ivr");
  await page.getByRole("link", { name: "IVR & Voice" }).waitFor({ state: "hidden" });
  expect(await page.evaluate(() => document.body.style.overflow)).toBe("");
  await page.context().close();
});

test("without scripts both menus, the year and every link work", async () => {
  const phone = await open("/", { viewport: PHONE, javaScriptEnabled: false });
  await phone.getByRole("banner").locator("summary").first().click();
  await phone.getByRole("banner").locator("summary").nth(1).click();
  await phone.getByRole("link", { name: "Short Code" }).click();
  await phone.waitForURL("**/services/shortcode");
  expect(await phone.getByText(/© 20\d\d Savanna Signal Limited/).count()).toBe(1);
  await phone.context().close();

  const laptop = await open("/", { viewport: LAPTOP, javaScriptEnabled: false });
  await laptop.getByRole("button", { name: "Services" }).hover();
  await laptop.getByRole("banner").getByRole("link", { name: "IVR & Voice" }).click();
  await laptop.waitForURL("**/services/ivr");
  await laptop.context().close();
});

test("a menu opened before the scripts came stays open", async () => {
  const page = await open("about:blank", { viewport: PHONE });
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" }); // plain script elements would hold the load back
  await page.getByRole("banner").locator("summary").first().click();
  await page.getByRole("link", { name: "Testimonials" }).waitFor();
  release();
  await page.locator("header[data-solid]").waitFor();
  expect(await page.getByRole("link", { name: "Testimonials" }).isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Testimonials" }).waitFor({ state: "hidden" });
  await page.context().close();
});

test.each([
  ["phone", PHONE],
  ["laptop", LAPTOP],
])("header and footer pass axe on a %s, menus open and closed", async (_name, viewport) => {
  const page = await open("/", { viewport });
  await hydrated(page);
  const check = async () => {
    const { violations } = await new AxeBuilder({ page })
      .include("header")
      .include("footer")
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  };
  await check();
  await page.getByRole("button", { name: "Subscribe" }).click();
  if (viewport === PHONE) {
    await page.getByRole("banner").locator("summary").first().click();
    await page.getByRole("banner").locator("summary").nth(1).click();
  } else {
    await page.getByRole("button", { name: "Services" }).click();
  }
  await page.waitForTimeout(400); // axe measures contrast: after the panel has faded in
  await check();
  await page.context().close();
});

test("the chat's tooltip shows on focus and Escape sends it away", async () => {
  const page = await open("/", { viewport: LAPTOP });
  await hydrated(page);
  const opacity = () =>
    page.getByText("Chat with us").evaluate((element) => Number(getComputedStyle(element).opacity));
  expect(await opacity()).toBe(0);
  await page.keyboard.press("Tab"); // the next focus counts as the keyboard's
  await page.getByRole("link", { name: /Chat with us/ }).focus();
  await page.waitForFunction(
    (text) =>
      [...document.querySelectorAll("span")].some(
        (element) => element.textContent === text && getComputedStyle(element).opacity === "1",
      ),
    "Chat with us",
  );
  await page.keyboard.press("Escape");
  await page.waitForFunction(
    (text) =>
      [...document.querySelectorAll("span")].some(
        (element) => element.textContent === text && getComputedStyle(element).opacity === "0",
      ),
    "Chat with us",
  );
  await page.context().close();
});

describe("the next page", () => {
  /** The home page on a connection as the browser tells of it, and the data of other pages it asked for. */
  async function openOn(connection: object) {
    const page = await open("about:blank", { viewport: LAPTOP });
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", {
        value: Object.assign(new EventTarget(), value),
      });
    }, connection);
    const asked: string[] = [];
    page.on("request", (request) => {
      const address = /page-data\/(?!index\/)(.+)\/page-data\.json/.exec(request.url())?.[1];
      if (address) asked.push(address);
    });
    await page.goto("/");
    await hydrated(page);
    const menu = page.getByRole("banner");
    return { page, asked, link: (name: string) => menu.getByRole("link", { name }) };
  }

  test("is fetched when one points at its link, and not before", async () => {
    const { page, asked, link } = await openOn({ effectiveType: "4g", saveData: false });
    expect(asked).toEqual([]);
    const fetched = page.waitForResponse("**/page-data/pricing/page-data.json");
    await link("Pricing").hover();
    await fetched; // Gatsby begins some seconds later
    expect(asked).toEqual(["pricing"]);
    await page.context().close();
  });

  test.each([
    ["data saver", { effectiveType: "4g", saveData: true }],
    ["a 2G connection", { effectiveType: "2g", saveData: false }],
  ])("is fetched with %s only when it is opened", async (_name, connection) => {
    const { page, asked, link } = await openOn(connection);
    await link("Pricing").hover();
    await link("Blogs").hover();
    await link("About Us").hover();
    await link("About Us").click();
    await page.waitForURL("**/about");
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
    expect(asked).toEqual(["about"]);
    await page.context().close();
  });
});
