/**
 * `npm run screenshots [-- FILTER]`: saves screenshots of every kind of page on the built site,
 * 360, 768 and 1280 px wide, to `screenshots/`, which Git ignores. `--docs` updates the pictures in
 * the docs instead.
 */
import "./support/built-site-values";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import sharp from "sharp";
import { startInbox } from "../src/inbox/start-inbox";
import { runCommand } from "../src/node/cli";
import { startServer } from "../src/server/site-server";
import { BRAND, DEFAULT_SITE_URL, PROMISES, TIME_ZONE } from "../src/site/company/brand";
import { PHONE_ROUTES, ROUTES, TOOL_ROUTES } from "../src/site/routes";
import { CHROMIUM_ARGS, requireChromium } from "./support/chromium";

const WIDTHS = [360, 768, 1280] as const;
const PAGES: Readonly<Record<string, string>> = {
  home: "/",
  about: "/about",
  services: "/services",
  service: "/services/ussd",
  testimonials: "/testimonials",
  "case-studies": "/case-studies",
  "case-study": "/case-studies/a-branch-in-every-pocket",
  pricing: "/pricing",
  "sms-portal": "/sms-portal",
  tools: ROUTES.tools,
  ...TOOL_ROUTES,
  ...PHONE_ROUTES,
  blog: "/blog",
  post: "/blog/12",
  category: "/blog/category/sms",
  tag: "/blog/tag/sender-id",
  contact: "/contact",
  privacy: "/privacy-policy",
  terms: "/terms-of-service",
  "not-found": "/no-such-page",
};
const DOCUMENT_SHOTS = [
  { name: "home-desktop", urlPath: "/", width: 1280, height: 800 },
  { name: "home-phone", urlPath: "/", width: 360, height: 740 },
  { name: "pricing-phone", urlPath: "/pricing", width: 360, height: 740 },
  { name: "preview", urlPath: "/?preview", width: 1024, height: 480 },
] as const;

/** Opens a page as a returning visitor would see it, with scripts and the brand's fonts. */
async function revisit(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: "networkidle" });
  await page.reload({ waitUntil: "networkidle" });
  // an idle network doesn't mean that React has hydrated
  await page.locator("header[data-hydrated]").waitFor();
}

/**
 * Takes a screenshot of the whole page with everything laid out (`.below-fold` in
 * `src/styles/global.css`). It first scrolls down and up again, so that content that appears on
 * scrolling is visible.
 */
async function shoot(browser: Browser, url: string, file: string, width: number): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height: width < 700 ? 740 : 800 },
    reducedMotion: "reduce",
  });
  await revisit(page, url);
  await page.evaluate(async () => {
    document.documentElement.classList.add("laid-out");
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

async function documentShots(browser: Browser, origin: string): Promise<void> {
  mkdirSync("docs/images", { recursive: true });
  for (const { name, urlPath, width, height } of DOCUMENT_SHOTS) {
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce" });
    await revisit(page, `${origin}${urlPath}`);
    await keep(page, name);
  }
  const report = await browser.newPage({ viewport: { width: 1024, height: 760 } });
  await report.goto(`file://${path.resolve("reports/content.html")}`);
  await keep(report, "report");
}

async function keep(page: Page, name: string): Promise<void> {
  const picture = await page.screenshot();
  await sharp(picture)
    .webp({ quality: 80 })
    .toFile(path.join("docs/images", `${name}.webp`));
  await page.close();
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const filter = args.find((arg) => !arg.startsWith("--")) ?? "";
  const inbox = startInbox({
    folder: path.resolve("screenshots/inbox"),
    site: { ...BRAND, url: DEFAULT_SITE_URL, reply: PROMISES.reply, timeZone: TIME_ZONE },
  });
  const publicDirectory = path.resolve("public");
  const server = await startServer({ port: 0, publicDirectory, api: { inbox } });
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: [...CHROMIUM_ARGS],
  });
  try {
    if (args.includes("--docs")) await documentShots(browser, server.url);
    else {
      for (const [name, urlPath] of Object.entries(PAGES).filter(([key]) => key.includes(filter))) {
        for (const width of WIDTHS) {
          const file = path.resolve("screenshots", `${name}-${width}.png`);
          await shoot(browser, `${server.url}${urlPath}`, file, width);
          console.log(file);
        }
      }
    }
  } finally {
    await browser.close();
    await server.close();
    await inbox.close();
  }
}

runCommand(main);
