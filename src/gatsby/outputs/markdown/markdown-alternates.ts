import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import * as v from "valibot";
import { brochures } from "../../../content/catalogue/brochures";
import { hasPrices, vatRule } from "../../../content/catalogue/format-price";
import type { Prices } from "../../../content/catalogue/prices";
import type { Service } from "../../../content/catalogue/service-record";
import { readCacheFile, writeCacheFile } from "../../../node/json-file";
import { replaceOutput } from "../../../node/replace-file";
import { BRAND, MARKET } from "../../../site/company/brand";
import { FEATURES } from "../../../site/feature-switches";
import { parseBlogPath, ROUTES } from "../../../site/routes";
import { absoluteUrl } from "../../../site/seo/absolute-url";
import { isPage, type SiteFiles, withoutSlices } from "../site-files";
import { toMarkdown } from "./html-to-markdown";
import { escapeWords, markdownLine, markdownLink, markdownUrl } from "./markdown-text";

/** Metadata of a page that search engines may index. */
export interface PageSummary {
  /** Such as `/pricing`. */
  readonly urlPath: string;
  readonly title: string;
  readonly description: string;
}

/** Summaries from the last build, so that only pages that changed are read. */
const CACHE_FILE = ".cache/markdown-alternates.json";

const LLMS_FILE = "llms.txt";

const summary = v.object({ urlPath: v.string(), title: v.string(), description: v.string() });
/** Entries by page file. `summary` is null for a page without a Markdown alternate. */
const cached = v.record(v.string(), v.object({ digest: v.string(), summary: v.nullable(summary) }));

/** Number of posts that `llms.txt` lists. The blog links to the others. */
const POSTS_LISTED = 50;

/**
 * Returns the path of a page's Markdown alternate: `/pricing.md`, or `/index.md` for the home page.
 */
export const alternateOf = (urlPath: string): string =>
  urlPath === ROUTES.home ? "/index.md" : `${urlPath}.md`;

export interface AlternatesOptions {
  readonly prices: Pick<Prices, "plansVat" | "offers" | "tiers">;
  readonly services: readonly Pick<Service, "pricing">[];
  readonly cacheFile?: string;
}

/**
 * Writes a Markdown alternate for every canonical, indexable page (for lists, only the first page),
 * and `llms.txt`, which links to them. Skips unchanged pages and deletes the alternates of removed
 * ones. Returns the pages, sorted by path, and the files that were written or deleted.
 */
export async function writeMarkdownAlternates(
  publicDirectory: string,
  files: SiteFiles,
  { prices, services, cacheFile = path.resolve(CACHE_FILE) }: AlternatesOptions,
): Promise<{ readonly pages: readonly PageSummary[]; readonly touched: readonly string[] }> {
  const before = readCacheFile(cached, cacheFile) ?? {};
  const now: v.InferOutput<typeof cached> = {};
  const touched = [LLMS_FILE];
  for (const [file, { pageDigest: digest }] of files) {
    if (!isPage(file) || path.posix.basename(file) !== "index.html") continue;
    if (isLaterPage(file)) continue;
    const known = before[file];
    if (known?.digest === digest && (!known.summary || files.has(alternateFile(known.summary)))) {
      now[file] = known;
    } else {
      const summary = await writeAlternate(publicDirectory, file);
      if (summary) touched.push(alternateFile(summary));
      now[file] = { digest, summary };
    }
  }
  const pages = Object.values(now).flatMap(({ summary }) => summary ?? []);
  const kept = new Set(pages.map(alternateFile));
  for (const { summary } of Object.values(before)) {
    if (!summary || kept.has(alternateFile(summary))) continue;
    await rm(path.join(publicDirectory, alternateFile(summary)), { force: true });
    touched.push(alternateFile(summary));
  }
  writeCacheFile(cacheFile, now);
  pages.sort((a, b) => (a.urlPath < b.urlPath ? -1 : 1));
  replaceOutput(path.join(publicDirectory, LLMS_FILE), llmsText(pages, { prices, services }));
  return { pages, touched };
}

/**
 * Returns whether a file is page 2 or later of a list. These have no alternate, because a new post
 * changes all of them and each post has its own alternate anyway.
 */
function isLaterPage(file: string): boolean {
  const route = parseBlogPath(`/${path.posix.dirname(file)}`);
  return route !== null && route.kind !== "post" && route.page > 1;
}

