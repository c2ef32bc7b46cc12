import { existsSync } from "node:fs";
import path from "node:path";
import {
  type Move,
  type PreviewOptions,
  publishedRecords,
  type RecordKind,
} from "../content/model/publication";
import type { PublicationState, ScheduledChange } from "../content/model/publication-state";
import { isRecord } from "../content/model/repair";
import { type ContentIssue, LAST_VERSION } from "../content/model/report";
import type { ContentName } from "../content/registry";
import {
  type ContentFile,
  isReadable,
  type JsonObject,
  readContentFile,
  type UnreadableFile,
} from "./content-file";
import { contentRoot, isOfSystem, listBelow, MISSING, RUN_AGAIN, shownPath } from "./content-root";
import { postWithHtml } from "./markdown-to-html";
import { previewOptions } from "./preview-options";

/** A document or list in the content API's format, assembled from files. */
export interface FolderDocument {
  readonly body: unknown;
  /** The visible files of a list, in the list's order, or a document's only file. */
  readonly files: readonly ContentFile[];
  /** A field whose entries are separate files, and those files in order. */
  readonly members?: { readonly key: string; readonly files: readonly ContentFile[] };
  readonly mistakes: readonly Mistake[];
  /** Records that aren't published, whether or not they're shown. */
  readonly unpublished?: readonly UnpublishedFile[];
  /** Changes scheduled for a date. */
  readonly scheduledChanges?: readonly ScheduledChange[];
  /** Records that used to have other ids, whether or not they're shown. */
  readonly moves?: readonly (Move & Pick<ContentFile, "name">)[];
}

/** A file that can't be read, or a field with a mistake and what visitors see instead. */
export interface Mistake extends UnreadableFile {
  readonly field?: string;
  readonly shown?: string;
  readonly action?: ContentIssue["action"];
}

/** A record that visitors don't see. */
export interface UnpublishedFile {
  readonly file: ContentFile;
  /** Title by which editors recognise the record. */
  readonly title: string;
  readonly state: PublicationState;
}

export type ReadFile = (name: string) => ContentFile | UnreadableFile;
/** Reads a document, with only the records that `preview` includes. */
export type ReadDocument = (
  read: ReadFile,
  root: string,
  preview: PreviewOptions,
) => FolderDocument;

/** Returns a reader for a document in a single file. */
export const documentOf =
  (name: string): ReadDocument =>
  (read) => {
    const file = read(name);
    return isReadable(file)
      ? { body: file.value, files: [file], mistakes: unreadMistakes(file) }
      : { body: undefined, files: [], mistakes: [file] };
  };

/** Reports a file that was replaced by its last good version. */
const unreadMistakes = ({ name, unread }: ContentFile): readonly Mistake[] =>
  unread ? [{ name, problem: unread, shown: LAST_VERSION, action: "replaced" }] : [];

/**
 * Returns a reader for a document in a single file, which may be missing because its type has
 * defaults for every field.
 */
export const optionalDocumentOf =
  (name: string): ReadDocument =>
  (read, root, preview) =>
    existsSync(path.join(root, name))
      ? documentOf(name)(read, root, preview)
      : { body: undefined, files: [], mistakes: [] };

/**
 * Returns a reader for a list that's a folder with one file per record. A file's name is the
 * record's id. Records are sorted by `order`, and records without an `order` come last. Records
 * that have been taken down are left out, and so are drafts and scheduled records unless the
 * preview options include drafts. Folders in `ALWAYS_PUBLISHED` are never filtered.
 */
export const listOf =
  (folder: string, recordOf: (value: JsonObject) => JsonObject = (value) => value): ReadDocument =>
  (read, root, preview) => {
    const all = namesOf(root, folder)
      .filter((name) => !isOfSystem(name))
      .map((name) => read(`${folder}/${name}`));
    const files = all.filter(isReadable).sort((a, b) => placeOf(a) - placeOf(b));
    const records = files.map(({ name, value }) => {
      const { order: _order, ...record } = recordOf(value);
      return { ...record, id: idOf(name) };
    });
    const mistakes = all.flatMap((file) => (isReadable(file) ? mistakesIn(file) : [file]));
    if (ALWAYS_PUBLISHED.has(folder)) return { body: records, files, mistakes };
    const published = publishedRecords(records, preview, KINDS[folder]);
    const fileAt = (index: number) => files[index] as ContentFile; // an index of `records`
    return {
      body: published.records,
      files: published.shown.map(fileAt),
      mistakes: [
        ...mistakes,
        ...published.problems.map(({ index, field, problem }) => ({
          name: fileAt(index).name,
          field,
          problem,
          shown: recordWithout(field),
        })),
      ],
      unpublished: published.unpublished.map(({ index, title, state }) => ({
        file: fileAt(index),
        title,
        state,
      })),
      scheduledChanges: published.scheduledChanges,
      moves: published.moves.map(({ index, ...move }) => ({ ...move, name: fileAt(index).name })),
    };
  };

/**
 * Returns the file names in a folder, or an empty list if it's missing. Throws if it can't be
 * listed, so that an error never makes all records disappear.
 */
