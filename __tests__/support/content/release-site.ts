import { rm } from "node:fs/promises";
import { LAST_VERSION } from "../../../src/content/model/report";
import { wordSample } from "../../../src/content/text/word-sample";
import type { RebuildOptions } from "../../../src/release/build-and-publish";
import { PUBLICATION_REPORT } from "../../fixtures/preview-options";
import { writeFiles } from "../temporary-folder";

/** The output of a build, as small as the release checks allow. */
export interface BuiltSite {
  readonly posts: readonly string[];
  /** Text of posts' pages by id. Defaults to none. */
  readonly words?: Readonly<Record<string, string>>;
  /** Name of the script. A build of new code has a different one. */
  readonly script?: string;
  /** Sections that fell back to the content folder. */
  readonly fallen?: readonly string[];
  /** Paths of documents that the source plugin stored and the site shows live. */
  readonly liveDocuments?: readonly string[];
  /** A content file that can't be read, shown in its last good version. */
  readonly unread?: string;
  /** Additional files or other contents. Null removes a file. */
  readonly files?: Readonly<Record<string, string | null>>;
}

export const SCRIPT_OF_FIRST_CODE = "app-00000000000000000001.js";

/** Writes `public/`, the content report and the list of published posts below `folder`. */
export async function buildSite(folder: string, site: BuiltSite): Promise<void> {
  const { posts, words = {}, script = SCRIPT_OF_FIRST_CODE, fallen = [], files = {} } = site;
  const page = (text: string) =>
    `<!doctype html><html><body><a href="/blog">Blog</a>${text}` +
    `<script>start("${script}")</script><script src="/${script}"></script></body></html>`;
  const all: Record<string, string | null> = {
    "index.html": page("Home"),
    "404.html": page("Not here"),
    "410.html": "Removed",
    "icons.svg": "<svg/>",
    "manifest.webmanifest": "{}",
    "robots.txt": "User-agent: *",
    "rss.xml": "<rss/>",
    "sitemap-index.xml": "<xml/>",
    "about/index.html": page("About"),
    "services/index.html": page("Services"),
    "contact/index.html": page("Contact"),
    "pricing/index.html": page("Pricing"),
    [script]: `run("${script}")`,
    "blog/index.html": page(posts.map((id) => `<a href="/blog/${id}">${id}</a>`).join("")),
    "services/[...rest]/index.html": page("First service"),
    ...Object.fromEntries(
      posts.map((id) => [`blog/${id}/index.html`, page(`Post ${id} ${words[id] ?? ""}`)]),
    ),
    ...files,
  };
  await rm(`${folder}/public`, { recursive: true, force: true });
  const kept = Object.entries(all).flatMap(([name, text]) =>
    text === null ? [] : [[`public/${name}`, text] as const],
  );
  await writeFiles(folder, Object.fromEntries(kept));
  const published = posts.map((id) => ({
    urlPath: `/blog/${id}`,
    title: `Post ${id}`,
    digest: words[id] ?? "",
    words: wordSample(words[id] ?? ""),
  }));
  const sections = ["Hero", "Blog posts"].map((name) => ({
    name,
    status: fallen.includes(name) ? "default" : "live",
  }));
  await writeFiles(folder, {
    ".content-cache/published.json": JSON.stringify(published),
    ".content-cache/live-documents.json": JSON.stringify(site.liveDocuments ?? []),
    "reports/content.json": JSON.stringify({
      sections,
      issues: site.unread
        ? [{ item: `“${site.unread}”`, problem: "is empty", shown: LAST_VERSION }]
        : [],
      changes: null,
      publication: PUBLICATION_REPORT,
    }),
  });
}

/**
 * Replaces `scripts/build.ts` when the rebuild is tested as a process. Publishes what
 * `prepareBuild` has prepared and adds a line to `builds.log`. With `HANG` set it stops half-way,
 * like a build that somebody kills. While a file `hold` exists, it waits.
 */
const BUILD_STUB = `
import { appendFileSync, cpSync, existsSync, rmSync } from "node:fs";
rmSync("public/blog", { recursive: true, force: true });
function finish() {
  for (const part of ["public", "reports", ".content-cache"]) {
    if (part === "public") rmSync(part, { recursive: true, force: true });
    cpSync("next/" + part, part, { recursive: true });
  }
  appendFileSync("builds.log", "built\\n");
}
if (process.env.HANG) {
  console.log("half-way " + process.pid);
  setInterval(() => undefined, 1_000);
} else {
  const timer = setInterval(() => {
    if (existsSync("hold")) return;
    clearInterval(timer);
    finish();
  }, 10);
}
`;

/** Turns `folder` into a project whose next build is `site`. */
export async function prepareBuild(folder: string, site: BuiltSite): Promise<void> {
  await rm(`${folder}/next`, { recursive: true, force: true });
  await writeFiles(folder, { "scripts/build.ts": BUILD_STUB });
  await buildSite(`${folder}/next`, site);
}

/** Options of a silent rebuild below `releases` that doesn't build anything. */
export const rebuildOptions = (
  releases: string,
  more: Partial<RebuildOptions> = {},
): RebuildOptions => ({
  environment: {
    releasesDirectory: releases,
    releasesKept: 12,
    siteUrl: "https://www.savannasignal.example",
    browserContentApiUrl: "/content-api",
    newsletterUrl: "",
    pricingFormUrl: "",
    hasInbox: true,
    gaMeasurementId: null,
    notYet: false,
    drafts: false,
  },
  allowShrink: false,
  allowRewrite: false,
  purge: false,
  build: async () => true,
  log: () => undefined,
  now: () => new Date(),
  ...more,
});
