/** Types of the content report for editors: docs/publishing.md, "Read the report". */

/** One problem and its repair, in words: `problem` completes the sentence "This field …". */
export interface ContentIssue {
  readonly section: string;
  /** The item as an editor knows it ("“Title” (7)"), empty for the section itself. */
  readonly item: string;
  readonly field: string;
  readonly problem: string;
  readonly action: "repaired" | "dropped" | "replaced";
  /** What visitors see now. */
  readonly shown: string;
}

/** The issue of something that is left out. */
export const leftOut = (
  section: string,
  item: string,
  field: string,
  problem: string,
): ContentIssue => ({ section, item, field, problem, action: "dropped", shown: "it is left out" });

/** One section of the site and the source of its content. `items` counts what is published. */
export interface ContentSourceReport {
  readonly name: string;
  readonly endpoint: string;
  readonly status: "live" | "last-good" | "default";
  /** Why the status is not live; null when it is. */
  readonly reason: string | null;
  readonly items: number;
}

/** A published post, as one build keeps it for the comparison of the next. */
export interface PublishedPost {
  readonly urlPath: string;
  readonly title: string;
  readonly digest: string;
  /** `wordSample` of its words; empty where an earlier version has kept none. */
  readonly words: readonly number[];
}

/** Posts that differ from the previous build. */
export interface ContentChanges {
  readonly added: readonly PublishedPost[];
  readonly changed: readonly PublishedPost[];
  readonly removed: readonly PublishedPost[];
}

export interface ContentReport {
  readonly sections: readonly ContentSourceReport[];
  readonly issues: readonly ContentIssue[];
  /** Null when there was no previous build to compare with. */
  readonly changes: ContentChanges | null;
}

/** Compares the posts of two builds by path. */
export function compareBuilds(
  before: readonly PublishedPost[],
  now: readonly PublishedPost[],
): ContentChanges {
  const former = new Map(before.map((post) => [post.urlPath, post]));
  const present = new Set(now.map(({ urlPath }) => urlPath));
  const isChanged = ({ urlPath, digest }: PublishedPost) =>
    (former.get(urlPath)?.digest ?? digest) !== digest;
  return {
    added: now.filter(({ urlPath }) => !former.has(urlPath)),
    changed: now.filter(isChanged),
    removed: before.filter(({ urlPath }) => !present.has(urlPath)),
  };
}
