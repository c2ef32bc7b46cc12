import { visibleLine } from "../text/plain-text";
import { isSameText } from "../text/word-sample";
import type { PublicationState, ScheduledChange } from "./publication-state";

/** The content report for editors (see docs/publishing.md, "Read the report"). */

/** Limit for each part of an issue. Quotes from content have lower limits. */
const ISSUE_MAX_CHARS = 400;
/** Limit for the name of a section or field. */
const FIELD_MAX_CHARS = 200;

/** A problem and its repair, in words. `problem` completes the sentence "This field …". */
export interface ContentIssue {
  readonly section: string;
  /** The item as editors know it ("“Title” (7)"), or "" for the section itself. */
  readonly item: string;
  readonly field: string;
  readonly problem: string;
  /** `due`: nothing was changed, but somebody has to look into it. */
  readonly action: "repaired" | "dropped" | "replaced" | "due";
  readonly shown: string;
}

/**
 * Creates an issue. Each part becomes a single line without control characters, because the report
 * is printed and even keys and file names come from content.
 */
export const contentIssue = ({ action, ...issue }: ContentIssue): ContentIssue => ({
  section: visibleLine(issue.section, FIELD_MAX_CHARS),
  item: visibleLine(issue.item, ISSUE_MAX_CHARS),
  field: visibleLine(issue.field, FIELD_MAX_CHARS),
  problem: visibleLine(issue.problem, ISSUE_MAX_CHARS),
  action,
  shown: visibleLine(issue.shown, ISSUE_MAX_CHARS),
});

/** The `shown` text of an issue about a part that's left out. */
export const LEFT_OUT = "it is left out";

/** The `shown` text of an issue about a file that can no longer be read. */
export const LAST_VERSION = "visitors still see its last version";

/**
 * Creates the issue for a part of content that's left out. `shown` says what happens to the rest.
 */
export const leftOut = (
  section: string,
  item: string,
  field: string,
  problem: string,
  shown = LEFT_OUT,
): ContentIssue => contentIssue({ section, item, field, problem, action: "dropped", shown });

/**
 * A section of the site and where its content came from. `items` is the number of published items.
 */
export interface ContentSourceReport {
  readonly name: string;
  readonly endpoint: string;
  readonly status: "live" | "last-good" | "default";
  /** Why the status isn't live, or null if it is. */
  readonly reason: string | null;
  readonly items: number;
}

/** A published post, as stored for comparison with the next build. */
export interface PublishedPost {
  readonly urlPath: string;
  readonly title: string;
  readonly digest: string;
  /** `wordSample` of the post. */
  readonly words: readonly number[];
}

export interface ContentChanges {
  readonly added: readonly PublishedPost[];
  readonly changed: readonly PublishedPost[];
  readonly removed: readonly PublishedPost[];
}

/** A record other than a post, as stored for comparison with the next build. */
export interface RecordDigest {
  readonly section: string;
  readonly key: string;
  /** The record's name for editors, or "" if it's the only one in its section. */
  readonly name: string;
  readonly digest: string;
}

export interface RecordChange extends Pick<RecordDigest, "section" | "name"> {
  readonly kind: keyof ContentChanges;
}

/** A record hidden from visitors, because it's a draft, scheduled or ended. */
export interface UnpublishedRecord {
  readonly state: PublicationState;
  readonly section: string;
  readonly item: string;
  readonly title: string;
}

/** A change that will happen by itself on a certain date. */
export interface ScheduledRecordChange extends ScheduledChange {
  readonly section: string;
}

/** A build's hidden content and coming changes. */
export interface PublicationReport {
  /** The moment that decides what counts as published (ISO 8601). */
  readonly at: string;
  /** Whether drafts and scheduled records are shown. Builds that show them are never released. */
  readonly drafts: boolean;
  readonly unpublished: readonly UnpublishedRecord[];
  /** Coming changes, soonest first. */
  readonly scheduledChanges: readonly ScheduledRecordChange[];
}

/** A path that's gone, and the new path of a record with nearly the same words. */
export interface ProposedMove {
  readonly from: string;
  readonly to: string;
  readonly title: string;
}

export interface ContentReport {
  readonly sections: readonly ContentSourceReport[];
  readonly issues: readonly ContentIssue[];
  readonly publication: PublicationReport;
  /**
   * One sentence for each section that's left out because it has no content. That isn't an error.
   */
  readonly emptySections: readonly string[];
  /** Suggestions for valid content. They never fail a build. */
  readonly advice: readonly (Pick<ContentIssue, "section" | "item" | "field" | "problem"> & {
    readonly rule: string;
  })[];
  /** Records that seem to have moved without a `moved_from`. */
  readonly moves: readonly ProposedMove[];
  /** How posts differ from the previous build, or null if there is no previous build. */
  readonly changes: ContentChanges | null;
  readonly recordChanges: readonly RecordChange[];
}

/**
 * Finds the likely new path of each record whose path in `before` is gone and doesn't redirect: a
 * new path in the same folder whose record has nearly the same words.
 */
export function proposeMoves(
  before: readonly PublishedPost[],
  now: readonly PublishedPost[],
  redirected: readonly string[],
): ProposedMove[] {
  const former = new Set(before.map(({ urlPath }) => urlPath));
  const present = new Set([...now.map(({ urlPath }) => urlPath), ...redirected]);
  const added = now.filter(({ urlPath }) => !former.has(urlPath));
  return before
    .filter(({ urlPath }) => !present.has(urlPath))
    .flatMap(({ urlPath: from, words }) => {
      const moved = added.find(
        (record) => folderOf(record.urlPath) === folderOf(from) && isSameText(words, record.words),
      );
      return moved ? [{ from, to: moved.urlPath, title: moved.title }] : [];
    });
}

const folderOf = (urlPath: string): string => urlPath.slice(0, urlPath.lastIndexOf("/"));

/** Compares the records of two builds by section and key, and their order in each section. */
export function compareRecords(
  before: readonly RecordDigest[],
  now: readonly RecordDigest[],
): readonly RecordChange[] {
  const byKey = (records: readonly RecordDigest[]) =>
    new Map(records.map((record) => [`${record.section} ${record.key}`, record]));
  const [former, present] = [byKey(before), byKey(now)];
  const change = ({ section, name }: RecordDigest, kind: RecordChange["kind"]) => ({
    ...{ section, name, kind },
  });
  return [
    ...[...present].flatMap(([key, record]) => {
      const old = former.get(key);
      if (old?.digest === record.digest) return [];
      return [change(record, old ? "changed" : "added")];
    }),
    ...[...former].flatMap(([key, record]) =>
      present.has(key) ? [] : [change(record, "removed")],
    ),
    ...[...new Set(now.map(({ section }) => section))].flatMap((section) => {
      const orderIn = (records: ReadonlyMap<string, RecordDigest>) =>
        [...records].flatMap(([key, record]) =>
          record.section === section && former.has(key) && present.has(key) ? [key] : [],
        );
      const isSame = orderIn(former).join() === orderIn(present).join();
      return isSame ? [] : [{ section, name: "the order", kind: "changed" as const }];
    }),
  ];
}

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
