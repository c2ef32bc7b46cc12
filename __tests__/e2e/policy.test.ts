import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { CHROMIUM_ARGS, ensureChromium } from "../../scripts/support/chromium";
import { type RunningNginx, startNginxOnBuild } from "../../scripts/support/run-nginx";
import { temporaryFolder } from "../support/temporary-folder";

/** What the browser itself says was kept from happening. */
declare global {
  interface Window {
    violations: string[];
    injected?: boolean;
  }
}

let browser: Browser;
let nginx: RunningNginx;
const url = process.env.E2E_URL ?? "";
const folder = temporaryFolder();

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_ARGS] });
  nginx = await startNginxOnBuild(folder, `${url}/content-api`);
});
afterAll(() => Promise.all([browser.close(), nginx.stop()]));

async function newPage(): Promise<Page> {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      window.violations.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
  return page;
}

const OWN = "the project's own server";
const NGINX = "nginx";
const hostUrl = (host: string) => (host === NGINX ? nginx.url : url);

test.each([
  ["/", OWN],
  ["/about", OWN],
  ["/blog", OWN],
  ["/blog/12", OWN],
  ["/blog/category/sms", OWN],
  ["/blog/not-built", OWN],
  ["/services", OWN],
  ["/services/bulksms", OWN],
  ["/case-studies", OWN],
  ["/testimonials", OWN],
  ["/contact", OWN],
  ["/pricing", OWN],
  ["/sms-portal", OWN],
  ["/tools/sms-price", OWN],
  ["/privacy-policy", OWN],
  ["/nothing", OWN],
  ["/", NGINX],
  ["/blog/12", NGINX],
  ["/blog/not-built", NGINX],
  ["/contact", NGINX],
  ["/nothing", NGINX],
])("%s behind %s does nothing that its own policy forbids", async (address, host) => {
  const page = await newPage();
  const answer = await page.goto(hostUrl(host) + address, { waitUntil: "load" });
  expect(answer?.headers()["content-security-policy"]).toMatch(/script-src 'self' 'sha256-/);
  await page.waitForFunction(() => "___loader" in window, undefined, { timeout: 30_000 });
  expect(await page.evaluate(() => window.violations)).toEqual([]);
  await page.close();
});

test.each([
  ["an inline script", "<script>window.injected = true</script>", "script-src-elem inline"],
  ["an inline script", "<script>window.injected = true</script>", "script-src-elem inline", NGINX],
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
])("%s that got into a page does not run", async (_, html, violation, host = OWN) => {
  const page = await newPage();
  const address = `${hostUrl(host)}/blog`;
  // As if the content of a page had brought it: in the HTML itself, under the server's own headers.
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("</body>", `${html}</body>`);
    await route.fulfill({ response, body });
  });
  await page.goto(address, { waitUntil: "load" });
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
