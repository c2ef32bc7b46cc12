import { existsSync, mkdtempSync, readdirSync, watch } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import sharp from "sharp";
import { CHROMIUM_ARGS, ensureChromium } from "../../scripts/support/chromium";
import { MARKER_FILE } from "../../src/gatsby/sourcing/build-marker";
import { openContactStore } from "../../src/server/contact-store";
import { createContentApi } from "../../src/server/content-api";
import { listen, type RunningServer } from "../../src/server/listen";
import { siteFolder } from "../../src/server/site-folder";
import { startServer } from "../../src/server/site-server";
import { type GeneratedContent, generatedContent } from "../support/generated-content";
import { startMeasuredVisit } from "../support/measured-visit";
import { copySite, type SiteCopy } from "../support/site-copy";

/**
 * One site through its life with a content API of 60 posts: first build, visitors who are asked
 * about analytics, an edit, a failing API, no copy at all. The steps build on one another, as an
 * editor's days do.
 */
let site: SiteCopy;
let api: RunningServer;
let content: GeneratedContent;
let isDown = false;
let env: Record<string, string>;

async function pictures(): Promise<string> {
  const directory = mkdtempSync(path.join(os.tmpdir(), "api-images-"));
  for (const [name, background] of [
    ["first.png", "#C5337B"],
    ["second.png", "#2B3857"],
  ] as const) {
    const image = sharp({ create: { width: 900, height: 600, channels: 3, background } });
    await image.png().toFile(path.join(directory, name));
  }
  return directory;
}

beforeAll(async () => {
  site = copySite();
  content = generatedContent(60, {
    imageEvery: 2,
    imagePath: (id) => (id % 4 === 0 ? "first.png" : "second.png"),
  });
  content.edit(60, { image_path: "missing.png" });
  content.edit(59, {
    author_name: "",
    sections: [
      {
        header: "Look",
        explanation: '<p>a<script>alert(1)</script></p><img src="images/first.png">',
      },
    ],
  });
  const contactStore = await openContactStore(
    path.join(mkdtempSync(path.join(os.tmpdir(), "c-")), "m"),
  );
  const app = createContentApi({ content, imagesDirectory: await pictures(), contactStore });
  api = await listen(
    (request) => (isDown ? new Response("down", { status: 503 }) : app.fetch(request)),
    {
      port: 0,
    },
  );
  env = {
    CONTENT_API_URL: api.url,
    CONTENT_API_TIMEOUT_MS: "2000",
    GA_MEASUREMENT_ID: "G-TEST000001",
  };
});
afterAll(async () => {
  await api.close();
  site.remove();
});

const isComplete = () => existsSync(path.join(site.directory, MARKER_FILE));
const statuses = () => new Set(site.report().sections.map(({ status }) => status));

test("a build against the API publishes the API's content, section by section live", async () => {
  const { code, output } = await site.build(env);
  expect({ code, output: code === 0 ? "" : output }).toEqual({ code: 0, output: "" });
  expect(output).not.toMatch(/^(?:error|.*not a known API)/m);
  expect(site.report().sections.map(({ name, status }) => [name, status])).toEqual([
    ["Hero", "live"],
    ["About", "live"],
    ["Services", "live"],
    ["How it works", "live"],
    ["Team", "live"],
    ["Testimonials", "live"],
    ["Blog posts", "live"],
    ["Blog categories", "live"],
  ]);
  expect(site.report().sections.find(({ name }) => name === "Blog posts")?.items).toBe(60);
  expect(output).toContain("Blog posts       live (60 items)");
});

test("all sixty posts have a page, seven list pages and their categories", () => {
  const built = Array.from({ length: 60 }, (_, i) => site.page(`blog/${i + 1}`));
  expect(new Set(built).size).toBe(60);
  expect(site.page("blog/page/7").includes("<h1")).toBe(true);
  expect(existsSync(path.join(site.directory, "public/blog/page/8"))).toBe(false);
  expect(site.page("blog/category/call-center").includes("Call Center")).toBe(true);
});

test("the sections show what the API said", () => {
  expect(site.page("about").includes("Generated mission.")).toBe(true);
  expect(site.page("").includes("Generated steps")).toBe(true);
});

