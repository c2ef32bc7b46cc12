import type { Page } from "playwright-core";
import { hydrated, startBrowser } from "../support/browser/browser";
import { builtFile } from "../support/browser/built-site";
import { testWith } from "../support/browser/programs";

/**
 * URLs as chat and mail programs write them, which the router can't always decode.
 * `navigation.slow.test.ts` has two of them.
 */

const test = testWith("chromium");
const browser = startBrowser();

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });
/** Leaves out the log messages about missing files and posts. */
const thrown = (errors: readonly string[]) =>
  errors.filter((error) => !/^Failed to load resource|HTTP error! status: 404 /.test(error));

test.each([
  "/no%2541such",
  "/:path",
  "/blog%2F12",
  "/con%0Atact",
  "/no%2Bsuch",
  "/no%26such",
  "/no%2Fsuch",
  "/no%3Fsuch",
  "/no%23such",
  "/no%25such",
  "/%25",
  "/no%5Csuch",
  "/%3Apath",
  "/*pageResources",
  "/about%2F",
  "/about%3F",
  "/%2Fabout",
  "/blog%3Fpage=2",
  "/pricing%23ask",
  "/blog%09/1",
])("%s has no page, and says so", async (path) => {
  const { page, consoleErrors } = await browser.open(path);
  await hydrated(page);
  await heading(page, "This page does not exist").waitFor();
  expect(thrown(consoleErrors)).toEqual([]);
});

test.each([
  ["/contact%0A", "This page does not exist"],
  ["/contact%09", "This page does not exist"],
  ["/about%20", "This page does not exist"],
  ["/pricing%20%20", "This page does not exist"],
  ["/blog/tag/sender-id%20", "No articles have this tag."],
])("%s, which another host doesn't redirect, has no page, and says so: %s", async (path, words) => {
  const { page, consoleErrors } = await browser.newPage();
  const notFound = { status: 404, contentType: "text/html", body: builtFile("404.html") };
  await page.route(`**${path}`, (route) => route.fulfill(notFound));
  await page.goto(path);
  await hydrated(page);
  await page.getByRole("main").getByText(words).waitFor();
  expect(thrown(consoleErrors)).toEqual([]);
});

test.each([
  ["/contact%0A", /contact/i],
  ["/pricing#100%", /pricing/i],
  ["/about#%E0%A4%A", /about/i],
  ["/pricing?utm_source=a%25b#%", /pricing/i],
  ["/tools/sms-length#text=100%", /sms/i],
  ["/blog?q=100%", "Our Blog"],
  ["/services/no%3Asuch", "Bulk SMS"],
])("%s shows its page, whatever follows the path", async (url, name) => {
  const { page, consoleErrors } = await browser.open(url);
  await hydrated(page);
  await heading(page, name).waitFor();
  expect(consoleErrors).toEqual([]);
});

test.each([
  ["/blog/tag/C%2B%2B", "No articles have this tag."],
  ["/blog/category/mobile-banking", "No articles found matching your criteria."],
  ["/blog/author/nobody", "We have no author at this address."],
  ["/blog/author/nobody/page/2", "We have no author at this address."],
  ["/blog/page/99", "This list has no page 99."],
  ["/blog/category/sms/page/99", "This list has no page 99."],
  ["/blog/no-such-article", "The article could not be found."],
])("%s is 404, and says: %s", async (path, words) => {
  const { page, consoleErrors } = await browser.newPage();
  expect((await page.goto(path))?.status()).toBe(404);
  await hydrated(page);
  await page.getByRole("main").getByText(words).waitFor();
  expect(thrown(consoleErrors)).toEqual([]);
});

test("clicking an anchor that can't be decoded leaves the page as it is, and so does going back", async () => {
  const { page, consoleErrors } = await browser.open("/privacy-policy");
  await hydrated(page);
  await page.getByRole("main").evaluate((main) => {
    const link = document.createElement("a");
    link.href = "#100%";
    link.textContent = "All of it";
    main.prepend(link);
  });
  await page.getByRole("link", { name: "All of it" }).press("Enter");
  await page.waitForURL(/#100%25$/);
  await page
    .getByRole("banner")
    .getByRole("link", { name: "Pricing", exact: true })
    .first()
    .click();
  await heading(page, /pricing/i).waitFor();
  await page.goBack();
  await heading(page, /privacy/i).waitFor();
  expect(page.url()).toMatch(/#100%25$/);
  await page.evaluate(() => {
    window.location.hash = "#%E0%A4%A";
  });
  await page.waitForURL(/#%25E0%25A4%25A$/);
  await heading(page, /privacy/i).waitFor();
  expect(consoleErrors).toEqual([]);
});
