import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { CHROMIUM_ARGS, ensureChromium } from "../../scripts/chromium";

/** What the browser itself says was kept from happening. */
declare global {
  interface Window {
    violations: string[];
    injected?: boolean;
  }
}

let browser: Browser;
const url = process.env.E2E_URL ?? "";

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_ARGS] });
});
afterAll(() => browser.close());

async function open(address: string): Promise<Page> {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      window.violations.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
  await page.goto(url + address, { waitUntil: "load" });
  return page;
}

test.each([
  "/",
  "/about",
  "/blog",
  "/blog/12",
  "/blog/not-built",
  "/services/bulksms",
  "/contact",
  "/pricing",
  "/sms-portal",
  "/tools/sms-price",
  "/nothing",
])("%s does nothing that its own policy forbids", async (address) => {
  const page = await open(address);
  await page.waitForFunction(() => "___loader" in window, undefined, { timeout: 30_000 });
  expect(await page.evaluate(() => window.violations)).toEqual([]);
  await page.close();
});

test.each([
  ["an inline script", "<script>window.injected = true</script>", "script-src-elem inline"],
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
  ["a new base address", '<base href="https://evil.example/">', "base-uri https://evil.example/"],
])("%s that got into a page does not run", async (_, html, violation) => {
  const page = await browser.newPage();
  // As if the content of a page had brought it: in the HTML itself, under the server's own headers.
  await page.route(`${url}/blog`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("</body>", `${html}</body>`);
    await route.fulfill({ response, body });
  });
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      window.violations.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
  await page.goto(`${url}/blog`, { waitUntil: "load" });
  await page.waitForFunction(() => window.violations.length > 0);
  expect(await page.evaluate(() => window.violations)).toContain(violation);
  expect(await page.evaluate(() => window.injected)).toBeUndefined();
  await page.close();
});

test("a site without an analytics id has no code of analytics at all", () => {
  const files = readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|html|json)$/.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const analytics =
    /googletagmanager|google-analytics|dataLayer|ga-disable|gtag|Cookie settings<\/button|May we count/;
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => analytics.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("the site cannot be put into a frame", async () => {
  const { headers } = await fetch(url);
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("content-security-policy")).not.toMatch(/script-src [^;]*unsafe/);
});
