import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { BRAND } from "../site/brand";
import { absoluteUrl } from "../site/metadata";
import { BROCHURES, ROUTES } from "../site/routes";
import { readCacheFile, writeCacheFile } from "./cache-file";
import { findElement, type HtmlNode, parseBuiltHtml } from "./html-tree";
import { toMarkdown } from "./markdown";
import { isPage, type SiteFiles, withoutSlices } from "./site-files";

/** What is said of a page that search engines may show. */
export interface PageSummary {
  readonly address: string;
  readonly title: string;
  readonly description: string;
}

/** What the last build found in each page, so that only changed pages are read again. */
const NOTE_FILE = ".cache/markdown-twins.json";

const LLMS_FILE = "llms.txt";

const summary = v.object({ address: v.string(), title: v.string(), description: v.string() });
/** By page file; `summary` null for a page without a twin. */
const note = v.record(v.string(), v.object({ digest: v.string(), summary: v.nullable(summary) }));

/** Posts that `llms.txt` names; the others are a link further. */
const POSTS_NAMED = 50;

/** The Markdown twin of a page stands beside it: `/pricing.md`, and `/index.md` for the home page. */
export const twinOf = (address: string): string =>
  address === ROUTES.home ? "/index.md" : `${address}.md`;

/**
 * Writes a Markdown twin of every page that is canonical to itself and may be found, and `llms.txt`,
 * which names them. The twin of an unchanged page is left alone, that of a page that has gone is
 * taken away. Answers the pages it found, in the order of addresses, and the files it wrote or took.
 */
export async function writeMarkdownTwins(
  publicDirectory: string,
  files: SiteFiles,
  noteFile: string = path.resolve(NOTE_FILE),
): Promise<{ readonly pages: readonly PageSummary[]; readonly touched: readonly string[] }> {
  const before = readCacheFile(note, noteFile) ?? {};
  const now: v.InferOutput<typeof note> = {};
  const touched = [LLMS_FILE];
  for (const [file, { ownDigest: digest }] of files) {
    if (!isPage(file) || path.posix.basename(file) !== "index.html") continue;
    const known = before[file];
    if (known?.digest === digest && (!known.summary || files.has(twinFile(known.summary)))) {
      now[file] = known;
    } else {
      const summary = await writeTwin(publicDirectory, file);
      if (summary) touched.push(twinFile(summary));
      now[file] = { digest, summary };
    }
  }
  const pages = Object.values(now).flatMap(({ summary }) => summary ?? []);
  const kept = new Set(pages.map(twinFile));
  for (const { summary } of Object.values(before)) {
    if (!summary || kept.has(twinFile(summary))) continue;
    await rm(path.join(publicDirectory, twinFile(summary)), { force: true });
    touched.push(twinFile(summary));
  }
  writeCacheFile(noteFile, now);
  pages.sort((a, b) => (a.address < b.address ? -1 : 1));
  await writeFile(path.join(publicDirectory, LLMS_FILE), llmsText(pages));
  return { pages, touched };
}

const twinFile = ({ address }: PageSummary): string => twinOf(address).slice(1);

async function writeTwin(publicDirectory: string, file: string): Promise<PageSummary | null> {
  const folder = path.posix.dirname(file);
  const html = withoutSlices(await readFile(path.join(publicDirectory, file), "utf8"));
  const summary = summaryOf(html, folder === "." ? ROUTES.home : `/${folder}`);
  if (!summary) return null;
  const twin = path.join(publicDirectory, twinFile(summary));
  await mkdir(path.dirname(twin), { recursive: true });
  await writeFile(twin, twinText(html, summary));
  return summary;
}

/** Null for a page that stands for another address or stays out of search engines. */
function summaryOf(html: string, address: string): PageSummary | null {
  const head = parseBuiltHtml(/<head>[\s\S]*?<\/head>/.exec(html)?.[0] ?? "");
  const meta = (name: string) =>
    findElement(head, ({ tag, attributes }) => tag === "meta" && attributes.name === name)
      ?.attributes.content;
  const canonical = findElement(
    head,
    ({ tag, attributes }) => tag === "link" && attributes.rel === "canonical",
  )?.attributes.href;
  if (canonical !== absoluteUrl(address) || meta("robots")?.includes("noindex")) return null;
  const title = findElement(head, ({ tag }) => tag === "title")?.children.join("") ?? "";
  return { address, title, description: meta("description") ?? "" };
}

/** The page's main part as Markdown, under its source. */
export function twinText(html: string, { address, description }: PageSummary): string {
  const nodes: readonly HtmlNode[] = parseBuiltHtml(html);
  const main = findElement(nodes, ({ tag }) => tag === "main");
  return `> ${description}\n>\n> Source: ${absoluteUrl(address)}\n\n${toMarkdown(main?.children ?? [])}\n`;
}

const line = ({ address, title, description }: PageSummary): string => {
  const name = title.replace(` | ${BRAND.name}`, "");
  return `- [${name}](${absoluteUrl(twinOf(address))}): ${description}`;
};

/** The site in one page for language models: what it is, and where each page's Markdown is. */
export function llmsText(pages: readonly PageSummary[]): string {
  const below = (route: string) => pages.filter(({ address }) => address.startsWith(`${route}/`));
  const posts = below(ROUTES.blog).filter(({ address }) => /^\/blog\/[^/]+$/.test(address));
  const company = pages.filter(({ address }) => !/^\/.+\//.test(address));
  const section = (heading: string, lines: readonly string[]) =>
    lines.length > 0 ? [`## ${heading}\n\n${lines.join("\n")}`] : [];
  return `${[
    `# ${BRAND.name}`,
    `> ${BRAND.description}`,
    "Prices are in Kenyan shillings (KES), each with its VAT basis. The pages below are Markdown.",
    ...section("Pages", company.map(line)),
    ...section("Services", below(ROUTES.services).map(line)),
    ...section("Case studies", below(ROUTES.caseStudies).map(line)),
    ...section("Tools", below(ROUTES.tools).map(line)),
    ...section("Data", [
      `- [Prices](${absoluteUrl(ROUTES.priceList)}): every price as JSON`,
      ...Object.values(BROCHURES).map((file) => `- [${path.basename(file)}](${absoluteUrl(file)})`),
    ]),
    ...section("Optional", posts.slice(0, POSTS_NAMED).map(line)),
  ].join("\n\n")}\n`;
}
