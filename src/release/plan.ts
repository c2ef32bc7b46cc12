import { compareBuilds, type PublishedPost } from "../content/model/report";
import { isRewritten } from "../content/text/word-sample";
import { CACHE_IMMUTABLE, cacheControlFor } from "../site/headers";
import { pagePath, type ReleaseRecord } from "./release-record";

/**
 * Up to this many posts may always be removed or rewritten without confirmation. More are allowed
 * if they're at most `SHRINK_MAX_SHARE` of all posts.
 */
const SHRINK_MAX_POSTS = 3;
const SHRINK_MAX_SHARE = 0.2;

/** The facts that decide whether a release may be published. */
type Content = Pick<ReleaseRecord, "files" | "posts" | "sections"> &
  Partial<Pick<ReleaseRecord, "records" | "redirected">>;

const pagesOf = (release: Pick<ReleaseRecord, "files"> | null): Map<string, string> =>
  new Map(
    Object.entries(release?.files ?? {}).flatMap(([file, digest]) => {
      const urlPath = pagePath(file);
      return urlPath === null ? [] : [[urlPath, digest]];
    }),
  );

/**
 * Formats a post for the log. The line starts with a quotation mark, so that a CI log can't mistake
 * the title for a command.
 */
const postLine = ({ title, urlPath }: PublishedPost): string => `“${title}” (${urlPath})`;

/** Formats a list for the log, one indented line per item. Items beyond `max` are only counted. */
export function shortList(items: readonly string[], indent: string, max = 20): string {
  const rest = items.length - max;
  const lines = rest > 0 ? [...items.slice(0, max), `and ${rest} more`] : items;
  return lines.map((line) => `${indent}${line}`).join("\n");
}

/**
 * Formats "What this changes" for the log: the posts and pages that are added, changed and removed.
 */
export function describeChanges(before: Content | null, now: Content): string {
  const [former, present] = [pagesOf(before), pagesOf(now)];
  if (!before) return `What this changes\n  first release: ${present.size} pages`;
  const posts = compareBuilds(before.posts, now.posts);
  const pages = [...present.keys()];
  const gone = [...former.keys()].filter((page) => !present.has(page));
  const redirected = new Set(before.redirected);
  const changes: [string, readonly string[]][] = [
    ["posts added", posts.added.map(postLine)],
    ["posts edited", posts.changed.map(postLine)],
    ["posts removed", posts.removed.map(postLine)],
    ["addresses added", pages.filter((page) => !former.has(page))],
    ["addresses removed", gone.filter((page) => !now.redirected?.includes(page))],
    ["addresses redirected", (now.redirected ?? []).filter((page) => !redirected.has(page))],
    [
      "pages rendered again",
      pages.filter((page) => former.has(page) && former.get(page) !== present.get(page)),
    ],
  ];
  const files = Object.keys({ ...before.files, ...now.files }).filter(
    (file) => before.files[file] !== now.files[file],
  );
  const lines = changes
    .filter(([, items]) => items.length > 0)
    .map(([heading, items]) => `  ${heading}: ${items.length}\n${shortList(items, "    ", 15)}`);
  return ["What this changes", ...(lines.length > 0 ? lines : [otherFiles(files)])].join("\n");
}

/**
 * Lists changed files other than pages, such as the price list. Returns "nothing" if there are
 * none.
 */
const otherFiles = (files: readonly string[]): string =>
  files.length > 0
    ? `  no pages, only other files: ${files.length}\n${shortList(files, "    ", 15)}`
    : "  nothing";

type Confirmed = Pick<ReleaseRecord, "posts" | "unconfirmed"> &
  Partial<Pick<ReleaseRecord, "records">>;

/**
 * Returns the records removed, in this release or earlier ones, since a person last confirmed
 * removals.
 */
export const unconfirmedRemovals = (
  before: Confirmed | null,
  now: Pick<Content, "posts" | "records" | "redirected">,
): PublishedPost[] => {
  if (!before) return [];
  const moved = new Set(now.redirected);
  return compareBuilds(
    [...recordsOf(before), ...before.unconfirmed],
    recordsOf(now),
  ).removed.filter(({ urlPath }) => !moved.has(urlPath));
};

