import type { Page } from "playwright-core";
import { type RunningNginx, startNginxOnBuild } from "../../scripts/support/run-nginx";
import { hydrated, startBrowser } from "../support/browser/browser";
import { testWith } from "../support/browser/programs";
import { temporaryFolder } from "../support/temporary-folder";

/** What the browser itself says was kept from happening; pages.test.ts visits every page of our own server. */

const test = testWith("chromium", "nginx");
const browser = startBrowser();
const folder = temporaryFolder();
const url = process.env.E2E_URL ?? "";
let nginx: RunningNginx;
beforeAll(async () => {
  nginx = await startNginxOnBuild(folder, `${url}/content-api`);
});
afterAll(() => nginx.stop());

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

test.each(["/", "/blog/12", "/blog/not-built", "/contact", "/nothing"])(
  "%s behind nginx does nothing that its own policy forbids",
  async (path) => {
    const { page, violations } = await newPage();
    const response = await page.goto(nginx.url + path);
    expect(response?.headers()["content-security-policy"]).toMatch(/script-src 'self' 'sha256-/);
    await hydrated(page);
    expect(await violations()).toEqual([]);
  },
);

const SCRIPT = "<script>window.injected = true</script>";
test.each([
  ["an inline script", SCRIPT, "script-src-elem inline", () => url],
  ["an inline script behind nginx", SCRIPT, "script-src-elem inline", () => nginx.url],
  [
    "a handler",
    '<img src="x" onerror="window.injected = true">',
    "script-src-attr inline",
    () => url,
  ],
  [
    "a script from elsewhere",
    '<script src="https://evil.example/x.js"></script>',
    "script-src-elem https://evil.example/x.js",
    () => url,
  ],
  [
    "a frame from elsewhere",
    '<iframe src="https://evil.example/"></iframe>',
    "frame-src https://evil.example",
    () => url,
  ],
  [
    "a new base URL",
    '<base href="https://evil.example/">',
    "base-uri https://evil.example/",
    () => url,
  ],
])("%s that got into a page does not run", async (_, html, violation, host) => {
  const { page, violations } = await newPage();
  // as if the content of a page had brought it: in the HTML itself, under the server's own headers
  await page.route(`${host()}/blog`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("</body>", `${html}</body>`);
    await route.fulfill({ response, body });
  });
  await page.goto(`${host()}/blog`);
  await page.waitForFunction(() => Reflect.get(window, "violations").length > 0);
  expect(await violations()).toContain(violation);
  expect(await page.evaluate(() => "injected" in window)).toBe(false);
});

test("the site cannot be put into a frame", async () => {
  const policy = (await fetch(url)).headers.get("content-security-policy");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src [^;]*unsafe/);
});