test("broken fields and images are replaced, reported, and nothing foreign gets in", () => {
  const page = site.page("blog/59");
  expect(page.includes("Anonymous")).toBe(true);
  expect(page.includes("alert(1)")).toBe(false);
  expect(/<img src="\/static\/content-images\/[0-9a-f]{20}\.png"/.test(page)).toBe(true);
  const { issues } = site.report();
  expect(issues).toContainEqual(
    expect.objectContaining({ section: "Blog posts", field: "author_name", action: "repaired" }),
  );
  expect(issues).toContainEqual(
    expect.objectContaining({
      field: "image",
      problem: "“missing.png” is not on the server (it answered 404)",
      action: "replaced",
    }),
  );
});

describe("a visitor, where the site has an analytics id", () => {
  const SILENCE = { asked: [], violations: [], cookies: [], reported: [] };
  const SCRIPT = "https://www.googletagmanager.com/gtag/js?id=G-TEST000001";
  let browser: Browser;
  let server: RunningServer;
  beforeAll(async () => {
    const folder = siteFolder(path.join(site.directory, "public"), {
      hostDirectory: path.join(site.directory, "deploy/generated"),
    });
    server = await startServer({
      port: 0,
      publicDirectory: () => folder,
      api: { target: new URL(api.url) },
      log: () => undefined,
    });
    browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_ARGS] });
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  const visit = (options = {}) => startMeasuredVisit(browser, new URL(server.url).origin, options);
  const notice = (page: Page) => page.getByRole("region", { name: "May we count visits?" });
  const answer = (page: Page, name: string) => notice(page).getByRole("button", { name });
  const settings = (page: Page) =>
    page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" });
  const kept = (page: Page) =>
    page.evaluate(() => JSON.parse(localStorage.getItem("savanna-signal:consent") ?? "null"));
  /** Follows a link of the header to another page, without loading the site again. */
  async function go(page: Page, link: string, heading: string | RegExp): Promise<void> {
    await page.getByRole("banner").getByRole("link", { name: link, exact: true }).first().click();
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  }

  test("is asked, and until the answer nobody else is and no cookie set", async () => {
    const { page, asked, violations, cookies, reported } = await visit();
    await page.goto("/about");
    await notice(page).waitFor();
    await go(page, "Pricing", "Transparent & Flexible Pricing");
    expect(await notice(page).isVisible()).toBe(true);
    expect({ asked, violations, cookies: await cookies(), reported: await reported() }).toEqual(
      SILENCE,
    );
    await page.context().close();
  });

  test.each([360, 1280])("finds both answers side by side and alike at %i px", async (width) => {
    const { page } = await visit({ viewport: { width, height: 740 } });
    await page.goto("/about");
    await notice(page).waitFor();
    const look = async (name: string) => {
      const box = await answer(page, name).boundingBox();
      const style = await answer(page, name).evaluate((element) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight } =
          getComputedStyle(element);
        return { color, backgroundColor, borderColor, fontSize, fontWeight };
      });
      return { y: box?.y, width: box?.width, height: box?.height, ...style };
    };
    const decline = await look("Decline");
    expect(await look("Agree")).toEqual(decline);
    expect(decline.height).toBeGreaterThanOrEqual(44);
    await page.context().close();
  });

  test("who declines is not asked again and sends nothing", async () => {
    const { page, asked, violations, cookies, reported } = await visit();
    await page.goto("/about");
    await answer(page, "Decline").click();
    await notice(page).waitFor({ state: "detached" });
    expect(await kept(page)).toEqual({
      choice: "declined",
      at: expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      version: 1,
    });
    await page.reload();
    await go(page, "Pricing", "Transparent & Flexible Pricing");
    await settings(page).scrollIntoViewIfNeeded();
    expect(await notice(page).count()).toBe(0);
    expect({ asked, violations, cookies: await cookies(), reported: await reported() }).toEqual(
      SILENCE,
    );
    await page.context().close();
  });

  test("who agrees is counted once a page, and no longer after taking it back", async () => {
    const { page, asked, violations, cookies, reported } = await visit();
    const config = (page_path: string) => ["config", "G-TEST000001", { page_path }];
    await page.goto("/about");
    await Promise.all([page.waitForResponse(SCRIPT), answer(page, "Agree").click()]);
    expect(await kept(page)).toMatchObject({ choice: "accepted", version: 1 });
    await go(page, "Pricing", "Transparent & Flexible Pricing");
    await go(page, "Contact Us", /contact/i);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: /Pricing/ }).waitFor();
    expect(await reported()).toEqual(["/about", "/pricing", "/contact", "/pricing"].map(config));

    await Promise.all([page.waitForResponse(SCRIPT), page.goto("/blog/30?from=mail")]);
    await page.waitForFunction(() => Reflect.get(window, "dataLayer").length === 3);
    expect(await reported()).toEqual([config("/blog/30?from=mail")]);
    expect(asked).toEqual([SCRIPT, SCRIPT]);
    expect(await cookies()).toEqual(["_ga", "_ga_TEST000001"]);

    await settings(page).click();
    await notice(page).getByText("Your choice so far: you agreed.").waitFor();
    await answer(page, "Decline").click();
    await notice(page).waitFor({ state: "detached" });
    expect(await cookies()).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, "ga-disable-G-TEST000001"))).toBe(true);
    await go(page, "Pricing", "Transparent & Flexible Pricing");
    expect(await reported()).toEqual([config("/blog/30?from=mail")]);
    await page.reload();
    await settings(page).scrollIntoViewIfNeeded();
    expect([asked.length, await reported(), await cookies()]).toEqual([2, [], []]);
    expect(violations).toEqual([]);
    await page.context().close();
  });

  test("can take it back at the foot of every page", () => {
    const pages = readdirSync(path.join(site.directory, "public"), { recursive: true })
      .map(String)
      .filter((file) => file.endsWith("index.html"));
    const without = pages.filter((file) => {
      const html = site.page(path.dirname(file));
      const foot = html.slice(html.lastIndexOf("<footer")); // a post's article has one too
      return !/<button[^>]*>Cookie settings</.test(foot);
    });
    expect(pages.length).toBeGreaterThan(100);
    expect(without).toEqual([]);
  });
});

