import { createServer } from "node:net";
import { startBrowser } from "../support/browser";
import { type RunningScript, runScript } from "../support/run-script";
import { copySite } from "../support/site-copy";

const browser = startBrowser();
const site = copySite();
let server: RunningScript;
let output = "";

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

beforeAll(async () => {
  const port = await freePort();
  process.env.E2E_URL = `http://localhost:${port}`;
  server = runScript("develop.ts", {
    cwd: site.directory,
    env: { HOME: process.env.HOME ?? "", PORT: String(port) },
  });
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
  const { page, complaints } = await browser.open("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.locator("header[data-hydrated]").waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).first().click();
  await page.getByRole("heading", { level: 1, name: /pricing/i }).waitFor();
  await page.goto(new URL("/styleguide", page.url()).href);
  await page.getByRole("heading", { level: 2 }).first().waitFor();
  expect(complaints.filter((message) => !FROM_GATSBY.test(message))).toEqual([]);
  expect(output).not.toMatch(/conflicting order/i); // thousands of lines that hid all others
});

test("the development server has the hosts' statuses for addresses without a page", async () => {
  const { page } = await browser.open("/blog/no-such-post");
  const status = async (address: string) => (await fetch(new URL(address, page.url()))).status;
  expect(await status("/blog/no-such-post")).toBe(404);
  expect(await status("/services/no-such-service")).toBe(200);
  await page.getByRole("button", { name: "Preview custom 404 page" }).click(); // Gatsby's own first
  await page.getByText("The article could not be found.").waitFor();
  await page.goto(new URL("/services/no-such-service", page.url()).href);
  await page.getByRole("heading", { level: 1, name: "Bulk SMS" }).waitFor();
});
