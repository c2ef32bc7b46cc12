import { readFile } from "node:fs/promises";
import path from "node:path";
import pLimit from "p-limit";
import { plainLine } from "../content/text/plain-text";
import type { Redirect } from "../site/routes";
import { ROUTES } from "../site/routes";
import { listedPages, pageLinks, pathExists } from "./links";
import { pagePath, type ReleaseRecord } from "./release-record";

/** Files without which the site is not complete. */
export const REQUIRED_FILES: readonly string[] = [
  "index.html",
  "404.html",
  "410.html",
  "manifest.webmanifest",
  "robots.txt",
  "rss.xml",
  "sitemap-index.xml",
  ...[ROUTES.about, ROUTES.services, ROUTES.blog, ROUTES.contact, ROUTES.pricing].map(
    (urlPath) => `${urlPath.slice(1)}/index.html`,
  ),
  "services/[...rest]/index.html",
];

const CONCURRENT_PAGES = 8;

interface CheckOptions {
  readonly publicDirectory: string;
  readonly siteUrl: string;
  readonly files: ReleaseRecord["files"];
  /** The served release, whose files have been checked before. */
  readonly before: Pick<ReleaseRecord, "files"> | null;
  /** Redirects of the build; default: those of every site. */
  readonly redirects?: readonly Redirect[];
  /** Pages with an inline script that the content security policy does not allow. */
  readonly policyViolations: readonly string[];
}

/**
 * Checks a build: required files, no foreign script, and that links and files named in pages exist.
 * `problems` prevent publishing, `remarks` do not. A dead link in an article's text is only a remark, because
 * editors correct it; one that our code makes, around that text or in the lists that the browser reads, or a
 * missing picture or script anywhere, is a problem.
 */
export async function checkSite(options: CheckOptions) {
  const { files, policyViolations } = options;
  const missing = REQUIRED_FILES.filter((file) => !Object.hasOwn(files, file));
  const dead = await deadTargets(options);
  const lines = (targets: DeadTargets, kind: string) =>
    [...targets].map(([target, pages]) => {
      const others = pages.length > 1 ? ` and ${pages.length - 1} more` : "";
      return plainLine(`${kind} ${target}, named on ${pages[0]}${others}, does not exist.`);
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

/** Pages by the missing path to which they link. */
type DeadTargets = Map<string, string[]>;

async function deadTargets(options: CheckOptions) {
  const { publicDirectory, siteUrl, files, before, redirects } = options;
  const assets: DeadTargets = new Map();
  const links: DeadTargets = new Map();
  const editorial: DeadTargets = new Map();
  const hasFile = (file: string) => Object.hasOwn(files, file);
  const check = (targets: readonly string[], page: string, dead: DeadTargets) => {
    for (const target of targets) {
      if (!pathExists(target, hasFile, redirects))
        dead.set(target, [...(dead.get(target) ?? []), page]);
    }
  };

  // An unchanged page can only break by a file that has been removed.
  const hasLost = Object.keys(before?.files ?? {}).some((file) => !hasFile(file));
  const pages = Object.keys(files).filter(
    (file) => file.endsWith(".html") && (hasLost || before?.files[file] !== files[file]),
  );
  const limit = pLimit(CONCURRENT_PAGES);
  const checkPage = async (file: string) => {
    const page = pagePath(file) ?? `/${file}`;
    const html = await readFile(path.join(publicDirectory, file), "utf8");
    const targets = pageLinks(html, page, siteUrl);
    check(targets.assets, page, assets);
    check(targets.links, page, links);
    check(targets.written, page, editorial);
  };
  const checkList = async (file: string) => {
    const text = await readFile(path.join(publicDirectory, file), "utf8");
    check(listedPages(file, text), `/${file}`, links);
  };
  const lists = Object.keys(files).filter((file) => file.endsWith(".json")); // changed or not, they are few
  await Promise.all([
    ...pages.map((file) => limit(checkPage, file)),
    ...lists.map((file) => limit(checkList, file)),
  ]);
  return { assets, links, editorial };
}
