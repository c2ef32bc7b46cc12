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
import { markdownToHtml } from "./markdown-to-html";
import { previewOptions } from "./preview-options";

/** A document or list in the shape of the content API, put together from files. */
export interface FolderDocument {
  readonly body: unknown;
  /** Files of a list in its order, as far as they are shown, or the one file of a document. */
  readonly files: readonly ContentFile[];
  /** Field of a document whose entries are files of their own, with these files in its order. */
  readonly members?: { readonly key: string; readonly files: readonly ContentFile[] };
  readonly mistakes: readonly Mistake[];
  /** Records that are not published, shown or not. */
  readonly unpublished?: readonly UnpublishedFile[];
  /** Changes that dates will bring by themselves. */
  readonly scheduledChanges?: readonly ScheduledChange[];
  /** Records that were found under other ids, shown or not, by their files' names. */
  readonly moves?: readonly (Move & Pick<ContentFile, "name">)[];
}

/** A file that cannot be read, with the end of a sentence about it; or its field, with what visitors see then. */
export interface Mistake extends UnreadableFile {
  readonly field?: string;
  readonly shown?: string;
  readonly action?: ContentIssue["action"];
}

/** A record that visitors do not see. */
export interface UnpublishedFile {
  readonly file: ContentFile;
  /** The title by which an editor knows the record. */
  readonly title: string;
  readonly state: PublicationState;
}

export type ReadFile = (name: string) => ContentFile | UnreadableFile;
/** Reads one document for the given moment with the given reader of files. */
export type ReadDocument = (
  read: ReadFile,
  root: string,
  preview: PreviewOptions,
) => FolderDocument;

/** Returns a reader of a document that is one file. */
export const documentOf =
  (name: string): ReadDocument =>
  (read) => {
    const file = read(name);
    return isReadable(file)
      ? { body: file.value, files: [file], mistakes: unreadMistakes(file) }
      : { body: undefined, files: [], mistakes: [file] };
  };

/** Returns the mistake of a file whose last version stands in for it. */
const unreadMistakes = ({ name, unread }: ContentFile): readonly Mistake[] =>
  unread ? [{ name, problem: unread, shown: LAST_VERSION, action: "replaced" }] : [];

/** Returns a reader of a document that is one file, which may be missing: its type has a default for everything. */
export const optionalDocumentOf =
  (name: string): ReadDocument =>
  (read, root, preview) =>
    existsSync(path.join(root, name))
      ? documentOf(name)(read, root, preview)
      : { body: undefined, files: [], mistakes: [] };

/**
 * Returns a reader of a list that is a folder with one file for each record: the file's name is the record's id,
 * `order` its position in the list, last without one. Records that are not shown at that moment are left out, except in a
 * folder of `ALWAYS_PUBLISHED`.
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

/** Lists a folder of records, which may be missing. Throws a sentence if it can't be listed: no record is to go by that. */
function namesOf(root: string, folder: string): readonly string[] {
  const names = listBelow(root, folder);
  if (!("problem" in names)) return names;
  if (names.problem === MISSING) return [];
  throw new Error(`${shownPath(root, folder)} ${names.problem}. ${RUN_AGAIN}`);
}

/** Folders whose records are always published: legal texts always exist, and an author is shown by published posts. */
export const ALWAYS_PUBLISHED: ReadonlySet<string> = new Set(["legal", "authors"]);
/** Folders whose records have pages of their own. */
const KINDS: Readonly<Record<string, RecordKind>> = {
  posts: "post",
  services: "page",
  "case-studies": "page",
};

/** Fields that are read before a record's own and do not decide whether it is published. */
const STATELESS: ReadonlySet<string> = new Set(["order", "id", "moved_from"]);

/** Returns what becomes of a record of which such a field, or one that decides that, cannot be used. */
export const recordWithout = (field: string): string =>
  STATELESS.has(field) ? "the record is used without it" : "nobody sees the record";

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
    ...("id" in value ? [mistake("id", "is not read: the id is the file’s name")] : []),
  ];
}

const placeOf = ({ value: { order } }: ContentFile): number =>
  typeof order === "number" ? order : Number.MAX_SAFE_INTEGER;

/** Returns the id of a record by its file's name, as a number where it is one, like the content API's ids. */
function idOf(name: string): string | number {
  const { name: id } = path.parse(name);
  return /^(?:0|[1-9]\d{0,14})$/.test(id) ? Number(id) : id;
}

/** Returns a reader of a document of which one field is a list of files. */
const withMembers =
  (document: ReadDocument, key: string, list: ReadDocument): ReadDocument =>
  (read, root, preview) => {
    const { body, files, mistakes } = document(read, root, preview);
    const { mistakes: ofMembers, ...members } = list(read, root, preview);
    const hasNone = members.files.length === 0 && ofMembers.length === 0;
    // a company without members needs no words about them
    if (hasNone && mistakes.every(({ problem }) => problem === MISSING) && !body) {
      return { ...members, body: undefined, files: [], mistakes: [] };
    }
    const withoutIds = (members.body as readonly JsonObject[]).map(
      ({ id: _id, ...member }) => member,
    ); // `as`: `list` is made by `listOf`
    return {
      ...members,
      body: { ...(body as JsonObject | undefined), [key]: withoutIds }, // `as`: `document` is made by `documentOf`
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

/** Reads the categories in the API's form: names alone, whether an entry is a name or has one. */
const categoryNames: ReadDocument = (...args) => {
  const document = CATEGORIES(...args);
  const categories = entriesOf(document)?.map((entry) => (isRecord(entry) ? entry.name : entry));
  return categories ? { ...document, body: { categories } } : document;
};

/** Reads colours and descriptions from the categories' file; the names' reader reports issues of the file itself. */
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

/** Converts a post to the API's form: Markdown becomes HTML, once for each reading of its file. */
function withHtml(post: JsonObject): JsonObject {
  const known = posts.get(post);
  if (known) return known;
  const { sections } = post;
  const converted = {
    ...post,
    ...(Array.isArray(sections) && { sections: sections.map(sectionWithHtml) }),
  };
  posts.set(post, converted);
  return converted;
}

const sectionWithHtml = (section: JsonObject | null): unknown =>
  typeof section?.explanation === "string"
    ? { ...section, explanation: markdownToHtml(section.explanation) }
    : section;

/** Readers of the content API's documents in the folder. */
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

/** Reads a document from the files below `root` with the reader `read`, as it is shown with these options. */
export const readDocument = (
  document: ReadDocument,
  root = contentRoot(),
  preview = previewOptions(),
  read: ReadFile = (name) => readContentFile(root, name),
): FolderDocument => document(read, root, preview);
