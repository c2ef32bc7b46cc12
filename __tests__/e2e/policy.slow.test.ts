import type { Page } from "playwright-core";
import { hydrated, startBrowser } from "../support/browser/browser";
import { testWith } from "../support/browser/programs";

/** What the browser reports as blocked. `pages.test.ts` checks that our own pages violate nothing. */

const test = testWith("chromium");
const browser = startBrowser();
const url = process.env.E2E_URL ?? "";

async function newPage(): Promise<{ page: Page; violations: () => Promise<readonly string[]> }> {
  const { page } = await browser.newPage();
  await page.addInitScript(() => {
    const violations: string[] = Reflect.get(window, "violations") ?? [];
    Object.assign(window, { violations });
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      violations.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
  return { page, violations: () => page.evaluate(() => Reflect.get(window, "violations")) };
}

const SCRIPT = "<script>window.injected = true</script>";
test.each([
  ["an inline script", SCRIPT, "script-src-elem inline"],
  ["a handler", '<img src="x" onerror="window.injected = true">', "script-src-attr inline"],
  [
    "a script from elsewhere",
    '<script src="https://evil.example/x.js"></script>',
    "script-src-elem https://evil.example/x.js",
  ],
  [
    "a frame from elsewhere",
    '<iframe src="https://evil.example/"></iframe>',
    "frame-src https://evil.example",
  ],
  [
    "another page of the map's host",
    '<iframe src="https://www.google.com/accounts"></iframe>',
    "frame-src https://www.google.com",
  ],
  ["a new base URL", '<base href="https://evil.example/">', "base-uri https://evil.example/"],
])("%s injected into a page doesn't run", async (_, html, violation) => {
  const { page, violations } = await newPage();
  // in the HTML itself, under the server's own headers, as if the page's content contained it
  await page.route(`${url}/blog`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("</body>", `${html}</body>`);
    await route.fulfill({ response, body });
  });
  await page.goto(`${url}/blog`);
  await page.waitForFunction(() => Reflect.get(window, "violations").length > 0);
  expect(await violations()).toContain(violation);
  expect(await page.evaluate(() => "injected" in window)).toBe(false);
});

test("the map of the office is shown when the visitor asks for it", async () => {
  const { page, violations } = await newPage();
  await page.route("https://www.google.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Westlands</h1>" }),
  );
  await page.goto(`${url}/contact`);
  await hydrated(page);
  await page.getByRole("button", { name: "Show the map" }).click();
  await page.frameLocator("iframe").getByRole("heading", { name: "Westlands" }).waitFor();
  expect(await violations()).toEqual([]);
});

test("the site can't be framed", async () => {
  const policy = (await fetch(url)).headers.get("content-security-policy");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src [^;]*unsafe/);
});