const isMuch = (some: number, all: number): boolean =>
  some > SHRINK_MAX_POSTS && some > all * SHRINK_MAX_SHARE;

/**
 * Lists signs that something is wrong with the content API: more than three posts, and over a fifth
 * of all posts, removed since a person last confirmed removals, or a section that has fallen back
 * to the content folder.
 */
export function shrinkProblems(before: (Content & Confirmed) | null, now: Content): string[] {
  if (!before) return [];
  const removed = unconfirmedRemovals(before, now);
  const all = recordsOf(before).length + before.unconfirmed.length;
  const vanishing =
    `${removed.length} of ${all} posts would disappear` +
    (before.unconfirmed.length > 0
      ? ", counting those removed since you last confirmed removals:"
      : ":");
  return [
    ...(isMuch(removed.length, all)
      ? [`${vanishing}\n${shortList(removed.map(postLine), "    ")}`]
      : []),
    ...fallenSections(before, now),
  ];
}

/** Lists sections that were live and would fall back to the content folder. */
export function fallenSections(before: Content | null, now: Content): string[] {
  const status = new Map(before?.sections.map(({ name, status }) => [name, status]));
  return now.sections
    .filter(({ name }) => (status.get(name) ?? "default") !== "default")
    .filter((section) => section.status === "default")
    .map(({ name }) => `“${name}” would fall back to the content folder.`);
}

/**
 * Lists pages that visitors would no longer find: records' pages first, and then others, such as a
 * tag's. Records that have moved aren't included, because they redirect.
 */
export function disappearing(before: Content | null, now: Content): string[] {
  if (!before) return [];
  const present = new Set([...pagesOf(now).keys(), ...(now.redirected ?? [])]);
  const records = recordsOf(before).filter(({ urlPath }) => !present.has(urlPath));
  const named = new Set(records.map(({ urlPath }) => urlPath));
  const pages = [...pagesOf(before).keys()].filter(
    (page) => !present.has(page) && !named.has(page),
  );
  return [...records.map(postLine), ...pages];
}

/** If many posts have mostly different text, returns a list of them with a heading. */
export function rewriteProblems(before: Content | null, now: Content): string[] {
  const former = new Map(before?.posts.map(({ urlPath, words }) => [urlPath, words]));
  const rewritten = now.posts.filter(({ urlPath, words }) =>
    isRewritten(former.get(urlPath) ?? [], words),
  );
  if (!isMuch(rewritten.length, former.size)) return [];
  const heading = `${rewritten.length} of ${former.size} posts would be mostly rewritten:`;
  return [`${heading}\n${shortList(rewritten.map(postLine), "    ")}`];
}

/** Returns the posts and other records that have their own page. */
const recordsOf = ({
  posts,
  records = [],
}: Pick<Content, "posts" | "records">): PublishedPost[] => [...posts, ...records];

/**
 * Returns the paths of all records removed in earlier releases or this one, except paths that exist
 * again or redirect.
 */
export function removedPaths(before: ReleaseRecord | null, now: Content): string[] {
  if (!before) return [];
  const present = new Set([...pagesOf(now).keys(), ...(now.redirected ?? [])]);
  const former = recordsOf(before).map(({ urlPath }) => urlPath);
  return [...new Set([...before.gone, ...former, ...(before.redirected ?? [])])]
    .filter((urlPath) => !present.has(urlPath))
    .sort();
}

/**
 * Matches content files with a hash in their path: pictures, which Gatsby keeps in subfolders, and
 * the search index.
 */
const CONTENT = /^(?:static\/[^/]+|search)\//;

/**
 * Finds hashed code files from earlier releases, which open tabs may still request. Removed content
 * isn't retained. Maps each path to the newest release in `earlier` (newest first) that has the
 * file.
 */
export function retainedFiles(
  files: ReleaseRecord["files"],
  earlier: readonly Pick<ReleaseRecord, "id" | "files">[],
): Map<string, string> {
  const retained = new Map<string, string>();
  for (const { id, files: former } of earlier) {
    for (const file of Object.keys(former)) {
      const isCode = cacheControlFor(`/${file}`) === CACHE_IMMUTABLE && !CONTENT.test(file);
      if (isCode && !Object.hasOwn(files, file) && !retained.has(file)) retained.set(file, id);
    }
  }
  return retained;
}
