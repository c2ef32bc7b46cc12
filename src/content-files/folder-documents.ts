import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { type Edition, type Move, publishedRecords } from "../content/model/publication";
import type { DueMoment, PublicationState } from "../content/model/publication-state";
import { isRecord } from "../content/model/repair";
import type { ContentName } from "../content/registry";
import {
  type ContentFile,
  isReadable,
  type JsonObject,
  readContentFile,
  type UnreadableFile,
} from "./content-file";
import { contentRoot } from "./content-root";
import { currentEdition } from "./edition";
import { markdownToHtml } from "./markdown-to-html";

/** A document or list in the shape of the content API, put together from files. */
export interface FolderDocument {
  readonly body: unknown;
  /** The files of a list in its order, as far as they are shown, or the one of a document. */
  readonly files: readonly ContentFile[];
  /** The field of a document whose entries are files of their own, in its order. */
  readonly members?: { readonly key: string; readonly files: readonly ContentFile[] };
  /** What cannot be read, as the end of a sentence about the file, or about its field. */
  readonly mistakes: readonly (UnreadableFile & { readonly field?: string })[];
  /** Records that are not published, shown or not. */
  readonly unpublished?: readonly UnpublishedFile[];
  /** What changes by itself, and when. */
  readonly due?: readonly DueMoment[];
  /** Records that were found under other ids, shown or not, by their files' names. */
  readonly moves?: readonly (Move & Pick<ContentFile, "name">)[];
}

/** A record that visitors do not see. */
export interface UnpublishedFile {
  readonly file: ContentFile;
  /** The title by which an editor knows the record. */
  readonly title: string;
  readonly state: PublicationState;
}

export type ReadFile = (name: string) => ContentFile | UnreadableFile;
/** Reads one document of an edition with the given reader of files. */
export type ReadDocument = (read: ReadFile, root: string, edition: Edition) => FolderDocument;

/** A document that is one file. */
export const documentOf =
  (name: string): ReadDocument =>
  (read) => {
    const file = read(name);
    return isReadable(file)
      ? { body: file.value, files: [file], mistakes: [] }
      : { body: undefined, files: [], mistakes: [file] };
  };

/** A document that is one file, which may be missing: its type has a default for everything. */
export const optionalDocumentOf =
  (name: string): ReadDocument =>
  (read, root, edition) =>
    existsSync(path.join(root, name))
      ? documentOf(name)(read, root, edition)
      : { body: undefined, files: [], mistakes: [] };

/**
 * A list that is a folder with one file for each record: the file's name is the record's id, `order` its
 * place in the list, last without one. What the edition does not show is not in it, but in a folder of
 * `ALWAYS_PUBLISHED`.
 */
export const listOf =
  (folder: string, recordOf: (value: JsonObject) => JsonObject = (value) => value): ReadDocument =>
  (read, root, edition) => {
    const directory = path.join(root, folder);
    const names = existsSync(directory) ? readdirSync(directory).sort() : [];
    const all = names
      .filter((name) => !name.startsWith("."))
      .map((name) => read(`${folder}/${name}`));
    const files = all.filter(isReadable).sort((a, b) => placeOf(a) - placeOf(b));
    const records = files.map(({ name, value }) => {
      const { order: _order, ...record } = recordOf(value);
      return { ...record, id: idOf(name) };
    });
    const mistakes = all.flatMap((file) => (isReadable(file) ? mistakesIn(file) : [file]));
    if (ALWAYS_PUBLISHED.has(folder)) return { body: records, files, mistakes };
    const published = publishedRecords(records, edition, ADDRESSED.has(folder));
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
        })),
      ],
      unpublished: published.unpublished.map(({ index, title, state }) => ({
        file: fileAt(index),
        title,
        state,
      })),
      due: published.due,
      moves: published.moves.map(({ index, ...move }) => ({ ...move, name: fileAt(index).name })),
    };
  };

/** The privacy policy and the terms are always there; an author is shown by what they have published. */
const ALWAYS_PUBLISHED: ReadonlySet<string> = new Set(["content/legal", "content/authors"]);
/** Each record of these has a page of its own. */
const ADDRESSED: ReadonlySet<string> = new Set([
  "content/posts",
  "content/services",
  "content/case-studies",
]);

function mistakesIn({ name, value }: ContentFile): FolderDocument["mistakes"] {
  const isWrong = "order" in value && typeof value.order !== "number";
  return [
    ...(isWrong ? [{ name, field: "order", problem: "must be a number" }] : []),
    ...("id" in value
      ? [{ name, field: "id", problem: "is not read: the id is the file’s name" }]
      : []),
  ];
}

const placeOf = ({ value: { order } }: ContentFile): number =>
  typeof order === "number" ? order : Number.MAX_SAFE_INTEGER;

/** The content API has ids that are numbers. */
function idOf(name: string): string | number {
  const { name: id } = path.parse(name);
  return /^(?:0|[1-9]\d{0,14})$/.test(id) ? Number(id) : id;
}

/** A document of which one field is a list of files. */
const withMembers =
  (document: ReadDocument, key: string, list: ReadDocument): ReadDocument =>
  (read, root, edition) => {
    const { body, files, mistakes } = document(read, root, edition);
    const { mistakes: ofMembers, ...members } = list(read, root, edition);
    const hasNone = members.files.length === 0 && ofMembers.length === 0;
    // a company without members needs no words about them
    if (hasNone && mistakes.every(({ problem }) => problem === "is missing") && !body) {
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

const CATEGORIES = documentOf("content/sections/blog-categories.json");

function entriesOf({ body }: FolderDocument): readonly unknown[] | undefined {
  const { categories } = (body ?? {}) as { readonly categories?: unknown };
  return Array.isArray(categories) ? categories : undefined;
}

/** The categories as the API has them: names alone, whether an entry is one or has one. */
const categoryNames: ReadDocument = (...args) => {
  const document = CATEGORIES(...args);
  const categories = entriesOf(document)?.map((entry) => (isRecord(entry) ? entry.name : entry));
  return categories ? { ...document, body: { categories } } : document;
};

/** What the same file says of categories beside their names; of the file itself the names' reader reports. */
export const categoryLooksDocument: ReadDocument = (...args) => {
  const document = CATEGORIES(...args);
  const entries = entriesOf(document);
  if (!entries) return { body: undefined, files: [], mistakes: [] };
  const categories = entries.map((entry) =>
    isRecord(entry)
      ? { ...entry, name: typeof entry.name === "string" ? entry.name : "" }
      : { name: String(entry) },
  );
  return { ...document, body: { categories } };
};

const posts = new WeakMap<JsonObject, JsonObject>();

/** A post as the API has it: Markdown becomes HTML, once for each reading of its file. */
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

/** Where the folder has the documents of the content API. Source: docs/publishing.md. */
export const API_DOCUMENTS: Readonly<Record<ContentName, ReadDocument>> = {
  hero: documentOf("content/sections/hero-section.json"),
  about: documentOf("content/sections/about-us.json"),
  servicesOverview: documentOf("content/sections/services.json"),
  howItWorks: documentOf("content/sections/how-it-works.json"),
  team: withMembers(
    documentOf("content/sections/our-team.json"),
    "team_members",
    listOf("content/team"),
  ),
  testimonials: listOf("content/testimonials"),
  blogPosts: listOf("content/posts", withHtml),
  blogCategories: categoryNames,
};

/** Reads a document from the files below `root`, as an edition shows it. */
export const readDocument = (
  document: ReadDocument,
  root = contentRoot(),
  edition = currentEdition(),
): FolderDocument => document((name) => readContentFile(root, name), root, edition);
