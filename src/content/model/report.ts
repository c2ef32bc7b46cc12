import { visibleLine } from "../text/plain-text";
import { isSameText } from "../text/word-sample";
import type { PublicationState, ScheduledChange } from "./publication-state";

/** Defines the content report for editors: docs/publishing.md, "Read the report". */

/** The most characters of a part of an issue; quoted content is shorter. */
const ISSUE_MAX_CHARS = 400;
/** The most characters of a section's or field's name. */
const FIELD_MAX_CHARS = 200;

/** One problem and its repair, in words: `problem` completes the sentence "This field …". */
export interface ContentIssue {
  readonly section: string;
  /** The item as an editor knows it ("“Title” (7)"), empty for the section itself. */
  readonly item: string;
  readonly field: string;
  readonly problem: string;
  /** The repair; `due`: nothing was changed, but somebody has to look at it. */
  readonly action: "repaired" | "dropped" | "replaced" | "due";
  /** The content that visitors see now. */
  readonly shown: string;
}

/**
 * Creates an issue. Each part becomes one line without control characters for a terminal: keys and names of files are
 * content too, and the report is printed.
 */
export const contentIssue = ({ action, ...issue }: ContentIssue): ContentIssue => ({
  section: visibleLine(issue.section, FIELD_MAX_CHARS),
  item: visibleLine(issue.item, ISSUE_MAX_CHARS),
  field: visibleLine(issue.field, FIELD_MAX_CHARS),
  problem: visibleLine(issue.problem, ISSUE_MAX_CHARS),
  action,
  shown: visibleLine(issue.shown, ISSUE_MAX_CHARS),
});

/** What visitors see of a part that is left out; the short report says it once. */
export const LEFT_OUT = "it is left out";

/** What visitors see of a file that can't be read any more. */
export const LAST_VERSION = "visitors still see its last version";

/** Creates the issue of a part of content that is left out; `shown` says what becomes of the rest. */
export const leftOut = (
  section: string,
  item: string,
  field: string,
  problem: string,
  shown = LEFT_OUT,
): ContentIssue => contentIssue({ section, item, field, problem, action: "dropped", shown });

/** One section of the site and the source of its content. `items` is the number of published ones. */
export interface ContentSourceReport {
  readonly name: string;
  readonly endpoint: string;
  readonly status: "live" | "last-good" | "default";
  /** Reason why the status is not live; null when it is. */
  readonly reason: string | null;
  readonly items: number;
}

/** A published post, as one build records it for comparison by the next. */
export interface PublishedPost {
  readonly urlPath: string;
  readonly title: string;
  readonly digest: string;
  /** `wordSample` of the post's words. */
  readonly words: readonly number[];
}

/** Posts that differ from the previous build. */
export interface ContentChanges {
  readonly added: readonly PublishedPost[];
  readonly changed: readonly PublishedPost[];
  readonly removed: readonly PublishedPost[];
}

/** A record of any kind but posts, as one build records it for comparison by the next. */
export interface RecordDigest {
  readonly section: string;
  readonly key: string;
  /** The record's name for editors; empty if it's its section's only one. */
  readonly name: string;
  readonly digest: string;
}

/** A record that differs from the previous build. */
export interface RecordChange extends Pick<RecordDigest, "section" | "name"> {
  readonly kind: keyof ContentChanges;
}

/** A record that visitors do not see, because it is a draft, scheduled or ended. */
export interface UnpublishedRecord {
  readonly state: PublicationState;
  readonly section: string;
  /** The item's file, where it has one. */
  readonly item: string;
  readonly title: string;
}

/** A change of a section's record that a date brings by itself. */
export interface ScheduledRecordChange extends ScheduledChange {
  readonly section: string;
}

/** The moment and the records that a build shows, its unpublished records and the changes to come. */
export interface PublicationReport {
  /** The moment for which content was read, ISO 8601. */
  readonly at: string;
  /** Whether unpublished records are shown; such a build is never released. */
  readonly drafts: boolean;
  readonly unpublished: readonly UnpublishedRecord[];
  /** Coming changes, the next first. */
  readonly scheduledChanges: readonly ScheduledRecordChange[];
}

/** A path that is gone, and the new path of a record with nearly the same words. */
export interface ProposedMove {
  readonly from: string;
  readonly to: string;
  readonly title: string;
}

export interface ContentReport {
  readonly sections: readonly ContentSourceReport[];
  readonly issues: readonly ContentIssue[];
  readonly publication: PublicationReport;
  /** A sentence for each section of a page that is left out because it has no content, which isn't a mistake. */
  readonly emptySections: readonly string[];
  /** Remarks on correct content that could be better; they never fail a build. */
  readonly advice: readonly (Pick<ContentIssue, "section" | "item" | "field" | "problem"> & {
    readonly rule: string;
  })[];
  /** Records that seem to have another path now, though no `moved_from` says so. */
  readonly moves: readonly ProposedMove[];
  /** Posts that differ from the previous build; null without one. */
  readonly changes: ContentChanges | null;
  /** Everything else that differs from the previous build. */
  readonly recordChanges: readonly RecordChange[];
}

/**
 * Finds, for each path of `before` that is gone and does not redirect, a new path in the same folder whose
 * record has nearly the same words.
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
