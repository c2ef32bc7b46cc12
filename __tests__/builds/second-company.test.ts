import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { FeatureSwitches } from "../../src/content/site/feature-switches";
import { SITE_PICTURES } from "../../src/gatsby/brand/site-pictures";
import { scanOutput } from "../../src/gatsby/outputs/site-files";
import { checkSite } from "../../src/release/checks";
import { readFolder, readShipped } from "../../src/release/read-launch";
import { releasedFiles } from "../../src/release/release-record";
import { folderStore } from "../../src/server/folder-store";
import type { RunningServer } from "../../src/server/listen";
import { pageProblems } from "../support/browser/accessibility";
import { hydrated, startBrowser } from "../support/browser/browser";
import { serveSite } from "../support/browser/built-site";
import { pdfText } from "../support/browser/pdf-text";
import { testWith } from "../support/browser/programs";
import { copySecondCompany } from "../support/content/second-company";
import { copySite } from "../support/content/site-copy";
import { emptyParts } from "../support/dom/empty-parts";
import { isFull } from "../support/full";
import { NO_INBOX } from "../support/servers/no-inbox";

/**
 * A second company, made from the starter with only files in `content/` and settings: other texts,
 * colours, fonts, services, currency and tax, no team, and features switched off. Nothing of the
 * sample may be published.
 */
const SITE_URL = "https://www.nalubaalepay.test";

const inBrowser = testWith("chromium");
const site = copySite();
const content = path.join(site.directory, "content");
const publicDirectory = path.join(site.directory, "public");
let server: RunningServer;
let files: Readonly<Record<string, unknown>>;
/** The text of the published PDFs. */
const pdfTexts = new Map<string, string>();
const browser = startBrowser(() => server.url);

beforeAll(async () => {
  rmSync(content, { recursive: true });
  copySecondCompany(content);
  const { code, output } = await site.build({ SITE_URL, DEPLOY_TARGET: "cloudflare" });
  expect({ code, output: code === 0 ? "" : output }).toEqual({ code: 0, output: "" });
  files = releasedFiles(
    (await scanOutput(publicDirectory, path.join(site.directory, "scan.json"))).files,
  );
  for (const file of Object.keys(files).filter((name) => name.endsWith(".pdf"))) {
    pdfTexts.set(file, await pdfText(readFileSync(path.join(publicDirectory, file))));
  }
  server = await serveSite({ content: folderStore(content), inbox: NO_INBOX }, site.directory);
});
afterAll(async () => {
  await server?.close();
  site.remove();
});

const textOf = (file: string): string => {
  const bytes = readFileSync(path.join(publicDirectory, file));
  return pdfTexts.get(file) ?? bytes.toString("utf8");
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

test("pages show the company's own name, services and prices, with its currency and tax", () => {
  const { plans } = JSON.parse(readFileSync(path.join(publicDirectory, "pricing.json"), "utf8"));
  expect(JSON.stringify(plans)).toContain("Payment Collections");
  for (const service of ["payment", "ussd", "bulksms"]) {
    expect(existsSync(path.join(publicDirectory, `services/${service}/index.html`))).toBe(true);
    for (const file of ["sitemap-0.xml", "llms.txt", "index.html"]) {
      expect(textOf(file)).toContain(`/services/${service}`);
    }
    expect(textOf("brochures/service-catalog.pdf")).toContain("USSD Menus");
  }
  const pricing = site.page("pricing");
  expect(pricing).toContain("UGX 354,000");
  expect(pricing).toContain("Ugandan shillings");
  expect(pricing).toContain('"priceCurrency":"UGX"');
  expect(site.page("")).toMatch(/^<!DOCTYPE html><html[^>]* lang="en-UG"/);
  expect(textOf("manifest.webmanifest")).toContain('"theme_color":"#14532D"');
});

test("the length counter has an example in Kiswahili only if customers read it", () => {
  expect(site.page("tools/sms-length")).not.toMatch(/kiswahili|habari/i);
});

test("phones without menus have no page and no link", () => {
  for (const tool of ["ussd-phone", "ivr-phone"]) {
    expect(existsSync(path.join(publicDirectory, `tools/${tool}`))).toBe(false);
    const pages = textFiles().filter((file) => file.endsWith(".html"));
    expect(pages.filter((file) => textOf(file).includes(`"/tools/${tool}`))).toEqual([]);
    for (const file of ["sitemap-0.xml", "llms.txt"]) {
      expect(textOf(file)).not.toContain(`/tools/${tool}`);
    }
  }
});

/** The text in the code itself. */
const sourceTexts = (): readonly string[] =>
  readdirSync("src", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), "utf8"));