function namesOf(root: string, folder: string): readonly string[] {
  const names = listBelow(root, folder);
  if (!("problem" in names)) return names;
  if (names.problem === MISSING) return [];
  throw new Error(`${shownPath(root, folder)} ${names.problem}. ${RUN_AGAIN}`);
}

/**
 * Folders that are never filtered. Legal documents always exist, and authors appear on published
 * posts.
 */
export const ALWAYS_PUBLISHED: ReadonlySet<string> = new Set(["legal", "authors"]);
/** Folders whose records have their own pages. */
const KINDS: Readonly<Record<string, RecordKind>> = {
  posts: "post",
  services: "page",
  "case-studies": "page",
};

/** Fields that don't affect whether a record is published. */
const STATELESS: ReadonlySet<string> = new Set(["order", "id", "moved_from"]);

/** Says what happens to a record if the given field is invalid. */
export const recordWithout = (field: string): string =>
  STATELESS.has(field) ? "the record is used without it" : "the record isn’t published";

function mistakesIn(file: ContentFile): readonly Mistake[] {
  const { name, value } = file;
  const mistake = (field: string, problem: string): Mistake => ({
    name,
    field,
    problem,
    shown: recordWithout(field),
  });
  return [
    ...unreadMistakes(file),
    ...("order" in value && typeof value.order !== "number"
      ? [mistake("order", "must be a number")]
      : []),
    ...("id" in value ? [mistake("id", "is ignored, because the file’s name is the id")] : []),
  ];
}

const placeOf = ({ value: { order } }: ContentFile): number =>
  typeof order === "number" ? order : Number.MAX_SAFE_INTEGER;

/**
 * Returns a record's id, which is its file's name. Whole numbers become numbers, as in the content
 * API.
 */
function idOf(name: string): string | number {
  const { name: id } = path.parse(name);
  return /^(?:0|[1-9]\d{0,14})$/.test(id) ? Number(id) : id;
}

/** Returns a reader for a document with one field whose entries are separate files. */
const withMembers =
  (document: ReadDocument, key: string, list: ReadDocument): ReadDocument =>
  (read, root, preview) => {
    const { body, files, mistakes } = document(read, root, preview);
    const { mistakes: ofMembers, ...members } = list(read, root, preview);
    const hasNone = members.files.length === 0 && ofMembers.length === 0;
    // a company without members doesn't need an introduction to them
    if (hasNone && mistakes.every(({ problem }) => problem === MISSING) && !body) {
      return { ...members, body: undefined, files: [], mistakes: [] };
    }
    const withoutIds = (members.body as readonly JsonObject[]).map(
      ({ id: _id, ...member }) => member,
    ); // `as`: `list` comes from `listOf`
    return {
      ...members,
      // `as`: `document` comes from `documentOf`
      body: { ...(body as JsonObject | undefined), [key]: withoutIds },
      files,
      members: { key, files: members.files },
      mistakes: [...mistakes, ...ofMembers],
    };
  };

const CATEGORIES = documentOf("sections/blog-categories.json");

function entriesOf({ body }: FolderDocument): readonly unknown[] | undefined {
  const { categories } = (body ?? {}) as { readonly categories?: unknown };
  return Array.isArray(categories) ? categories : undefined;
}

/**
 * Reads the categories in the API's format, a list of names. In the file, an entry may also be an
 * object.
 */
const categoryNames: ReadDocument = (...args) => {
  const document = CATEGORIES(...args);
  const categories = entriesOf(document)?.map((entry) => (isRecord(entry) ? entry.name : entry));
  return categories ? { ...document, body: { categories } } : document;
};

/**
 * Reads the categories' colours and descriptions. `categoryNames` already reports any issues in
 * this file.
 */
export const categoryLooksDocument: ReadDocument = (...args) => {
  const document = CATEGORIES(...args);
  const entries = entriesOf(document);
  if (!entries) return { body: undefined, files: [], mistakes: [] };
  const categories = entries.map((entry) =>
    isRecord(entry)
      ? { ...entry, name: typeof entry.name === "string" ? entry.name : "" }
      : { name: String(entry) },
  );
  return { ...document, body: { categories }, mistakes: [] };
};

const posts = new WeakMap<JsonObject, JsonObject>();

/**
 * Converts a post to the API's format, with HTML instead of Markdown. Results are cached until the
 * file is read again.
 */
function withHtml(post: JsonObject): JsonObject {
  const known = posts.get(post);
  if (known) return known;
  const converted = postWithHtml(post);
  posts.set(post, converted);
  return converted;
}

export const API_DOCUMENTS: Readonly<Record<ContentName, ReadDocument>> = {
  hero: documentOf("sections/hero-section.json"),
  about: documentOf("sections/about-us.json"),
  servicesOverview: documentOf("sections/services.json"),
  howItWorks: documentOf("sections/how-it-works.json"),
  team: withMembers(documentOf("sections/our-team.json"), "team_members", listOf("team")),
  testimonials: listOf("testimonials"),
  blogPosts: listOf("posts", withHtml),
  blogCategories: categoryNames,
};

export const readDocument = (
  document: ReadDocument,
  root = contentRoot(),
  preview = previewOptions(),
  read: ReadFile = (name) => readContentFile(root, name),
): FolderDocument => document(read, root, preview);