test("without any change the next build says so and renders nothing again", async () => {
  const { code, output } = await site.build(env);
  expect(code).toBe(0);
  expect(output).toContain("nothing changed");
  expect(output).not.toMatch(/Building static HTML for pages - [^\n]*[1-9]\d*\/[1-9]/);
});

test("after one edited post only the pages that show it are made again", async () => {
  content.edit(30, { title: "Edited title of post thirty" });
  const { code, output } = await site.build(env);
  expect(code).toBe(0);
  expect(output).toContain("posts: 1 changed");
  expect(site.page("blog/30").includes("Edited title of post thirty")).toBe(true);
  const [, rendered] =
    /success Building HTML renderer[\s\S]*?Building static HTML[^\n]*?(\d+)\/\1/.exec(output) ?? [];
  expect(Number(rendered ?? 0)).toBeLessThan(60);
});

test("a build that is ended half-way ends as failed", async () => {
  content.edit(31, { title: "Edited while nobody built it" });
  let ended = () => {};
  const { code } = await site.build(env, (pid) => {
    const watcher = watch(path.join(site.directory, ".cache"), () => {
      if (isComplete()) return; // not yet: nodes are about to change
      watcher.close();
      process.kill(pid, "SIGTERM");
    });
    ended = () => watcher.close();
  });
  ended();
  expect(code).not.toBe(0);
  expect(site.page("blog/31").includes("Edited while nobody built it")).toBe(false);
});

test("while the API is down the last good copies are published, as a killed build read them", async () => {
  isDown = true;
  const { code } = await site.build(env);
  expect(code).toBe(0);
  expect(statuses()).toEqual(new Set(["last-good"]));
  expect(site.page("blog/30").includes("Edited title of post thirty")).toBe(true);
  expect(site.page("blog/31").includes("Edited while nobody built it")).toBe(true);
  expect(site.report().sections[0]?.reason).toMatch(/answered 503/);
});

test("CONTENT_STRICT ends such a build before anything changes, with the report on stderr", async () => {
  const { code, errors } = await site.build({ ...env, CONTENT_STRICT: "1" });
  expect(code).not.toBe(0);
  expect(errors).toContain("Content report");
  expect(errors).toContain("last good copy");
  expect(isComplete()).toBe(true); // the next build need not begin anew
});

test("without any copy the bundled defaults are published and the build succeeds", async () => {
  site.forgetContent();
  const { code } = await site.build(env);
  expect(code).toBe(0);
  expect(statuses()).toEqual(new Set(["default"]));
  expect(site.page("blog/12").includes("<h1")).toBe(true);
});
