import type { Page } from "playwright-core";
import { holdScripts, hydrated, siteUrl, startBrowser } from "../support/browser";

/** What only `gatsby-plugin-late-scripts` brings; `npm run test:levers` leaves this file out. */

const browser = startBrowser();

/** The home page with its scripts held back until the returned function is called. */
async function openWithoutScripts(): Promise<{ page: Page; release: () => void }> {
  let release: () => void = () => undefined;
  const { page } = await browser.open("/", {}, async (fresh) => {
    release = await holdScripts(fresh);
  });
  return { page, release: () => release() };
}

test("what was typed and sent before hydration is replayed", async () => {
  const { page, release } = await openWithoutScripts();
  const field = page.getByRole("textbox", { name: "Email address" });
  await field.fill("amina@duka.co.ke");
  await page.getByRole("button", { name: "Subscribe" }).click();
  expect(await field.inputValue()).toBe("amina@duka.co.ke");
  release();
  await page.getByText("Thank you for subscribing!").waitFor();
  expect(await field.inputValue()).toBe("");
  expect(page.url()).toBe(siteUrl("/"));
});

test("the first press of a button before hydration is replayed", async () => {
  const { page, release } = await openWithoutScripts();
  const services = page.getByRole("button", { name: "Services" });
  await services.click();
  expect(await services.getAttribute("aria-expanded")).toBe("false");
  release();
  await page.locator('button[aria-expanded="true"]').waitFor();
});

test("no script is requested before the page has loaded", async () => {
  const { page } = await browser.open("/robots.txt");
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  let send: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route("**/logo.svg", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(siteUrl("/"), { waitUntil: "domcontentloaded" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(scripts).toEqual([]);
  send();
  await hydrated(page);
  expect(scripts.length).toBeGreaterThan(0);
});
