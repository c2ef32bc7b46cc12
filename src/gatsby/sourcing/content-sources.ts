import { type ContentType, itemLabel } from "../../content/model/define";
import { type PreviewOptions, publishedRecords } from "../../content/model/publication";
import { isRecord } from "../../content/model/repair";
import { type ContentSourceReport, leftOut } from "../../content/model/report";
import { type AllContent, CONTENT_TYPES, type ContentName } from "../../content/registry";
import type { WrittenRecord } from "../../content/site/lint-rules";
import { recordWithout } from "../../content-files/folder-documents";
import type { FolderContent, Notes } from "./parse-document";

export interface RawDocument {
  readonly status: "live" | "last-good" | "missing";
  readonly reason: string | null;
  readonly documentPath: string | null;
  /** Path of an earlier JSON file that has more content, or null. */
  readonly previousDocumentPath: string | null;
}

export interface ContentSource<Name extends ContentName = ContentName> {
  readonly content: AllContent[Name];
  readonly report: ContentSourceReport;
  readonly notes: Notes;
}

/** Keys of the lists whose records have a publication state (`publishedRecords`). */
const RECORD_LISTS: Partial<Record<ContentName, readonly string[]>> = {
  blogPosts: CONTENT_TYPES.blogPosts.listKeys,
  testimonials: CONTENT_TYPES.testimonials.listKeys,
  team: ["team_members"],
  servicesOverview: ["services"],
};

/**
 * Decides which copy of a section is shown: live content from the API, the last good copy if the
 * API failed or sent something unreadable, or `fallback` from the content folder if there's
 * neither. `readDocument` parses a JSON file, or returns undefined if it can't. Only records that
 * `preview` includes are shown.
 */
export function resolveContentSource<Name extends ContentName>(
  name: Name,
  raw: RawDocument | undefined,
  readDocument: (file: string) => unknown,
  fallback: FolderContent<AllContent[Name]>,
  preview: PreviewOptions,
): ContentSource<Name> {
  const type = CONTENT_TYPES[name] as unknown as ContentType<AllContent[Name]>; // the type of that name
  const read = (file: string | null | undefined) => {
    if (!file) return null;
    const { body, notes } = published(type.name, readDocument(file), RECORD_LISTS[name], preview);
    const result = type.parse(body);
    return { ...result, notes: { ...notes, issues: [...notes.issues, ...result.issues] } };
  };
  const source = (
    status: ContentSourceReport["status"],
    content: AllContent[Name],
    reason: string | null,
    notes: Notes,
  ): ContentSource<Name> => {
    const { endpoint } = type;
    const report = { name: type.name, endpoint, status, reason, items: type.count(content) };
    return { content, report, notes };
  };

  const current = read(raw?.documentPath);
  if (current?.kind === "filled" && raw && raw.status !== "missing") {
    const { status, reason } = raw;
    return source(status, current.content, status === "live" ? null : reason, current.notes);
  }
  const unusable = current && current.kind !== "filled" ? current.reason : null;
  const reason = (raw?.status === "live" ? unusable : raw?.reason) ?? "it wasn’t requested";
  if (current?.kind !== "empty") {
    const previous = read(raw?.previousDocumentPath);
    if (previous?.kind === "filled") {
      return source("last-good", previous.content, reason, previous.notes);
    }
  }
  const { content, ...notes } = fallback;
  const issues = [...(current?.notes.issues ?? []), ...notes.issues];
  return source("default", content, reason, { ...notes, issues });
}

const NO_NOTES = { issues: [], unpublished: [], scheduledChanges: [], moves: [] } as const;

/**
 * Returns an API record for the content lint. It's named after its section and id, because it has
 * no file.
 */
function recordOfApi(section: string, value: unknown, index = 0): WrittenRecord {
  const { id, title } = isRecord(value) ? value : {};
  const key = typeof id === "string" || typeof id === "number" ? id : "";
  return { key: `${section}/${key}`, section, item: itemLabel([title, id], index), value };
}

/**
 * Removes unpublished records from a response body. The list of records is the body itself, or a
 * property listed in `keys`.
 */
function published(
  section: string,
  body: unknown,
  keys: readonly string[] = [],
  preview: PreviewOptions,
): { readonly body: unknown; readonly notes: Notes } {
  if (keys.length > 0 && Array.isArray(body)) {
    const { records, problems, unpublished, scheduledChanges, moves } = publishedRecords(
      body,
      preview,
      section === CONTENT_TYPES.blogPosts.name ? "post" : "part",
    );
    const titles = new Map(unpublished.map(({ index, title }) => [index, title]));
    const issues = problems.map(({ index, field, problem }) => {
      const item = itemLabel([titles.get(index), body[index]?.id], index);
      return leftOut(section, item, field, problem, recordWithout(field));
    });
    const notes = {
      issues,
      unpublished: unpublished.map(({ title, state }) => ({ section, item: title, title, state })),
      scheduledChanges: scheduledChanges.map((moment) => ({ section, ...moment })),
      moves: moves.map(({ from, to }) => ({ section, item: `“${to}”`, from, to })),
      records: records.map((value, index) => recordOfApi(section, value, index)),
    };
    return { body: records, notes };
  }
  const key = isRecord(body) && keys.find((name) => typeof body[name] === "object");
  if (!key || !isRecord(body))
    return { body, notes: { ...NO_NOTES, records: [recordOfApi(section, body)] } };
  const inner = published(section, body[key], keys, preview);
  return { ...inner, body: { ...body, [key]: inner.body } };
}
