import { createHash } from "node:crypto";
import * as v from "valibot";
import type { SiteFiles } from "../gatsby/outputs/site-files";

/** What is known of a release without looking at its files: `release.json` beside them. */
export const releaseRecord = v.object({
  /** "20261120T165723123Z-1a2b3c4d": when, and of what content. Later releases sort later. */
  id: v.string(),
  /** Same content, headers and removed addresses: same text. */
  content: v.string(),
  /** Digests of the published files by their path; files of earlier releases are not among them. */
  files: v.record(v.string(), v.string()),
  posts: v.array(v.object({ address: v.string(), title: v.string(), digest: v.string() })),
  sections: v.array(v.object({ name: v.string(), status: v.string() })),
  /** Addresses of articles that were published once and have been removed. */
  gone: v.array(v.string()),
  headers: v.record(v.string(), v.string()),
});
export type ReleaseRecord = Readonly<v.InferOutput<typeof releaseRecord>>;

/** What a build leaves in `public/` for itself or for other kinds of hosts. */
const NOT_RELEASED =
  /^(?:~partytown|_gatsby)\/|^(?:webpack\.stats|chunk-map)\.json$|^_(?:headers|redirects)$|\.map$/;

/** Digests of what is published of a built site, by path. */
export const releasedFiles = (files: SiteFiles): Record<string, string> =>
  Object.fromEntries(
    [...files]
      .filter(([file]) => !NOT_RELEASED.test(file))
      .map(([file, { digest }]) => [file, digest]),
  );

/** The address of a page's file; null for what is no page of its own. */
export function pageAddress(file: string): string | null {
  if (file === "index.html") return "/";
  return file.endsWith("/index.html") ? `/${file.slice(0, -"/index.html".length)}` : null;
}

/** Tells two releases apart by what a visitor could notice. */
export function contentMark(release: Pick<ReleaseRecord, "files" | "gone" | "headers">): string {
  const { files, gone, headers } = release;
  const lines = [Object.entries(files).sort(), [...gone].sort(), Object.entries(headers).sort()];
  return createHash("sha256").update(JSON.stringify(lines)).digest("hex").slice(0, 16);
}

/** An id that sorts after `latest` even where a clock has gone back. */
export function releaseId(now: Date, content: string, latest: string | null): string {
  const stamp = (time: Date) => time.toISOString().replace(/[-:.]/g, "");
  const own = `${stamp(now)}-${content.slice(0, 8)}`;
  if (!latest || own > latest) return own;
  const [, y, mo, d, h, mi, s, ms] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z/.exec(latest) ?? [];
  const after = Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}.${ms}Z`) + 1;
  return `${stamp(new Date(after))}-${content.slice(0, 8)}`;
}
