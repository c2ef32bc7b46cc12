import { readFile } from "node:fs/promises";
import path from "node:path";
import { plainLine } from "../content/model/text";
import { ROUTES } from "../site/routes";
import { isAnswered, pageLinks } from "./links";
import { pageAddress, type ReleaseRecord } from "./release";

/** Without one of these the site is not whole, whatever else was built. */
export const REQUIRED_FILES: readonly string[] = [
  "index.html",
  "404.html",
  "410.html",
  "manifest.webmanifest",
  "robots.txt",
  "rss.xml",
  "sitemap-index.xml",
  ...[ROUTES.about, ROUTES.services, ROUTES.blog, ROUTES.contact, ROUTES.pricing].map(
    (address) => `${address.slice(1)}/index.html`,
  ),
  "services/[...rest]/index.html",
];

/** Below these addresses stand texts that editors write, links included. */
const EDITORIAL = `${ROUTES.blog}/`;
const PAGES_AT_ONCE = 8;

/** What the checks found. Problems keep a release from being published, remarks do not. */
export interface Findings {
  readonly problems: readonly string[];
  readonly remarks: readonly string[];
}

interface CheckOptions {
  readonly publicDirectory: string;
  readonly siteUrl: string;
  readonly files: ReleaseRecord["files"];
  /** The release that is served: what is the same as there was checked before. */
  readonly before: Pick<ReleaseRecord, "files"> | null;
  /** Pages with an inline script that the content security policy does not allow. */
  readonly policyViolations: readonly string[];
}

/**
 * Checks what a build has made: required files, no foreign script, and that links and files named in
 * pages exist. A dead link in an article is the editor's to mend and only remarked on; one in a page
 * that our code writes, or a missing picture or script anywhere, is a problem.
 */
export async function checkSite(options: CheckOptions): Promise<Findings> {
  const { files, policyViolations } = options;
  const missing = REQUIRED_FILES.filter((file) => !Object.hasOwn(files, file));
  const dead = await deadAddresses(options);
  const lines = (found: ReadonlyMap<string, readonly string[]>, what: string) =>
    [...found].map(([target, pages]) => {
      const others = pages.length > 1 ? ` and ${pages.length - 1} more` : "";
      return plainLine(`${what} ${target}, named on ${pages[0]}${others}, does not exist.`);
    });
  return {
    problems: [
      ...missing.map((file) => `The file ${file} is missing.`),
      ...policyViolations.map(
        (page) => `${page} holds an inline script that is not the site's own.`,
      ),
      ...lines(dead.assets, "The file"),
      ...lines(dead.links, "The address"),
    ],
    remarks: lines(dead.editorial, "The address"),
  };
}

type Dead = Map<string, string[]>;

async function deadAddresses({ publicDirectory, siteUrl, files, before }: CheckOptions) {
  const found: Record<"assets" | "links" | "editorial", Dead> = {
    assets: new Map(),
    links: new Map(),
    editorial: new Map(),
  };
  const note = (dead: Dead, target: string, page: string) =>
    dead.set(target, [...(dead.get(target) ?? []), page]);
  const hasFile = (file: string) => Object.hasOwn(files, file);

  // An unchanged page can only break by what is no longer there.
  const hasLost = Object.keys(before?.files ?? {}).some((file) => !hasFile(file));
  const pages = Object.keys(files).filter(
    (file) => file.endsWith(".html") && (hasLost || before?.files[file] !== files[file]),
  );
  const next = pages.values();
  const worker = async () => {
    for (const file of next) {
      const address = pageAddress(file) ?? `/${file}`;
      const html = await readFile(path.join(publicDirectory, file), "utf8");
      const { links, assets } = pageLinks(html, address, siteUrl);
      for (const target of assets) {
        if (!isAnswered(target, hasFile)) note(found.assets, target, address);
      }
      const dead = address.startsWith(EDITORIAL) ? found.editorial : found.links;
      for (const target of links) if (!isAnswered(target, hasFile)) note(dead, target, address);
    }
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, worker));
  return found;
}
