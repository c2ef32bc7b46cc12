import type { ContentType } from "../../content/model/define";
import type { Move } from "../../content/model/publication";
import { isRecord } from "../../content/model/repair";
import {
  type ContentIssue,
  leftOut,
  type ScheduledRecordChange,
  type UnpublishedRecord,
} from "../../content/model/report";
import { unknownFieldIssues } from "../../content/model/unknown-fields";
import type { WrittenRecord } from "../../content/site/lint-rules";
import { type ContentFile, placeOfField, quotedName } from "../../content-files/content-file";
import type { FolderDocument } from "../../content-files/folder-documents";

/** Findings about content, for the report. */
export interface Notes {
  readonly issues: readonly ContentIssue[];
  readonly unpublished: readonly UnpublishedRecord[];
  /** Changes that will happen automatically on certain dates. */
  readonly scheduledChanges: readonly ScheduledRecordChange[];
  readonly moves: readonly MovedRecord[];
  /** The shown records, as written. */
  readonly records: readonly WrittenRecord[];
}

export interface MovedRecord extends Move {
  readonly section: string;
  /** The record's file, or its id if it comes from the API, for the report. */
  readonly item: string;
}

export interface FolderContent<T> extends Notes {
  readonly content: T;
}

/**
 * Parses a document in the content folder. If it can't be read, its content is the type's default.
 */
export function parseDocument<T>(type: ContentType<T>, document: FolderDocument): FolderContent<T> {
  const { body, files, mistakes, unpublished = [], scheduledChanges = [], moves = [] } = document;
  const { name, schema } = type;
  const isList = Array.isArray(body);
  const result = type.parse(body, isList ? files.map(quotedName) : []);
  const [file] = isList || result.kind === "filled" ? [] : files;
  const issues = [
    ...(file ? [leftOut(name, quotedName(file), WHOLE_FILE, "has nothing that can be shown")] : []),
    ...mistakes.map(({ field = WHOLE_FILE, problem, shown, action = "dropped", ...mistaken }) => ({
      ...leftOut(name, quotedName(mistaken), field, problem, shown),
      action,
    })),
    ...result.issues,
    ...(isList
      ? files.flatMap((one, i) => unknownFieldIssues(schema, body[i], name, quotedName(one)))
      : unknownFieldIssues(schema, body, name, "")),
  ];
  return {
    content: result.kind === "filled" ? result.content : type.empty(),
    issues: issues.map((issue) => withPlace(issue, document)),
    unpublished: unpublished.map((record) => ({
      section: name,
      item: record.file.name,
      title: record.title,
      state: record.state,
    })),
    scheduledChanges: scheduledChanges.map((moment) => ({ section: name, ...moment })),
    moves: moves.map(({ name: file, ...move }) => ({
      section: name,
      item: quotedName({ name: file }),
      ...move,
    })),
    records: writtenRecords(name, document),
  };
}

/** Returns a document's records as written, each with its file. */
function writtenRecords(
  section: string,
  { body, files, members }: FolderDocument,
): WrittenRecord[] {
  const recordOf = (file: ContentFile, value: unknown): WrittenRecord => ({
    key: file.path.replace(/\.json$/, ""),
    section,
    item: quotedName(file),
    value,
  });
  if (Array.isArray(body)) return files.map((file, i) => recordOf(file, body[i]));
  if (!isRecord(body)) return [];
  const { [members?.key ?? ""]: list, ...rest } = body;
  const entries = Array.isArray(list) ? list : [];
  return [
    ...files.map((file) => recordOf(file, rest)),
    ...(members?.files ?? []).map((file, i) => recordOf(file, entries[i])),
  ];
}

const WHOLE_FILE = "the whole file";

/** Adds the file and line to an issue. List items are already named after their file. */
function withPlace(issue: ContentIssue, document: FolderDocument): ContentIssue {
  const { body, files, members, unpublished = [] } = document;
  const entry = Array.isArray(body) ? undefined : entryOf(issue, files[0]);
  if (entry) return entry;
  const [, key, position, inMember] = /^(\w+)\[(\d+)\]\.?(.*)$/.exec(issue.field) ?? [];
  const member = key === members?.key ? members?.files[Number(position) - 1] : undefined;
  const named = [...files, ...unpublished.map(({ file }) => file)];
  const file = member ?? named.find((one) => [quotedName(one), ""].includes(issue.item));
  if (!file) return issue;
  const field = member ? inMember || "the whole item" : issue.field;
  return { ...issue, item: placeOfField(file, field), field };
}

/**
 * Names the file and line of an issue about an entry of a list document, such as the blog's
 * categories. The issue's field becomes "categories[6]", or "categories[6].name" if entries have
 * more than a name. Returns undefined for any other issue.
 */
function entryOf(issue: ContentIssue, file: ContentFile | undefined): ContentIssue | undefined {
  const [, position] = /^item (\d+) of the list$/.exec(issue.item) ?? [];
  if (!position || !file) return undefined;
  const [list, entries] =
    Object.entries(file.value).find((entry): entry is [string, unknown[]] =>
      Array.isArray(entry[1]),
    ) ?? [];
  const field = `${list}[${position}]${isRecord(entries?.[Number(position) - 1]) ? ".name" : ""}`;
  return { ...issue, item: placeOfField(file, field), field };
}
