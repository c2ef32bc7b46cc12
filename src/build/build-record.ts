import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import {
  type ContentIssue,
  type ContentReport,
  compareBuilds,
  type PublishedPost,
  type SectionReport,
} from "../content/report";
import { postRoute } from "../site/routes";

/** The posts of the previous build, kept for the comparison. */
const PUBLISHED_FILE = ".content-cache/published.json";

const publishedPosts = v.array(
  v.object({ address: v.string(), title: v.string(), digest: v.string() }),
);

/** What sourcing found, kept in memory until the build is done. */
interface SourcedContent {
  readonly sections: readonly SectionReport[];
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
  if (!latest) return;
  const file = path.resolve(PUBLISHED_FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.tmp`, JSON.stringify(latest.published));
  renameSync(`${file}.tmp`, file);
}

export function readPublished(): readonly PublishedPost[] | null {
  try {
    return v.parse(publishedPosts, JSON.parse(readFileSync(path.resolve(PUBLISHED_FILE), "utf8")));
  } catch {
    return null; // no earlier build, or a damaged note of it
  }
}
