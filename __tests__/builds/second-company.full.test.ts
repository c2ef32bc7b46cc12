import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { Parts } from "../../src/content/site/parts";
import { scanOutput } from "../../src/gatsby/outputs/site-files";
import { checkSite } from "../../src/release/checks";
import { readFolder, readSample } from "../../src/release/read-launch";
import { releasedFiles } from "../../src/release/release";
import { listen, type RunningServer } from "../../src/server/listen";
import { siteFolder } from "../../src/server/site-folder";
import { createStaticHost } from "../../src/server/static-host";
import { pageProblems } from "../support/browser/accessibility";
import { hydrated, startBrowser } from "../support/browser/browser";
import { pdfText } from "../support/browser/pdf-text";
import { testWith } from "../support/browser/programs";
import { copySite } from "../support/content/site-copy";

/**
 * Another company in this project, by files in `content/` and settings alone: other words, colours, services, currency
 * and tax, no team, and parts switched off. Nothing of the sample may be left in what it publishes.
 */
const FIXTURE = "__tests__/fixtures/second-company";
const SITE_URL = "https://www.nalubaalepay.test";

const inBrowser = testWith("chromium");
const site = copySite();
const publicDirectory = path.join(site.directory, "public");
let server: RunningServer;
let files: Readonly<Record<string, unknown>>;
const browser = startBrowser(() => server.url);

beforeAll(async () => {
  const content = path.join(site.directory, "content");
  rmSync(content, { recursive: true });
  cpSync(path.join(FIXTURE, "content"), content, { recursive: true });
  const { code, output } = await site.build({ SITE_URL });
  expect({ code, output: code === 0 ? "" : output }).toEqual({ code: 0, output: "" });
  files = releasedFiles(
    (await scanOutput(publicDirectory, path.join(site.directory, "scan.json"))).files,
  );
  const folder = siteFolder(publicDirectory, {
    hostDirectory: path.join(site.directory, "deploy/generated"),
  });
  const host = createStaticHost();
  server = await listen((request) => host(request, folder), { port: 0 });
});
afterAll(async () => {
  await server?.close();
  site.remove();
});

const textOf = (file: string): string => {
  const bytes = readFileSync(path.join(publicDirectory, file));
  return file.endsWith(".pdf") ? pdfText(bytes) : bytes.toString("utf8");
};
const textFiles = () =>
  Object.keys(files).filter((file) =>
    /\.(?:html|js|css|json|xml|md|txt|svg|pdf|webmanifest)$/.test(file),
  );
const found = (pattern: RegExp, of = textFiles()) =>
  of.flatMap((file) => {
    const [, text] =
      new RegExp(`(.{0,40}${pattern.source}.{0,40})`, pattern.flags).exec(textOf(file)) ?? [];
    return text ? [`${file}: ${text}`] : [];
  });

test("the company's own name, services and prices are on its pages, with its currency and tax", () => {
  const { services } = JSON.parse(readFileSync(path.join(publicDirectory, "pricing.json"), "utf8"));
  expect(JSON.stringify(services)).toContain("Mobile-Money Collections");
  for (const service of ["payment", "ussd", "airtime"]) {
    expect(existsSync(path.join(publicDirectory, `services/${service}/index.html`))).toBe(true);
    for (const file of ["sitemap-0.xml", "llms.txt", "index.html"]) {
      expect(textOf(file)).toContain(`/services/${service}`);
    }
    expect(textOf("brochures/service-catalog.pdf")).toContain("Airtime Rewards");
  }
  const pricing = site.page("pricing");
  expect(pricing).toContain("UGX 354,000");
  expect(pricing).toContain("Ugandan shillings");
  expect(pricing).toContain('"priceCurrency":"UGX"');
  expect(site.page("")).toMatch(/^<!DOCTYPE html><html[^>]* lang="en-UG"/);
  expect(textOf("manifest.webmanifest")).toContain('"theme_color":"#14532D"');
});

test("no published file has a name, a text, a price or a colour of the sample", () => {
  expect(
    found(/savanna|kenya|nairobi|\bKSh\b|\bKES\b|en.KE\b|m-pesa|\bKRA\b|#?2b3857|#?c5337b/i),
  ).toEqual([]);
  const own = new Set(readFolder(FIXTURE).values.map(({ value }) => value));
  const words = new Set(
    readSample()
      .values.filter(({ value }) => value.length >= 20 && /\s\S+\s/.test(value) && !own.has(value))
      .map(({ value }) => value),
  );
  expect(words.size).toBeGreaterThan(500);
  const escaped = (text: string) =>
    text
      .replace(/&#x27;|&#39;/g, "'")
      .replaceAll("&quot;", '"')
      .replaceAll("&amp;", "&");
  const left = textFiles().flatMap((file) => {
    const text = escaped(textOf(file));
    return [...words].filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
  });
  expect(left).toEqual([]);
});

/** Where each part that is off would be, and what its code or links have. */
test.each<[keyof Parts, string, RegExp]>([
  ["portal", "sms-portal/index.html", /sms-portal|The portal does not answer/],
  ["caseStudies", "case-studies/index.html", /"\/case-studies|Read Case Study/],
  ["testimonials", "testimonials/index.html", /Search testimonials/],
  ["whatsApp", "", /wa\.me\/\d/],
  ["map", "", /google\.com\/maps|Show the map/],
])("%s is off: not built, not linked, in no bundle", (_part, page, code) => {
  expect(page !== "" && existsSync(path.join(publicDirectory, page))).toBe(false);
  expect(found(code)).toEqual([]);
});

test("no link leads nowhere, and what the company lacks is left out with its links", async () => {
  const { problems, remarks } = await checkSite({
    publicDirectory,
    siteUrl: SITE_URL,
    files: files as Parameters<typeof checkSite>[0]["files"],
    before: null,
    policyViolations: [],
  });
  expect([...problems, ...remarks]).toEqual([]);
  expect(site.page("about")).not.toContain('id="team"');
});

test("the report has no mistake, and says to what a colour was changed", () => {
  const { issues } = site.report();
  expect(issues.map(({ field, action }) => [field, action])).toEqual(
    issues.map(() => ["brand.colours.accent", "repaired"]),
  );
  expect(issues.length).toBeGreaterThan(0);
});

inBrowser.each([
  "/",
  "/services/airtime",
  "/pricing",
  "/blog",
  "/blog/closing-the-day-at-six",
  "/contact",
  "/tools/sms-price",
  "/privacy-policy",
])("%s is accessible, keeps the policy and has its metadata", async (urlPath) => {
  const { page, consoleErrors } = await browser.open(urlPath);
  await hydrated(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await pageProblems(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
  const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
  expect(canonical).toBe(`${SITE_URL}${urlPath === "/" ? "/" : urlPath}`);
  const description = await page.locator('meta[name="description"]').getAttribute("content");
  expect(description?.length).toBeGreaterThan(20);
});
