import path from "node:path";
import * as v from "valibot";
import {
  type ContentIssue,
  type ContentReport,
  type ContentSourceReport,
  compareBuilds,
  type PublishedPost,
} from "../../content/model/report";
import { postRoute } from "../../site/routes";
import { readCacheFile, writeCacheFile } from "../cache-file";

/** The posts of the previous build, kept for the comparison. */
const PUBLISHED_FILE = ".content-cache/published.json";

const publishedPosts = v.array(
  v.object({ address: v.string(), title: v.string(), digest: v.string() }),
);

/** What sourcing found, kept in memory until the build is done. */
interface SourcedContent {
  readonly sections: readonly ContentSourceReport[];
  readonly issues: readonly ContentIssue[];
  /** Newest first. */
  readonly posts: readonly SourcedPost[];
}

interface SourcedPost {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  readonly digest: string;
}

let latest: {
  readonly report: ContentReport;
  readonly sourced: readonly SourcedPost[];
  readonly published: readonly PublishedPost[];
} | null = null;

/** Keeps the outcome of sourcing for the end of the build and answers its report. */
export function recordBuild({ sections, issues, posts }: SourcedContent): ContentReport {
  const published = posts.map(({ slug, title, digest }) => ({
    address: postRoute(slug),
    title,
    digest,
  }));
  const before = readPublished();
  const report = { sections, issues, changes: before && compareBuilds(before, published) };
  latest = { report, sourced: posts, published };
  return report;
}

/** The report of the running build; null before anything was sourced. */
export const recordedReport = (): ContentReport | null => latest?.report ?? null;

/** The posts of the running build, newest first. */
export const recordedPosts = (): readonly SourcedPost[] => latest?.sourced ?? [];

/** Remembers what this build publishes, for the comparison of the next one. */
export function keepPublished(): void {
  if (latest) writeCacheFile(path.resolve(PUBLISHED_FILE), latest.published);
}

/** What the previous build published; null when there was none. */
export const readPublished = (): readonly PublishedPost[] | null =>
  readCacheFile(publishedPosts, path.resolve(PUBLISHED_FILE));
