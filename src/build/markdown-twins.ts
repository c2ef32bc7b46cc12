import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { BRAND } from "../site/brand";
import { absoluteUrl } from "../site/metadata";
import { BROCHURES, ROUTES } from "../site/routes";
import { findElement, type HtmlNode, parseBuiltHtml } from "./html-tree";
import { toMarkdown } from "./markdown";

/** What is said of a page that search engines may show. */
export interface PageSummary {
  readonly address: string;
  readonly title: string;
  readonly description: string;
}

/** Folders of a built site that hold no pages. */
const NO_PAGES = new Set([
  "_gatsby",
  "page-data",
  "static",
  "social",
  "brochures",
  "icons",
  "~partytown",
]);
/** Posts that `llms.txt` names; the others are a link further. */
const POSTS_NAMED = 50;

/** The Markdown twin of a page stands beside it: `/pricing.md`, and `/index.md` for the home page. */
export const twinOf = (address: string): string =>
  address === ROUTES.home ? "/index.md" : `${address}.md`;

/**
 * Writes a Markdown twin of every page that is canonical to itself and may be found, and `llms.txt`,
 * which names them. A twin that is newer than its page is left alone. Returns what it found, in the
 * order of addresses.
 */
export async function writeMarkdownTwins(publicDirectory: string): Promise<readonly PageSummary[]> {
  const found: PageSummary[] = [];
  for (const file of await pagesBelow(publicDirectory)) {
    const address = `/${path.relative(publicDirectory, path.dirname(file)).split(path.sep).join("/")}`;
    const html = await readFile(file, "utf8");
    const summary = summaryOf(html, address);
    if (!summary) continue;
    found.push(summary);
    const twin = path.join(publicDirectory, twinOf(address));
    const [page, before] = await Promise.all([stat(file), stat(twin).catch(() => null)]);
    if (before && before.mtimeMs > page.mtimeMs) continue;
    await mkdir(path.dirname(twin), { recursive: true });
    await writeFile(twin, twinText(html, summary));
  }
  found.sort((a, b) => (a.address < b.address ? -1 : 1));
  await writeFile(path.join(publicDirectory, "llms.txt"), llmsText(found));
  return found;
}

async function pagesBelow(directory: string, isRoot = true): Promise<readonly string[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const file = path.join(directory, entry.name);
      if (entry.isDirectory()) {
        return isRoot && NO_PAGES.has(entry.name) ? [] : pagesBelow(file, false);
      }
      return entry.name === "index.html" ? [file] : [];
    }),
  );
  return found.flat();
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