const alternateFile = ({ urlPath }: PageSummary): string => alternateOf(urlPath).slice(1);

async function writeAlternate(publicDirectory: string, file: string): Promise<PageSummary | null> {
  const folder = path.posix.dirname(file);
  const html = withoutSlices(await readFile(path.join(publicDirectory, file), "utf8"));
  const body = html.indexOf("<body");
  const head = body < 0 ? html : html.slice(0, body);
  const summary = summaryOf(head, folder === "." ? ROUTES.home : `/${folder}`);
  if (!summary) return null;
  replaceOutput(
    path.join(publicDirectory, alternateFile(summary)),
    alternateText(mainOf(html), summary),
  );
  return summary;
}

/** Returns a page's metadata, or null if it has another page's canonical URL or `noindex`. */
function summaryOf(head: string, urlPath: string): PageSummary | null {
  const elements = DomUtils.findAll(() => true, parseDocument(head).children);
  const meta = (wanted: string) =>
    elements.find(({ name, attribs }) => name === "meta" && attribs.name === wanted)?.attribs
      .content ?? "";
  const canonical = elements.find(
    ({ name, attribs }) => name === "link" && attribs.rel === "canonical",
  );
  if (canonical?.attribs.href !== absoluteUrl(urlPath) || meta("robots").includes("noindex")) {
    return null;
  }
  const title = elements.find(({ name }) => name === "title");
  return {
    urlPath,
    title: title ? DomUtils.textContent(title) : "",
    description: meta("description"),
  };
}

/**
 * Returns the HTML of the page's `main` element. Content can't contain another one, and any "<" in
 * its text is escaped.
 */
function mainOf(html: string): string {
  const start = html.indexOf("<main", html.indexOf("<body"));
  return start < 0 ? "" : html.slice(start, html.lastIndexOf("</main>"));
}

/** Returns a page as Markdown, preceded by its description and source. */
export function alternateText(html: string, { urlPath, description }: PageSummary): string {
  const source = markdownUrl(absoluteUrl(urlPath));
  return `> ${markdownLine(description)}\n>\n> Source: ${source}\n\n${toMarkdown(html)}\n`;
}

const line = ({ urlPath, title, description }: PageSummary): string => {
  const name = escapeWords(title.replace(` | ${BRAND.name}`, "")).trim();
  const link = markdownLink(name, absoluteUrl(alternateOf(urlPath)));
  return `- ${link}: ${escapeWords(description).trim()}`;
};

/**
 * Returns `llms.txt` (llmstxt.org): a summary of the site, with links to its Markdown alternates.
 */
export function llmsText(
  pages: readonly PageSummary[],
  { prices, services }: Pick<AlternatesOptions, "prices" | "services">,
): string {
  const withPrices = hasPrices(prices, services);
  const below = (route: string) => pages.filter(({ urlPath }) => urlPath.startsWith(`${route}/`));
  const posts = below(ROUTES.blog).filter(({ urlPath }) => /^\/blog\/[^/]+$/.test(urlPath));
  const company = pages.filter(({ urlPath }) => !/^\/.+\//.test(urlPath));
  const section = (heading: string, lines: readonly string[]) =>
    lines.length > 0 ? [`## ${heading}\n\n${lines.join("\n")}`] : [];
  return `${[
    `# ${markdownLine(BRAND.name)}`,
    `> ${markdownLine(BRAND.description)}`,
    [
      ...(withPrices
        ? [
            `Prices are in ${MARKET.currency.name} (${MARKET.currency.code}).`,
            vatRule(prices.plansVat),
          ]
        : []),
      "The pages below are Markdown.",
    ].join(" "),
    ...section("Pages", company.map(line)),
    ...section("Services", below(ROUTES.services).map(line)),
    ...section("Case studies", below(ROUTES.caseStudies).map(line)),
    ...section("Tools", below(ROUTES.tools).map(line)),
    ...section("Data", [
      ...(FEATURES.pricing
        ? [`- [Prices](${absoluteUrl(ROUTES.priceList)}): every price as JSON`]
        : []),
      ...brochures(withPrices).map(
        ({ path: file }) => `- [${path.basename(file)}](${absoluteUrl(file)})`,
      ),
    ]),
    ...section("Optional", posts.slice(0, POSTS_LISTED).map(line)),
  ].join("\n\n")}\n`;
}
