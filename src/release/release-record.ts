import { createHash } from "node:crypto";
import * as v from "valibot";
import type { SiteFiles } from "../gatsby/outputs/site-files";
import { publishedPosts } from "../gatsby/report/published-posts";
import { NOT_SERVED } from "../site/headers";

/** Schema of `release.json`, which describes a release without its files. */
export const releaseRecord = v.object({
  /**
   * Time and content digest, such as "20261120T165723123Z-1a2b3c4d". The ids of later releases sort
   * later.
   */
  id: v.string(),
  /** Digest of the content, headers and removed articles. */
  content: v.string(),
  /**
   * Digests of the release's files by path. Files retained from earlier releases aren't included.
   */
  files: v.record(v.string(), v.string()),
  posts: publishedPosts,
  /** Posts removed since a person last confirmed a removal. The shrink guard adds them up. */
  unconfirmed: publishedPosts,
  sections: v.array(v.object({ name: v.string(), status: v.string() })),
  /** Services and case studies with a page. */
  records: publishedPosts,
  /** Former paths of records that redirect to the records' new paths. */
  redirected: v.array(v.string()),
  /** Paths of published records that have since been removed. */
  gone: v.array(v.string()),
  headers: v.record(v.string(), v.string()),
  /** Whether the pages' forms need an inbox on the host. */
  hasInbox: v.boolean(),
});
export type ReleaseRecord = Readonly<v.InferOutput<typeof releaseRecord>>;

export const releasedFiles = (files: SiteFiles): Record<string, string> =>
  Object.fromEntries(
    [...files].flatMap(([file, { digest }]) =>
      NOT_SERVED.test(`/${file}`) ? [] : [[file, digest]],
    ),
  );

/** Returns the path of the page that a file contains, or null if the file isn't a page. */
export function pagePath(file: string): string | null {
  if (file === "index.html") return "/";
  return file.endsWith("/index.html") ? `/${file.slice(0, -"/index.html".length)}` : null;
}

/** Returns a digest of everything that visitors could notice about a release. */
export function contentDigest(release: Pick<ReleaseRecord, "files" | "gone" | "headers">): string {
  const { files, gone, headers } = release;
  const lines = [Object.entries(files).sort(), [...gone].sort(), Object.entries(headers).sort()];
  return createHash("sha256").update(JSON.stringify(lines)).digest("hex").slice(0, 16);
}

/** Returns an id that sorts after `latest`, even if the clock has been put back. */
export function releaseId(now: Date, content: string, latest: string | null): string {
  const id = (time: Date) => `${time.toISOString().replace(/[-:.]/g, "")}-${content.slice(0, 8)}`;
  if (!latest || id(now) > latest) return id(now);
  return id(new Date(Date.parse(releaseTime(latest)) + 1));
}

/** Returns when a release was made, as ISO 8601 in UTC. */
export const releaseTime = (id: string): string =>
  id.replace(/^(....)(..)(..)T(..)(..)(..)(...)Z.*/, "$1-$2-$3T$4:$5:$6.$7Z");
