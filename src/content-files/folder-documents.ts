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
import { contentRoot, listBelow, MISSING, RUN_AGAIN, shownPath } from "./content-root";
import { postWithHtml } from "./markdown-to-html";
import { previewOptions } from "./preview-options";

/** A document or list in the content API's format, assembled from files. */
export interface FolderDocument {
  readonly body: unknown;
  /** The visible files of a list, in its order, or a document's only file. */
  readonly files: readonly ContentFile[];
  /** Set if the entries of a field have their own files: the field, and the files in its order. */
  readonly members?: { readonly key: string; readonly files: readonly ContentFile[] };
  readonly mistakes: readonly Mistake[];
  /** Records that aren't published, whether or not they're shown. */
  readonly unpublished?: readonly UnpublishedFile[];
  /** Changes that will take effect on a date. */
  readonly scheduledChanges?: readonly ScheduledChange[];
  /** Records that had other ids, whether or not they're shown. */
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
  /** Title by which editors know the record. */
  readonly title: string;
  readonly state: PublicationState;
}

export type ReadFile = (name: string) => ContentFile | UnreadableFile;
/** Reads a document as of a point in time. */
export type ReadDocument = (
  read: ReadFile,
  root: string,
  preview: PreviewOptions,
) => FolderDocument;

/** For a document that is one file. */
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
 * For a document that is one file, which may be missing because its type has defaults for
 * everything.
 */
export const optionalDocumentOf =
  (name: string): ReadDocument =>
  (read, root, preview) =>
    existsSync(path.join(root, name))
      ? documentOf(name)(read, root, preview)
      : { body: undefined, files: [], mistakes: [] };

/**
 * For a list that is a folder with one file per record. The file's name is the record's id. Records
 * are sorted by `order`, with those that have none last. Unpublished records are left out unless
 * the options show drafts. Folders in `ALWAYS_PUBLISHED` are never filtered.
 */
export const listOf =
  (folder: string, recordOf: (value: JsonObject) => JsonObject = (value) => value): ReadDocument =>
  (read, root, preview) => {
    const all = namesOf(root, folder)
      .filter((name) => !name.startsWith("."))
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
 * Returns an empty list if the folder is missing. Throws if it can't be listed, so that no records
 * disappear because of that.
 */
function namesOf(root: string, folder: string): readonly string[] {
  const names = listBelow(root, folder);
  if (!("problem" in names)) return names;
  if (names.problem === MISSING) return [];
  throw new Error(`${shownPath(root, folder)} ${names.problem}. ${RUN_AGAIN}`);
}

/** Legal texts always exist, and authors are shown by published posts. */
export const ALWAYS_PUBLISHED: ReadonlySet<string> = new Set(["legal", "authors"]);
/** Folders whose records have their own pages. */
const KINDS: Readonly<Record<string, RecordKind>> = {
  posts: "post",
  services: "page",
  "case-studies": "page",
};

/** Record fields that don't affect whether it's published. */
const STATELESS: ReadonlySet<string> = new Set(["order", "id", "moved_from"]);

/** Says what happens to a record if this field is invalid. */
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
 * Returns a record's id from its file name, as a number if possible, like ids of the content API.
 */
function idOf(name: string): string | number {
  const { name: id } = path.parse(name);
  return /^(?:0|[1-9]\d{0,14})$/.test(id) ? Number(id) : id;
}

/** For a document with one field whose entries are files. */
const withMembers =
  (document: ReadDocument, key: string, list: ReadDocument): ReadDocument =>
  (read, root, preview) => {
    const { body, files, mistakes } = document(read, root, preview);
    const { mistakes: ofMembers, ...members } = list(read, root, preview);
    const hasNone = members.files.length === 0 && ofMembers.length === 0;
    // A company without members doesn't need texts about them.
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
 * Reads the categories in the API's format: names only, whether an entry is a name or an object.
 */
const categoryNames: ReadDocument = (...args) => {
  const document = CATEGORIES(...args);
  const categories = entriesOf(document)?.map((entry) => (isRecord(entry) ? entry.name : entry));
  return categories ? { ...document, body: { categories } } : document;
};

/**
 * Reads colours and descriptions of categories. `categoryNames` already reports issues of this
 * file.
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
 * Converts a post to the API's format, with HTML instead of Markdown. Cached until the file is read
 * again.
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
