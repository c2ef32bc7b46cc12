import { readFile } from "node:fs/promises";
import path from "node:path";
import pLimit from "p-limit";
import { plainLine } from "../content/text/plain-text";
import type { Redirect } from "../site/routes";
import { ROUTES } from "../site/routes";
import { listedPages, pageLinks, pathExists } from "./links";
import { pagePath, type ReleaseRecord } from "./release-record";

/** Files without which a build is incomplete. */
export const REQUIRED_FILES: readonly string[] = [
  "index.html",
  "404.html",
  "410.html",
  "manifest.webmanifest",
  "robots.txt",
  "rss.xml",
  "sitemap-index.xml",
  ...[ROUTES.about, ROUTES.services, ROUTES.blog, ROUTES.contact].map(
    (urlPath) => `${urlPath.slice(1)}/index.html`,
  ),
  "services/[...rest]/index.html",
];

const CONCURRENT_PAGES = 8;

interface CheckOptions {
  readonly publicDirectory: string;
  readonly siteUrl: string;
  readonly files: ReleaseRecord["files"];
  /** The current release. Its files have already been checked. */
  readonly before: Pick<ReleaseRecord, "files"> | null;
  /** The build's redirects. Defaults to the fixed ones. */
  readonly redirects?: readonly Redirect[];
  /** Pages with an inline script that the Content-Security-Policy forbids. */
  readonly policyViolations: readonly string[];
}

/**
 * Checks a build for required files, forbidden scripts, and pages with broken links or missing
 * files. `problems` prevent publishing, and `remarks` don't. A broken link in an article's text is
 * only a remark, because editors will correct it. Broken links that our code generates, and missing
 * pictures or scripts, are problems.
 */
export async function checkSite(options: CheckOptions) {
  const { files, policyViolations } = options;
  const missing = REQUIRED_FILES.filter((file) => !Object.hasOwn(files, file));
  const dead = await deadTargets(options);
  const lines = (targets: DeadTargets, kind: string) =>
    [...targets].map(([target, pages]) => {
      const others = pages.length > 1 ? ` and ${pages.length - 1} more` : "";
      return plainLine(`${kind} ${target}, linked from ${pages[0]}${others}, doesn’t exist.`);
    });
  return {
    problems: [
      ...missing.map((file) => `The file ${file} is missing.`),
      ...policyViolations.map((page) => `${page} has an inline script that isn't the site's own.`),
      ...lines(dead.assets, "The file"),
      ...lines(dead.links, "The address"),
    ],
    remarks: lines(dead.editorial, "The address"),
  };
}

/** Maps missing paths to the pages that link to them. */
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

  // A page that hasn't changed can only break if a file was removed.
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
  const lists = Object.keys(files).filter((file) => file.endsWith(".json")); // only a few
  await Promise.all([
    ...pages.map((file) => limit(checkPage, file)),
    ...lists.map((file) => limit(checkList, file)),
  ]);
  return { assets, links, editorial };
}
