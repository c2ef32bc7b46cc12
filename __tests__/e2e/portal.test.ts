import { listen, type RunningServer } from "../../src/server/listen";
import { pageProblems } from "../support/browser/accessibility";
import { hydrated, startBrowser } from "../support/browser/browser";
import { testWith } from "../support/browser/programs";
import {
  type MisbehavingServer,
  raw,
  startMisbehavingServer,
} from "../support/servers/misbehaving-server";

/**
 * The SMS portal in its frame, with a second server that works and one that refuses connections.
 */

const test = testWith("chromium");
const browser = startBrowser();

/** The portal that the site was built with. */
const PLACEHOLDER = "https://portal.savannasignal.example";
const PORTAL = `<!doctype html><title>Portal</title>
<form><input name="user" aria-label="User"><button>Sign in</button></form>
<a href="/report.csv" download>Report</a><p></p>
<script>
  localStorage.setItem("user", "wanjiku");
  document.forms[0].onsubmit = () => {
    document.querySelector("p").textContent = localStorage.getItem("user") + " signed in at " + self.origin;
    try { top.location = "https://evil.example/"; } catch { document.title = "held"; }
    return false;
  };
</script>`;

let works: MisbehavingServer;
let refuses: MisbehavingServer;
beforeAll(async () => {
  works = await startMisbehavingServer();
  works.on("/", raw(PORTAL, "text/html"));
  works.on("/report.csv", raw("sent,2\n", "text/csv"));
  refuses = await startMisbehavingServer();
  await refuses.stop();
});
afterAll(() => works.stop());

/** The built site with its portal's URL replaced by `url`, in policy and scripts. */
const siteWithPortal = (url: string): Promise<RunningServer> =>
  listen(
    async (request) => {
      const { pathname } = new URL(request.url);
      const response = await fetch(process.env.E2E_URL + pathname);
      const headers = new Headers(response.headers);
      headers.delete("content-encoding"); // `fetch` has decompressed the body
      headers.delete("content-length");
      const policy = headers.get("content-security-policy");
      if (policy) headers.set("content-security-policy", policy.replaceAll(PLACEHOLDER, url));
      const { status } = response;
      if (!/html|javascript/.test(headers.get("content-type") ?? ""))
        return new Response(response.body, { status, headers });
      const body = (await response.text()).replaceAll(PLACEHOLDER, url);
      return new Response(body, { status, headers });
    },
    { port: 0, host: "127.0.0.1", headers: {}, log: () => undefined },
  );

let site: RunningServer;
afterEach(() => site?.close());

async function openPortal(url: string) {
  site = await siteWithPortal(url);
  const opened = await browser.newPage({ baseURL: site.url, reducedMotion: "reduce" });
  const { page } = opened;
  await page.goto("/pricing"); // the page's own HTML was built with the placeholder's panel
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "sms Portal" }).click();
  await page.waitForURL("**/sms-portal");
  return { ...opened, frame: page.locator('iframe[title="SMS Portal"]') };
}

test("a working portal signs in, stores, downloads, fills the screen and can't navigate the page", async () => {
  const { page, frame } = await openPortal(works.url);
  await frame.waitFor();
  const portal = frame.contentFrame();
  await portal.getByRole("button", { name: "Sign in" }).click();
  await portal.getByText(`wanjiku signed in at ${works.url}`).waitFor();
  const download = page.waitForEvent("download");
  await portal.getByRole("link", { name: "Report" }).click();
  expect((await download).suggestedFilename()).toBe("report.csv");
  expect(new URL(page.url()).pathname).toBe("/sms-portal");
  await page.setViewportSize({ width: 360, height: 740 });
  const box = await frame.boundingBox();
  expect(box?.width).toBe(360);
  expect(box?.height).toBeGreaterThanOrEqual(740 - 80);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("a portal that refuses connections shows a panel with the link, not the browser's error page", async () => {
  const { page, frame } = await openPortal(refuses.url);
  await page.getByRole("heading", { name: "The portal isn't responding" }).waitFor();
  expect(await frame.isVisible()).toBe(false);
  const link = page.getByRole("link", { name: /^Open the portal/ }).last(); // below the page's own
  expect(await link.getAttribute("href")).toBe(refuses.url);
  expect(await pageProblems(page)).toEqual([]);
});

test("the placeholder has a panel, with and without scripts, and requests nothing", async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page, requests } = await browser.open("/sms-portal", { javaScriptEnabled });
    if (javaScriptEnabled) await hydrated(page);
    await page.getByRole("heading", { name: "The portal opens in a new tab" }).waitFor();
    const link = page.getByRole("link", { name: /^Open the portal/ });
    expect(await link.getAttribute("href")).toBe(PLACEHOLDER);
    expect(await page.locator("iframe").count()).toBe(0);
    expect(requests.filter((request) => request.url().startsWith(PLACEHOLDER))).toEqual([]);
  }
});
