import { compareBuilds, type PublishedPost } from "../content/model/report";
import { isRewritten } from "../content/text/word-sample";
import { CACHE_IMMUTABLE, cacheControlFor } from "../site/headers";
import { pagePath, type ReleaseRecord } from "./release-record";

/**
 * The most posts that may be removed or rewritten without confirmation; above, `SHRINK_MAX_SHARE` of all posts decides.
 */
const SHRINK_MAX_POSTS = 3;
const SHRINK_MAX_SHARE = 0.2;

/** The fields of a release that decide about publishing. */
type Content = Pick<ReleaseRecord, "files" | "posts" | "sections"> &
  Partial<Pick<ReleaseRecord, "records" | "redirected">>;

/** Returns the digests of pages by their path. */
const pagesOf = (release: Pick<ReleaseRecord, "files"> | null): Map<string, string> =>
  new Map(
    Object.entries(release?.files ?? {}).flatMap(([file, digest]) => {
      const urlPath = pagePath(file);
      return urlPath === null ? [] : [[urlPath, digest]];
    }),
  );

/** Names a post on a line of its own. The quotation mark keeps a title from beginning it, as commands of CI logs do. */
const postLine = ({ title, urlPath }: PublishedPost): string => `“${title}” (${urlPath})`;

/** Formats a list for the log, one indented line each; names the number of those beyond `max`. */
export function shortList(items: readonly string[], indent: string, max = 20): string {
  const rest = items.length - max;
  const lines = rest > 0 ? [...items.slice(0, max), `and ${rest} more`] : items;
  return lines.map((line) => `${indent}${line}`).join("\n");
}

/** Formats "What this changes" for the log: posts and pages that `now` adds, changes and removes. */
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

/** Says which files beside the pages changed, such as prices for programs; "nothing" if there are none. */
const otherFiles = (files: readonly string[]): string =>
  files.length > 0
    ? `  no page, but other files: ${files.length}\n${shortList(files, "    ", 15)}`
    : "  nothing";

type Confirmed = Pick<ReleaseRecord, "posts" | "unconfirmed"> &
  Partial<Pick<ReleaseRecord, "records">>;

/** Lists the posts that `now` and the releases before it removed since a person last confirmed that. */
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
 * Lists signs of an accident of the content API: over a fifth of the posts and more than three have
 * vanished since a person last confirmed that, or a section falls back to the content folder. Empty:
 * publish.
 */
export function shrinkProblems(before: (Content & Confirmed) | null, now: Content): string[] {
  if (!before) return [];
  const removed = unconfirmedRemovals(before, now);
  const all = recordsOf(before).length + before.unconfirmed.length;
  const vanishing =
    `${removed.length} of ${all} posts would vanish` +
    (before.unconfirmed.length > 0 ? ", counted since that was last confirmed:" : ":");
  return [
    ...(isMuch(removed.length, all)
      ? [`${vanishing}\n${shortList(removed.map(postLine), "    ")}`]
      : []),
    ...fallenSections(before, now),
  ];
}

/** Lists the sections that were live and would fall back to the content folder. */
export function fallenSections(before: Content | null, now: Content): string[] {
  const status = new Map(before?.sections.map(({ name, status }) => [name, status]));
  return now.sections
    .filter(({ name }) => (status.get(name) ?? "default") !== "default")
    .filter((section) => section.status === "default")
    .map(({ name }) => `“${name}” would fall back to the content folder.`);
}

/**
 * Lists what visitors would no longer find: records with a page, then other pages, such as those of a tag. What has
 * moved is still found.
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

/** Lists, with a heading, the posts most of whose words changed, where these are much of all. */
export function rewriteProblems(before: Content | null, now: Content): string[] {
  const former = new Map(before?.posts.map(({ urlPath, words }) => [urlPath, words]));
  const rewritten = now.posts.filter(({ urlPath, words }) =>
    isRewritten(former.get(urlPath) ?? [], words),
  );
  if (!isMuch(rewritten.length, former.size)) return [];
  const heading = `${rewritten.length} of ${former.size} posts would have mostly other words:`;
  return [`${heading}\n${shortList(rewritten.map(postLine), "    ")}`];
}

/** Returns the posts and the other records with a page of their own. */
const recordsOf = ({
  posts,
  records = [],
}: Pick<Content, "posts" | "records">): PublishedPost[] => [...posts, ...records];

/**
 * Lists the paths of removed records, former ones included: those known so far and those removed now, without
 * those that are back or lead to another page.
 */
export function removedPaths(before: ReleaseRecord | null, now: Content): string[] {
  if (!before) return [];
  const present = new Set([...pagesOf(now).keys(), ...(now.redirected ?? [])]);
  const former = recordsOf(before).map(({ urlPath }) => urlPath);
  return [...new Set([...before.gone, ...former, ...(before.redirected ?? [])])]
    .filter((urlPath) => !present.has(urlPath))
    .sort();
}

/** Matches hashed files that hold content: pictures, which Gatsby keeps in folders of their own, and search. */
const CONTENT = /^(?:static\/[^/]+|search)\//;

/**
 * Finds the files of earlier releases that tabs opened before the switch may still request: code with a hash in its
 * name. Files of content that is gone are not retained. Returns, by path, the id of the latest of
 * `earlier` (newest first) that has the file.
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