/**
 * Words in forms, tools and defaults, which every company's site has and which also occur in the
 * sample's files.
 */
const OF_THE_CODE: ReadonlySet<string> = new Set([
  "Explore Our Service Offerings",
  "Letter of authorization",
  "letter of authorization",
  "Tell us what you need",
]);

test("no published file contains a name, text, price or colour of the sample", () => {
  expect(
    found(/savanna|kenya|nairobi|\bKSh\b|\bKES\b|en.KE\b|m-pesa|\bKRA\b|#?2b3857|#?c5337b/i),
  ).toEqual([]);
  const own = readFolder(content).values.map(({ value }) => value);
  // Words that the code also has, such as "Reports", prove nothing, and neither do round numbers
  // without a currency.
  const common = [...own, ...sourceTexts()].join("\n").toLowerCase();
  const words = new Set(
    readShipped()
      .values.filter(({ value }) => value.length >= 6 && !/^[\d,.]+$/.test(value))
      .filter(({ value }) => !common.includes(value.toLowerCase()))
      .map(({ value }) => value),
  );
  for (const word of OF_THE_CODE) words.delete(word);
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

/** For each switched-off feature, its page and what its links and texts would contain. */
test.each<[keyof FeatureSwitches, string, RegExp]>([
  ["portal", "sms-portal/index.html", /href="\/sms-portal|The portal isn't responding/],
  ["caseStudies", "case-studies/index.html", /href="\/case-studies|Read Case Study/],
  ["testimonials", "testimonials/index.html", /Search testimonials/],
  ["whatsApp", "", /wa\.me\/\d/],
  ["map", "", /google\.com\/maps|Show the map/],
  ["api", "brochures/api-docs.pdf", /api-docs|API documentation|and API, to print/i],
])("with %s off, it has no page, and no page shows or links it", (_part, page, words) => {
  expect(page !== "" && existsSync(path.join(publicDirectory, page))).toBe(false);
  const withoutScripts = textFiles().filter((file) => !file.endsWith(".js"));
  expect(found(words, withoutScripts)).toEqual([]);
});

test("on Cloudflare, no page subscribes or confirms an address, but unsubscribing works", () => {
  const pages = Object.keys(files).filter((name) => name.endsWith(".html"));
  expect(found(/id="newsletter-email"|>Subscribe</, pages)).toEqual([]);
  expect(pages).not.toContain("newsletter/confirm/index.html");
  expect(pages).toContain("newsletter/unsubscribe/index.html");
});

test("no page has an empty list or a heading with nothing below it", () => {
  const pages = Object.keys(files).filter((name) => name.endsWith(".html"));
  const found = pages.flatMap((name) => emptyParts(textOf(name)).map((part) => `${name}: ${part}`));
  expect(found).toEqual([]);
});

test("pages and categories have the company's own titles, words and colours", () => {
  expect(textOf("blog/index.html")).toContain("What we see at tills, meters and markets");
  expect(textOf("feed.json")).toContain("What we see at tills, meters and markets");
  expect(textOf("tools/index.html")).toContain("somebody answers before the next market day");
  const guides = textOf("blog/category/guides/index.html");
  expect(guides).toContain("How money reaches a till, a meter or a cooperative");
  expect(guides).toContain("--tint:#0F766E");
  const news = textOf("blog/category/news/index.html");
  expect(news).toContain("Browse our collection of informative articles and insights.");
  expect(news).not.toContain("--tint:");
  expect(existsSync(path.join(publicDirectory, "social/pages/case-studies.jpg"))).toBe(false);
});

test("no picture comes from the sample, and the site's own pictures are in the company's colours", () => {
  const digestOf = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");
  const ours = new Set([
    ...Object.values(readShipped().pictures),
    ...["sections", "fallback"].flatMap((folder) =>
      readdirSync(`${SITE_PICTURES}/${folder}`).map((name) =>
        digestOf(`${SITE_PICTURES}/${folder}/${name}`),
      ),
    ),
  ]);
  const pictures = Object.keys(files).filter((file) => /\.(?:jpe?g|png|webp)$/.test(file));
  expect(pictures.length).toBeGreaterThan(20);
  expect(pictures.filter((file) => ours.has(digestOf(path.join(publicDirectory, file))))).toEqual(
    [],
  );
});

test("no published text names a font of the sample, and brochures embed the company's", () => {
  expect(found(/\b(?:sora|figtree)\b/i)).toEqual([]);
  const fonts = Object.keys(files).filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file));
  const families = fonts.map(
    (file) => /^fonts\/([a-z-]+?)(?:-latin|-others)?-[\da-f]{8}\.woff2$/.exec(file)?.[1],
  );
  // the two in every site's static/fonts, which its pages never use, and the company's own
  expect([...new Set(families)].sort()).toEqual([
    "figtree",
    "figtree-latin-ext",
    "heading",
    "sora",
    "sora-latin-ext",
    "text",
  ]);
  const brochures = Object.keys(files).filter((file) => file.endsWith(".pdf"));
  expect(brochures).toHaveLength(2);
  for (const file of brochures) {
    const pdf = readFileSync(path.join(publicDirectory, file), "latin1");
    const embedded = Array.from(
      pdf.matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g),
      ([, name]) => name,
    );
    expect(new Set(embedded)).toEqual(new Set(["YoungSerif-Regular", "Nunito-ExtraLight"]));
  }
});

test("no link is broken, and what the company doesn't have is left out along with links to it", async () => {
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

test("the report has no mistakes, and says what's left out and how a colour was adjusted", () => {
  const { issues, emptySections } = site.report();
  expect(emptySections).toContain(
    "No team members yet (content/team), so the about page hides that section.",
  );
  expect(emptySections).toContain(
    "messagingApiUrl is empty (content/company.json), so there is no API documentation.",
  );
  expect(issues.map(({ field, action }) => [field, action])).toEqual(
    issues.map(() => ["brand.colours.accent", "repaired"]),
  );
  expect(issues.length).toBeGreaterThan(0);
});

inBrowser("a page shows the company's fonts and fetches no others", async () => {
  const { page, requests } = await browser.open("/");
  await hydrated(page);
  await page.waitForFunction(() => {
    const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
    const families = loaded.map(({ family }) => family.replaceAll('"', ""));
    return families.includes("Heading") && families.includes("Text");
  });
  const familyOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily);
  expect(await familyOf("h1")).toMatch(/^Heading, "Heading Fallback: Arial", /);
  expect(await familyOf("main p")).toMatch(/^Text, "Text Fallback: Arial", /);
  const fetched = requests.map((request) => new URL(request.url()).pathname);
  const fonts = fetched.filter((name) => name.includes("/fonts/"));
  expect(fonts.map((name) => name.replace(/-[\da-f]{8}\./, ".")).sort()).toEqual([
    "/fonts/heading.woff2",
    "/fonts/text.woff2",
  ]);
});

const VISITED = ["/", "/blog/first-guide", "/tools/sms-price"];
const OTHERS = ["/services/bulksms", "/pricing", "/blog", "/contact", "/privacy-policy"];
inBrowser.each(isFull ? [...VISITED, ...OTHERS] : VISITED)(
  "%s is accessible, follows the policy and has its metadata",
  async (urlPath) => {
    const { page, consoleErrors } = await browser.open(urlPath);
    await hydrated(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await pageProblems(page)).toEqual([]);
    expect(consoleErrors).toEqual([]);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
    expect(canonical).toBe(`${SITE_URL}${urlPath === "/" ? "/" : urlPath}`);
    const description = await page.locator('meta[name="description"]').getAttribute("content");
    expect(description?.length).toBeGreaterThan(20);
  },
);
