/**
 * What a build found in the content, for editors: docs/publishing.md, "Read the report".
 * Words, not codes: `problem` completes the sentence "This field …".
 */
export type ContentStatus = "live" | "last-good" | "default";
export type IssueAction = "repaired" | "dropped" | "replaced";

/** One thing that was wrong and what was done about it. */
export interface ContentIssue {
  readonly section: string;
  /** The item as an editor knows it ("“Title” (7)"), empty for the section itself. */
  readonly item: string;
  readonly field: string;
  readonly problem: string;
  readonly action: IssueAction;
  /** What visitors see now. */
  readonly shown: string;
}

/** One section of the site and where its content came from. `items` counts what is published. */
export interface ContentSourceReport {
  readonly name: string;
  readonly endpoint: string;
  readonly status: ContentStatus;
  /** Why the status is not live; null when it is. */
  readonly reason: string | null;
  readonly items: number;
}

/** A published post, as one build remembers it for the next one's comparison. */
export interface PublishedPost {
  readonly address: string;
  readonly title: string;
  readonly digest: string;
}

/** Posts that differ from the previous build, by address. `null` comparison: there was none. */
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

/** Which posts came, went or changed between two builds. */
export function compareBuilds(
  before: readonly PublishedPost[],
  now: readonly PublishedPost[],
): ContentChanges {
  const former = new Map(before.map((post) => [post.address, post]));
  const present = new Set(now.map(({ address }) => address));
  return {
    added: now.filter(({ address }) => !former.has(address)),
    changed: now.filter(({ address, digest }) => {
      const earlier = former.get(address);
      return earlier !== undefined && earlier.digest !== digest;
    }),
    removed: before.filter(({ address }) => !present.has(address)),
  };
}
