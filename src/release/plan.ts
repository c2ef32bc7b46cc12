import { type ContentChanges, compareBuilds } from "../content/model/report";
import { CACHE_IMMUTABLE, cacheControlFor } from "../site/headers";
import { SHRINK_MAX_POSTS, SHRINK_MAX_SHARE } from "../site/limits";
import { pageAddress, type ReleaseRecord } from "./release";

/** What decides about publishing: the release that is served, and what would follow it. */
type Content = Pick<ReleaseRecord, "files" | "posts" | "sections">;

/** What a release changes for visitors, by address. */
export interface ReleaseChanges {
  /** Null for the first release. */
  readonly posts: ContentChanges | null;
  readonly pagesAdded: readonly string[];
  readonly pagesRemoved: readonly string[];
  /** Pages that were rendered again and differ. */
  readonly pagesChanged: readonly string[];
}

const pagesOf = ({ files }: Pick<ReleaseRecord, "files">): Map<string, string> =>
  new Map(
    Object.entries(files).flatMap(([file, digest]) => {
      const address = pageAddress(file);
      return address === null ? [] : [[address, digest]];
    }),
  );

/** Addresses that come, go or change from `before` to `now`. */
export function releaseChanges(before: Content | null, now: Content): ReleaseChanges {
  const former = before ? pagesOf(before) : new Map<string, string>();
  const present = pagesOf(now);
  return {
    posts: before && compareBuilds(before.posts, now.posts),
    pagesAdded: [...present.keys()].filter((address) => !former.has(address)),
    pagesRemoved: [...former.keys()].filter((address) => !present.has(address)),
    pagesChanged: [...present].flatMap(([address, digest]) =>
      former.has(address) && former.get(address) !== digest ? [address] : [],
    ),
  };
}

/**
 * Why `now` looks like an accident of the content API rather than an editor's wish: over a fifth of
 * the posts and more than three vanish, or a section falls back to the built-in content. Empty: fine.
 */
export function shrinkProblems(before: Content | null, now: Content): string[] {
  if (!before) return [];
  const removed = compareBuilds(before.posts, now.posts).removed;
  const isMany =
    removed.length > SHRINK_MAX_POSTS && removed.length > before.posts.length * SHRINK_MAX_SHARE;
  const named = removed.slice(0, 20).map(({ title, address }) => `    ${title} (${address})`);
  const more = removed.length - named.length;
  const status = new Map(before.sections.map((section) => [section.name, section.status]));
  const fallen = now.sections.filter(
    (section) =>
      section.status === "default" && (status.get(section.name) ?? "default") !== "default",
  );
  return [
    ...(isMany
      ? [
          `${removed.length} of ${before.posts.length} posts would vanish:\n${named.join("\n")}` +
            (more > 0 ? `\n    and ${more} more` : ""),
        ]
      : []),
    ...fallen.map(({ name }) => `“${name}” would fall back to the built-in content.`),
  ];
}

/** Removed articles: those known so far and those that go now, less those that are back. */
export function removedAddresses(before: ReleaseRecord | null, now: Content): string[] {
  if (!before) return [];
  const present = pagesOf(now);
  const removed = compareBuilds(before.posts, now.posts).removed.map(({ address }) => address);
  return [...new Set([...before.gone, ...removed])]
    .filter((address) => !present.has(address))
    .sort();
}

/**
 * Files of earlier releases that tabs opened before the switch may still ask for: those with a hash
 * in their name. Path to the latest of `earlier` (newest first) that has it.
 */
export function carriedFiles(
  files: ReleaseRecord["files"],
  earlier: readonly Pick<ReleaseRecord, "id" | "files">[],
): Map<string, string> {
  const carried = new Map<string, string>();
  for (const { id, files: former } of earlier) {
    for (const file of Object.keys(former)) {
      const isHashed = cacheControlFor(`/${file}`) === CACHE_IMMUTABLE;
      if (isHashed && !Object.hasOwn(files, file) && !carried.has(file)) carried.set(file, id);
    }
  }
  return carried;
}

const few = (heading: string, items: readonly string[], max = 15): string[] => {
  if (items.length === 0) return [];
  const more = items.length - max;
  return [
    `  ${heading}: ${items.length}`,
    ...items.slice(0, max).map((item) => `    ${item}`),
    ...(more > 0 ? [`    and ${more} more`] : []),
  ];
};

/** "What this changes", for the person who reads the log. */
export function changesText({ posts, ...pages }: ReleaseChanges): string {
  const { pagesAdded, pagesChanged, pagesRemoved } = pages;
  if (!posts) return `What this changes\n  first release: ${pagesAdded.length} pages`;
  const name = ({ title, address }: { title: string; address: string }) => `${title} (${address})`;
  const lines = [
    ...few("posts added", posts.added.map(name)),
    ...few("posts edited", posts.changed.map(name)),
    ...few("posts removed", posts.removed.map(name)),
    ...few("addresses added", pagesAdded),
    ...few("addresses removed", pagesRemoved),
    ...few("pages rendered again", pagesChanged),
  ];
  return ["What this changes", ...(lines.length > 0 ? lines : ["  nothing"])].join("\n");
}
