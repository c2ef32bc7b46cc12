import { hold, startBrowser } from "../support/browser/browser";
import { testWith } from "../support/browser/programs";

/**
 * What only `gatsby-plugin-late-scripts` provides. `npm run test:without-late-scripts` leaves this
 * file out.
 */

const test = testWith("chromium");
const browser = startBrowser();

/** The home page, or another, whose scripts are held until `release` is called. */
async function openWithoutScripts(path = "/") {
  const { page } = await browser.newPage();
  const release = await hold(page, /\.js$/);
  await page.goto(path);
  return { page, release };
}

test("text typed and sent before hydration is replayed", async () => {
  const { page, release } = await openWithoutScripts();
  const url = page.url();
  const field = page.getByRole("textbox", { name: "Email address" });
  await field.fill("amina@duka.co.ke");
  await page.getByRole("button", { name: "Subscribe" }).click();
  expect(await field.inputValue()).toBe("amina@duka.co.ke");
  release();
  await page.getByText("Thank you for subscribing!").waitFor();
  expect(await field.inputValue()).toBe("");
  expect(page.url()).toBe(url);
});

test("typing in the middle of a field continues there after hydration", async () => {
  const { page, release } = await openWithoutScripts("/contact");
  const field = page.getByRole("textbox", { name: /Name/ }).first();
  await field.pressSequentially("Smith");
  await field.press("Home");
  await page.keyboard.type("Anna Kath");
  release();
  await page.locator("header[data-hydrated]").waitFor();
  await page.keyboard.type("arina ");
  expect(await field.inputValue()).toBe("Anna Katharina Smith");
});

test("the first click on a button before hydration is replayed", async () => {
  const { page, release } = await openWithoutScripts();
  const services = page.getByRole("button", { name: "Services" });
  await services.click();
  expect(await services.getAttribute("aria-expanded")).toBe("false");
  release();
  await page.locator('button[aria-expanded="true"]').waitFor();
});

test("no script is requested before the page has loaded, and then all are", async () => {
  const { page, requests } = await browser.newPage();
  const release = await hold(page, "**/logo-light.svg"); // prevents the load event
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.evaluate(() => document.readyState)).toBe("interactive");
  expect(requests.map((request) => request.resourceType())).not.toContain("script");
  release();
  await page.locator("header[data-hydrated]").waitFor();
});
