import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import type { BlogPost } from "../../content/blog/blog-posts";
import {
  type ContentIssue,
  type ContentReport,
  type ContentSourceReport,
  compareBuilds,
  type PublishedPost,
} from "../../content/model/report";
import { postRoute } from "../../site/routes";
import { readCacheFile, writeCacheFile } from "../cache-file";
import { replaceFile } from "../replace-file";
import { reportPage } from "./report-text";

/** The posts of the previous build, for the comparison. */
const PUBLISHED_FILE = ".content-cache/published.json";
/** Not published: the folder is beside `public`. */
const REPORTS_DIRECTORY = "reports";

export const publishedPosts = v.array(
  v.object({
    urlPath: v.string(),
    title: v.string(),
    digest: v.string(),
    words: v.optional(v.pipe(v.array(v.number()), v.readonly()), []),
  }),
);

/** The result of sourcing, kept in memory until the build is done. */
interface SourcedContent {
  readonly sections: readonly ContentSourceReport[];
  readonly issues: readonly ContentIssue[];
  /** Newest first. */
  readonly posts: readonly SourcedPost[];
}

export type SourcedPost = Pick<BlogPost, "slug" | "title" | "category"> & {
  readonly digest: string;
  readonly words: readonly number[];
  /** Shown for want of posts: its removal is none of an article. */
  readonly isSample: boolean;
};

let latest: {
  readonly report: ContentReport;
  readonly sourced: readonly SourcedPost[];
  readonly published: readonly PublishedPost[];
} | null = null;

/** Keeps the result of sourcing for the end of the build. Returns its report. */
export function recordBuild({ sections, issues, posts }: SourcedContent): ContentReport {
  const own = posts.filter(({ isSample }) => !isSample);
  const published = own.map(({ slug, title, digest, words }) => ({
    urlPath: postRoute(slug),
    title,
    digest,
    words,
  }));
  const before = readPublished();
  const report = { sections, issues, changes: before && compareBuilds(before, published) };
  latest = { report, sourced: posts, published };
  return report;
}

/** Returns the report of the running build; null before sourcing. */
export const recordedReport = (): ContentReport | null => latest?.report ?? null;

/** Reads the report of the last build. Throws without one. */
export const readReport = (): ContentReport =>
  JSON.parse(readFileSync(path.resolve(REPORTS_DIRECTORY, "content.json"), "utf8"));

/** Returns the posts of the running build, newest first. */
export const recordedPosts = (): readonly SourcedPost[] => latest?.sourced ?? [];

/** Saves the posts of this build for the comparison of the next one. */
export function savePublished(): void {
  if (latest) writeCacheFile(path.resolve(PUBLISHED_FILE), latest.published);
}

/** Returns the posts of the previous build; null when there was none. */
export const readPublished = (): readonly PublishedPost[] | null =>
  readCacheFile(publishedPosts, path.resolve(PUBLISHED_FILE));

/** Writes `reports/content.json` and `reports/content.html`. */
export function writeReport(report: ContentReport): void {
  const directory = path.resolve(REPORTS_DIRECTORY);
  const withoutSamples = (key: string, value: unknown) => (key === "words" ? undefined : value);
  const text = JSON.stringify(report, withoutSamples, 2);
  replaceFile(path.join(directory, "content.json"), `${text}\n`);
  replaceFile(path.join(directory, "content.html"), reportPage(report));
}
