import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { rebuild } from "../../src/release/build-and-publish";
import type { RunningServer } from "../../src/server/listen";
import { currentRelease } from "../../src/server/site-folder";
import { startServer } from "../../src/server/site-server";
import { pageProblems } from "../support/browser/accessibility";
import { hold, hydrated, startBrowser } from "../support/browser/browser";
import { testWith } from "../support/browser/programs";
import { rebuildOptions } from "../support/content/release-site";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

/** The built site published twice, unchanged and as if its code had changed. */
const test = testWith("chromium");
const browser = startBrowser();
const folder = temporaryFolder();
const releases = path.join(folder, "releases");
let server: RunningServer;

const publish = () => rebuild(rebuildOptions(releases, { root: folder }));

/** Renames every script and style of the build, and all references to them. */
function changeCode(): void {
  const site = path.join(folder, "public");
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const hashes = new Set(
    files.flatMap((file) => /[-.]([0-9a-f]{20})\.(?:js|css)$/.exec(file)?.[1] ?? []),
  );
  const renewed = (text: string) =>
    text.replace(/[0-9a-f]{20}/g, (hash) => (hashes.has(hash) ? `f${hash.slice(0, 19)}` : hash));
  for (const file of files) {
    if (/\.(?:br|gz)$/.test(file)) {
      rmSync(file); // made from the previous content
      continue;
    }
    if (/\.(?:html|js|json|css)$/.test(file)) {
      writeFileSync(file, renewed(readFileSync(file, "utf8")));
    }
    const name = renewed(path.basename(file));
    renameSync(file, path.join(path.dirname(file), name));
  }
}

beforeAll(async () => {
  for (const part of ["public", "reports", ".content-cache/published.json"]) {
    mkdirSync(path.dirname(path.join(folder, part)), { recursive: true });
    cpSync(part, path.join(folder, part), { recursive: true });
  }
  await publish();
  const target = new URL(`${process.env.E2E_URL}/content-api`);
  server = await startServer({
    port: 0,
    publicDirectory: currentRelease(releases),
    api: { target },
  });
});
afterAll(() => server.close());

test("a tab opened before a switch keeps working after it", async () => {
  const { page } = await browser.newPage();
  const failures: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`);
  });
  const release = await hold(page, /\.js$/); // the release changes before any of the tab's scripts has arrived
  await page.goto(server.url, { waitUntil: "commit" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  const load = () => fetch(server.url);
  const scripts = async () =>
    (await (await load()).text()).match(/\/[\w-]+-[0-9a-f]{20}\.js/g)?.join();
  const before = await scripts();
  expect(before).toBeTruthy();
  changeCode();
  await publish();
  expect(await scripts()).not.toBe(before);
  release();
  await hydrated(page);
  await page.getByRole("navigation").getByRole("link", { name: "About" }).first().click();
  await page.waitForURL("**/about");
  await page.getByRole("heading", { level: 1, name: /about/i }).waitFor();
  expect(failures).toEqual([]);
});

test("a removed article's URL has status 410, says so, and links elsewhere", async () => {
  await writeFiles(path.join(releases, "current/gone"), { "blog/removed": "" });
  const { page } = await browser.newPage({ viewport: { width: 320, height: 640 } });
  const response = await page.goto(`${server.url}/blog/removed`);
  expect(response?.status()).toBe(410);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(
    "This page is no longer here",
  );
  expect(await pageProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const links = await page.getByRole("main").getByRole("link").all();
  expect(links).toHaveLength(3);
  for (const link of links) {
    const path = await link.getAttribute("href");
    expect((await fetch(`${server.url}${path}`)).status).toBe(200);
  }
});
