import { readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hydrated, startBrowser } from "../support/browser/browser";
import { testWith } from "../support/browser/programs";
import { copySite } from "../support/content/site-copy";
import { freePort } from "../support/servers/free-port";
import { rawRequest } from "../support/servers/raw-request";
import { type RunningScript, runScript } from "../support/servers/run-script";

const test = testWith("chromium");
const site = copySite();
let origin: string;
const browser = startBrowser(() => origin);
let server: RunningScript;
let output = "";

beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const env = {
    HOME: process.env.HOME ?? "",
    PORT: String(port),
    // Gatsby's own spinner, which appears on slow machines and warns then
    GATSBY_QUERY_ON_DEMAND_LOADING_INDICATOR: "false",
  };
  server = runScript("develop.ts", { cwd: site.directory, env });
  while (!output.includes("Building development bundle")) output += `${await server.nextLine()}\n`;
});
afterAll(async () => {
  server.process.kill("SIGTERM");
  await server.ended;
  site.remove();
});

/** Gatsby 5's development client calls React 17's `unmountComponentAtNode` on every page. */
const FROM_GATSBY = /unmountComponentAtNode.*head-export-handler-for-browser/;

test("the development server shows pages and navigates between them without console errors", async () => {
  const { page, consoleErrors } = await browser.open("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).first().click();
  await page.getByRole("heading", { level: 1, name: /pricing/i }).waitFor();
  expect(consoleErrors.filter((message) => !FROM_GATSBY.test(message))).toEqual([]);
  expect(output).not.toMatch(/conflicting order/i); // thousands of lines would hide all others
});

test("the development server responds with the hosts' statuses to URLs without a page", async () => {
  const { page } = await browser.open("/blog/no-such-post");
  const status = async (path: string) => (await fetch(origin + path)).status;
  expect(await status("/blog/no-such-post")).toBe(404);
  expect(await status("/services/no-such-service")).toBe(200);
  await page.getByRole("button", { name: "Preview custom 404 page" }).click(); // Gatsby's own page, shown first
  await page.getByText("The article could not be found.").waitFor();
  await page.goto("/services/no-such-service");
  await page.getByRole("heading", { level: 1, name: "Bulk SMS" }).waitFor();
});

test("the development server reveals nothing to other sites' pages", async () => {
  const status = async (path: string, headers: Record<string, string>) => {
    const response = await fetch(origin + path, { headers });
    return [response.status, response.headers.get("access-control-allow-origin")];
  };
  for (const path of ["/content-api/blogs", "/page-data/blog/page-data.json", "/___graphql"]) {
    expect(await status(path, { origin: "https://evil.example" })).toEqual([403, null]);
    expect((await status(path, { origin }))[0]).toBe(200);
  }
  const { host } = new URL(origin);
  const socket = "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nConnection: Upgrade\r\n";
  const upgrade = `${socket}Host: ${host}\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n`;
  const foreign = `${upgrade}Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nOrigin: https://evil.example\r\n\r\n`;
  expect(await rawRequest(origin, foreign)).toBe("");
});

test("the development server shows a saved content file", async () => {
  const { page } = await browser.open("/blog/12");
  await page.getByRole("heading", { level: 1 }).waitFor();
  const file = path.join(site.directory, "content/posts/12.json");
  const post = JSON.parse(readFileSync(file, "utf8"));
  const sections = [{ header: "A new heading", explanation: "Text in **bold**." }];
  writeFileSync(file, JSON.stringify({ ...post, title: "A new title", sections }));
  await page.getByRole("heading", { level: 1, name: "A new title" }).waitFor();
  await page.getByRole("heading", { level: 2, name: "A new heading" }).waitFor();

  writeFileSync(`${file}.new`, JSON.stringify({ ...post, title: "A newer title" }));
  renameSync(`${file}.new`, file); // as many editors save files
  await page.getByRole("heading", { level: 1, name: "A newer title" }).waitFor();
  writeFileSync(file, JSON.stringify({ ...post, title: "The newest title" }));
  await page.getByRole("heading", { level: 1, name: "The newest title" }).waitFor();
});

test("the development server shows a draft under a ribbon until it's published", async () => {
  const file = path.join(site.directory, "content/posts/12.json");
  const post = JSON.parse(readFileSync(file, "utf8"));
  const { page } = await browser.open("/blog/12");
  await page.getByRole("heading", { level: 1 }).waitFor();
  writeFileSync(file, JSON.stringify({ ...post, title: "An unfinished title", draft: true }));
  await page.getByRole("heading", { level: 1, name: "[Draft] An unfinished title" }).waitFor();
  const ribbon = page.getByRole("region", { name: "Drafts" });
  expect(await ribbon.textContent()).toContain("This copy also shows pages that aren't published");
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");

  writeFileSync(file, JSON.stringify({ ...post, title: "A finished title" }));
  await page.getByRole("heading", { level: 1, name: "A finished title", exact: true }).waitFor();
});

test("the development server has a page for the post that the desk sends", async () => {
  const { page } = await browser.open("/desk/draft");
  await page.getByRole("main").getByText("Loading article...").waitFor();
  await hydrated(page);
  await page.evaluate(() => {
    const sections = [{ header: "A heading", explanation: "<p>Text in <b>bold</b>.</p>" }];
    window.postMessage({ post: { id: "draft", title: "A new post", category: "USSD", sections } });
  });
  await page.getByRole("heading", { level: 1, name: "A new post" }).waitFor();
  await page.getByRole("heading", { level: 2, name: "A heading" }).waitFor();
});
