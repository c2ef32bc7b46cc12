import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { ContentName } from "../content/registry";
import {
  type ContentFile,
  isReadable,
  type JsonObject,
  readContentFile,
  type UnreadableFile,
} from "./content-file";
import { markdownToHtml } from "./markdown";

/** A document or list in the shape of the content API, put together from files. */
export interface FolderDocument {
  readonly body: unknown;
  /** The files of a list in its order, or the one of a document. */
  readonly files: readonly ContentFile[];
  /** The field of a document whose entries are files of their own, in its order. */
  readonly members?: { readonly key: string; readonly files: readonly ContentFile[] };
  /** What cannot be read, as the end of a sentence about the file, or about its field. */
  readonly mistakes: readonly (UnreadableFile & { readonly field?: string })[];
}

/** The pictures that content names, by their path below it. */
export const CONTENT_IMAGES_FOLDER = "content/images";

export type ReadFile = (name: string) => ContentFile | UnreadableFile;
/** Reads one document with the given reader of files. */
export type ReadDocument = (read: ReadFile, root: string) => FolderDocument;

/** A document that is one file. */
export const documentOf =
  (name: string): ReadDocument =>
  (read) => {
    const file = read(name);
    return isReadable(file)
      ? { body: file.value, files: [file], mistakes: [] }
      : { body: undefined, files: [], mistakes: [file] };
  };

/**
 * A list that is a folder with one file for each record: the file's name is the record's id, `order` its
 * place in the list, last without one.
 */
export const listOf =
  (folder: string, recordOf: (value: JsonObject) => JsonObject = (value) => value): ReadDocument =>
  (read, root) => {
    const directory = path.join(root, folder);
    const names = existsSync(directory) ? readdirSync(directory).sort() : [];
    const all = names
      .filter((name) => !name.startsWith("."))
      .map((name) => read(`${folder}/${name}`));
    const files = all.filter(isReadable).sort((a, b) => placeOf(a) - placeOf(b));
    return {
      body: files.map(({ name, value }) => {
        const { order: _order, ...record } = recordOf(value);
        return { ...record, id: idOf(name) };
      }),
      files,
      mistakes: all.flatMap((file) => (isReadable(file) ? mistakesIn(file) : [file])),
    };
  };

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
  (read, root) => {
    const { body, files, mistakes } = document(read, root);
    const members = list(read, root);
    const withoutIds = (members.body as readonly JsonObject[]).map(
      ({ id: _id, ...member }) => member,
    ); // by listOf
    return {
      body: { ...(body as JsonObject | undefined), [key]: withoutIds }, // by documentOf
      files,
      members: { key, files: members.files },
      mistakes: [...mistakes, ...members.mistakes],
    };
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
  blogCategories: documentOf("content/sections/blog-categories.json"),
};

/** Reads a document from the files below `root`. */
export const readDocument = (document: ReadDocument, root = "."): FolderDocument =>
  document((name) => readContentFile(root, name), root);
