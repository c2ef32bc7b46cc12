import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import type { BlogPost } from "../../content/blog/blog-posts";
import type { Author } from "../../content/catalogue/author-record";
import { team as teamContent } from "../../content/home/team-content";
import {
  type ContentIssue,
  type ContentReport,
  type ContentSourceReport,
  compareBuilds,
  compareRecords,
  contentIssue,
  type PublicationReport,
  type PublishedPost,
  proposeMoves,
  type RecordDigest,
} from "../../content/model/report";
import type { Advice } from "../../content/site/content-lint";
import { contentRoot, shownPath } from "../../content-files/content-root";
import { readCacheFile, writeCacheFile } from "../../node/json-file";
import { replaceFile } from "../../node/replace-file";
import { postRoute, REDIRECTS, type Redirect } from "../../site/routes";
import { publishedPosts } from "./published-posts";
import { reportPage } from "./report-text";

/** The previous build's posts. */
const PUBLISHED_FILE = ".content-cache/published.json";
/** The previous build's records with their own page, except posts. */
const RECORDS_FILE = ".content-cache/published-records.json";
/** Digests of all the previous build's records except posts. */
const DIGESTS_FILE = ".content-cache/published-digests.json";
const recordDigests = v.array(
  v.object({ section: v.string(), key: v.string(), name: v.string(), digest: v.string() }),
);
/** Names in the previous build's team. */
const TEAM_FILE = ".content-cache/published-team.json";
/** Not below `public`, so that hosts don't serve reports. */
const REPORTS_DIRECTORY = "reports";

/** The result of sourcing, kept in memory until the build ends. */
interface SourcedContent {
  readonly sections: readonly ContentSourceReport[];
  readonly issues: readonly ContentIssue[];
  readonly publication: PublicationReport;
  /** Newest first. */
  readonly posts: readonly SourcedPost[];
  /** Records with their own page, except posts. */
  readonly records?: readonly PublishedPost[];
  readonly advice?: readonly Advice[];
  /** One sentence for each page section without content. */
  readonly emptySections?: readonly string[];
  /** Redirects from records' former paths. */
  readonly redirects?: readonly Redirect[];
  /** Digests of all content except posts. */
  readonly others?: readonly RecordDigest[];
  readonly team?: readonly string[];
  readonly authors?: readonly Pick<Author, "authorId" | "name">[];
}

export type SourcedPost = Pick<BlogPost, "slug" | "title" | "category"> & {
  readonly digest: string;
  readonly words: readonly number[];
  /**
   * Whether the post is a sample (see `planSamples`). Removing it doesn't count as removing an
   * article.
   */
  readonly isSample: boolean;
};

let latest: {
  readonly report: ContentReport;
  readonly sourced: readonly SourcedPost[];
  readonly published: readonly PublishedPost[];
  readonly records: readonly PublishedPost[];
  readonly redirects: readonly Redirect[];
  readonly others: readonly RecordDigest[];
  readonly team: readonly string[];
} | null = null;

/**
 * Keeps the result of sourcing until the end of the build. Returns a report that compares it with
 * the previous build of the project in `root`.
 */
export function recordBuild(sourced: SourcedContent, root = "."): ContentReport {
  const { sections, issues, publication, posts, emptySections = [], advice = [] } = sourced;
  const { records = [], redirects = [], others = [], team = [], authors = [] } = sourced;
  const written = posts.filter(({ isSample }) => !isSample);
  const published = written.map(({ slug, title, digest, words }) => ({
    urlPath: postRoute(slug),
    title,
    digest,
    words,
  }));
  const digests = readCacheFile(recordDigests, path.resolve(root, DIGESTS_FILE));
  const before = digests && readPublished(root);
  const beside = readPublishedRecords(root);
  const report = {
    sections,
    issues: [
      ...issues.map(contentIssue), // makes each part a single safe line
      ...remainingAuthors(readCacheFile(names, path.resolve(root, TEAM_FILE)) ?? [], team, authors),
    ],
    publication,
    changes: before && compareBuilds(before, published),
    recordChanges: compareRecords(digests ?? [], others),
    emptySections,
    advice,
    moves: proposeMoves(
      [...(before ?? []), ...beside],
      [...published, ...records],
      redirects.map(({ from }) => from),
    ),
  };
  latest = { report, sourced: posts, published, records, redirects, others, team };
  return report;
}

const names = v.array(v.string());

/**
 * Returns an issue for each author who was removed from the team since the previous build but still
 * has an author record.
 */
const remainingAuthors = (
  before: readonly string[],
  team: readonly string[],
  authors: NonNullable<SourcedContent["authors"]>,
): readonly ContentIssue[] =>
  authors
    .filter(({ name }) => before.includes(name) && !team.includes(name))
    .map(({ authorId, name }) =>
      contentIssue({
        section: teamContent.name,
        item: `“${name}”`,
        field: "",
        problem: "was removed from the team, but is also an author",
        action: "due",
        shown: `visitors still see the author’s role and biography: ${shownPath(contentRoot(), `authors/${authorId}.json`)}`,
      }),
    );

/** Returns the running build's report, or null before sourcing. */
export const recordedReport = (): ContentReport | null => latest?.report ?? null;

/** Returns the report of the last build of the project in `root`. Throws if there's none. */
export const readReport = (root = "."): ContentReport =>
  JSON.parse(readFileSync(path.resolve(root, REPORTS_DIRECTORY, "content.json"), "utf8"));

/** Returns the running build's posts, newest first. */
export const recordedPosts = (): readonly SourcedPost[] => latest?.sourced ?? [];

/** Returns all redirects of the running build. */
export const recordedRedirects = (): readonly Redirect[] => [
  ...REDIRECTS,
  ...(latest?.redirects ?? []),
];

/** Saves this build's records, for comparison with the next build, unless it shows drafts. */
export function savePublished(root = "."): void {
  if (!latest || latest.report.publication.drafts) return;
  writeCacheFile(path.resolve(root, PUBLISHED_FILE), latest.published);
  writeCacheFile(path.resolve(root, RECORDS_FILE), latest.records);
  writeCacheFile(path.resolve(root, DIGESTS_FILE), latest.others);
  writeCacheFile(path.resolve(root, TEAM_FILE), latest.team);
}

/** Returns the previous build's records with their own page, except posts. */
export const readPublishedRecords = (root = "."): readonly PublishedPost[] =>
  readCacheFile(publishedPosts, path.resolve(root, RECORDS_FILE)) ?? [];

/** Returns the previous build's posts, or null if there was none. */
export const readPublished = (root = "."): readonly PublishedPost[] | null =>
  readCacheFile(publishedPosts, path.resolve(root, PUBLISHED_FILE));

export function writeReport(report: ContentReport): void {
  const directory = path.resolve(REPORTS_DIRECTORY);
  const withoutSamples = (key: string, value: unknown) => (key === "words" ? undefined : value);
  const text = JSON.stringify(report, withoutSamples, 2);
  replaceFile(path.join(directory, "content.json"), `${text}\n`);
  replaceFile(path.join(directory, "content.html"), reportPage(report));
}
