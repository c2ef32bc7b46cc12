import type { Page } from "playwright-core";
import { pageProblems } from "../support/browser/accessibility";
import { hydrated, LAPTOP, PHONE, startBrowser } from "../support/browser/browser";
import { testWith } from "../support/browser/programs";

/** Menus, footer and tooltip, checked by axe, by keyboard and in forced colours. */

const test = testWith("chromium");
const browser = startBrowser();

const mobileMenu = (page: Page) => page.getByRole("banner").locator("summary").first();
const mobileServices = (page: Page) => page.getByRole("banner").locator("summary").nth(1);

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
  await footer.getByText("Sent.", { exact: true }).waitFor();
  expect(await pageProblems(page)).toEqual([]);
});

test("the chat's tooltip shows on focus, and Escape hides it", async () => {
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
  await page.keyboard.press("Tab"); // so that the next focus counts as the keyboard's
  await page.getByRole("link", { name: /Chat with us/ }).focus();
  await hasOpacity("1");
  await page.keyboard.press("Escape");
  await hasOpacity("0");
});

test.each(["light", "dark"] as const)(
  "with forced %s colours, the menu button, the logo and selections are visible",
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
    const logo = page.getByRole("banner").getByRole("link", { name: "Savanna Signal" });
    await logo.and(page.locator(':has(img[src="/logo.svg"])')).waitFor();
    await page.waitForFunction(() => {
      const [onDark, onLight] = document.querySelectorAll("header img");
      const opacity = (image?: Element) => image && getComputedStyle(image).opacity;
      return opacity(onDark) === "0" && opacity(onLight) === "1";
    });
    expect(await logo.evaluate(drawn)).toBe("rgb(255, 255, 255)"); // below the logo for light backgrounds
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
