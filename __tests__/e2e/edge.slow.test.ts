import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { folderStore } from "../../src/server/folder-store";
import { hydrated, PHONE, startBrowser } from "../support/browser/browser";
import { testWith } from "../support/browser/programs";
import { titleOf } from "../support/content/bundled-posts";
import { type EdgeProcess, startEdgeProcess } from "../support/servers/edge-host";
import { temporaryFolder } from "../support/temporary-folder";

/** Visits to the built site on workerd, the runtime of Cloudflare Workers. */

const test = testWith("chromium");
const folder = temporaryFolder();
let edge: EdgeProcess;
const browser = startBrowser(() => edge.url);

/** Written after the pages were built, but before the content API's responses were. */
const UNBUILT = {
  id: 777,
  title: "Zebra crossings",
  paragraph_explanation: "A post that no page has.",
  category: "ussd",
  tags: ["zebra"],
  created_at: "2026-11-19T08:00:00Z",
  sections: [{ header: "One", explanation: "<p>Stripes on the road</p>" }],
};
const EDITED = "Edited after the build";
const ANSWERS = "public/content-api/content.json";

beforeAll(async () => {
  cpSync("public", path.join(folder, "public"), { recursive: true });
  cpSync("deploy/generated", path.join(folder, "deploy/generated"), { recursive: true });
  cpSync("sample/company.json", path.join(folder, "content/company.json"));
  const { blogs, ...others } = JSON.parse(readFileSync(ANSWERS, "utf8"));
  const edited = folderStore()
    .blogs()
    .map((post) => (post.id === 11 ? { ...post, title: EDITED } : post));
  expect(blogs).toHaveLength(edited.length);
  writeFileSync(
    path.join(folder, ANSWERS),
    JSON.stringify({ ...others, blogs: [UNBUILT, ...edited] }),
  );
  edge = await startEdgeProcess(folder);
});
afterAll(() => edge.close());

test("a post newer than the build is listed, found and read, and URLs without a file get a response", async () => {
  const { page } = await browser.open("/blog");
  await page.locator("main li h2", { hasText: UNBUILT.title }).waitFor();
  await page.getByRole("searchbox").first().fill("ZEBRA");
  await page.getByText("1 article found").waitFor();
  await page.getByRole("link", { name: `Read more about ${UNBUILT.title}` }).click();
  await page.getByRole("heading", { level: 1, name: UNBUILT.title }).waitFor();
  await page.getByText("Stripes on the road").waitFor();
  const status = async (urlPath: string) => (await page.goto(urlPath))?.status();
  expect(await status("/blog/777")).toBe(404); // not a built page, so the browser reads the post
  await page.getByRole("heading", { level: 1, name: UNBUILT.title }).waitFor();
  expect(await status("/services/no-such-service")).toBe(200);
  await page.getByRole("heading", { level: 1, name: "Bulk SMS" }).waitFor();
  expect(await status("/nothing")).toBe(404);
});

test("preview shows the content API's current content until the visitor leaves it", async () => {
  const { page } = await browser.open("/blog/11?preview");
  await page.getByRole("heading", { level: 1, name: EDITED }).waitFor();
  await page.getByRole("button", { name: "Leave preview" }).click();
  await page.getByRole("heading", { level: 1, name: titleOf(11) }).waitFor();
});

test("an enquiry is acknowledged and in the database", async () => {
  const { page, consoleErrors } = await browser.open("/contact", PHONE);
  await hydrated(page);
  const form = page.getByRole("form", { name: "Contact" });
  await form.getByRole("textbox", { name: "Name" }).fill("Wanjiru Kamau");
  await form.getByRole("textbox", { name: "Email" }).fill("wanjiru@duka.example");
  await form.getByRole("combobox").selectOption({ index: 1 });
  await form.getByRole("textbox", { name: "Message" }).fill("A menu for our members.");
  await form.getByRole("button", { name: "Send Message" }).click();
  await page.getByRole("heading", { name: "Thank You!" }).waitFor();
  expect(await edge.query("SELECT full_name, email FROM enquiries")).toEqual([
    { full_name: "Wanjiru Kamau", email: "wanjiru@duka.example" },
  ]);
  expect(consoleErrors).toEqual([]);
});
