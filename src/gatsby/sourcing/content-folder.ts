import { BUILT_IN_CATEGORIES, withBuiltInNames } from "../../content/blog/category-names";
import { prices } from "../../content/catalogue/prices";
import { caseStudies, clientTestimonials, services, videos } from "../../content/catalogue/records";
import type {
  CaseStudy,
  PageTestimonial,
  Prices,
  Service,
  VideoTestimonial,
} from "../../content/catalogue/types";
import {
  completeLegal,
  type LegalDocument,
  legalDocuments,
} from "../../content/legal/legal-documents";
import type { ContentType } from "../../content/model/define";
import { type ContentIssue, leftOut } from "../../content/model/report";
import { unknownFieldIssues } from "../../content/model/unknown-fields";
import {
  type AllContent,
  CONTENT_NAMES,
  CONTENT_TYPES,
  type ContentName,
} from "../../content/registry";
import { type ContentFile, placeOfField } from "../../content-folder/content-file";
import {
  API_DOCUMENTS,
  documentOf,
  type FolderDocument,
  listOf,
  type ReadDocument,
  readDocument,
} from "../../content-folder/folder-documents";

/** What the content folder has beside the sections of the content API. */
export interface Records {
  readonly services: readonly Service[];
  readonly clientTestimonials: readonly PageTestimonial[];
  readonly videos: readonly VideoTestimonial[];
  readonly caseStudies: readonly CaseStudy[];
  readonly prices: Prices;
  readonly legalDocuments: readonly LegalDocument[];
}

/** The records, with what was repaired or left out of them. */
export interface Catalogue extends Records {
  readonly issues: readonly ContentIssue[];
}

/**
 * Reads the collections and documents below `root`, which has them in `content/`. Throws when no service
 * can be read at all.
 */
export function readCatalogue(root = "."): Catalogue {
  const issues: ContentIssue[] = [];
  const read = <T>(type: ContentType<T>, document: ReadDocument): T => {
    const result = parseDocument(type, readDocument(document, root));
    issues.push(...result.issues);
    return result.content;
  };
  const collection = <T>(type: ContentType<readonly T[]>) => read(type, listOf(type.endpoint));
  const legal = completeLegal(collection(legalDocuments));
  issues.push(...legal.issues);
  const catalogue = {
    services: collection(services),
    clientTestimonials: collection(clientTestimonials),
    videos: collection(videos),
    caseStudies: collection(caseStudies),
    prices: read(prices, documentOf(prices.endpoint)),
    legalDocuments: legal.documents,
  };
  if (catalogue.services.length === 0)
    throw new Error(`${services.endpoint} has no service to show`);
  return { ...catalogue, issues };
}

/** Content of the folder, with what was repaired or left out of it. */
export interface FolderContent<T> {
  readonly content: T;
  readonly issues: readonly ContentIssue[];
}

/** The default content of each section, for when the content API has none. */
export type FolderDefaults = {
  readonly [Name in ContentName]: FolderContent<AllContent[Name]>;
};

/** Reads the default content of every section. */
export const readDefaults = (root = "."): FolderDefaults =>
  Object.fromEntries(
    CONTENT_NAMES.map((name) => [name, readDefault(name, root)]),
  ) as unknown as FolderDefaults; // one entry for each name

/** Reads the default content of one section. */
export function readDefault<Name extends ContentName>(
  name: Name,
  root = ".",
): FolderContent<AllContent[Name]> {
  const type = CONTENT_TYPES[name] as unknown as ContentType<AllContent[Name]>; // the type of that name
  const result = parseDocument(type, readDocument(API_DOCUMENTS[name], root));
  if (name !== "blogCategories") return result;
  const categories = result.content as AllContent["blogCategories"]; // by its name
  const content = categories.length > 0 ? withBuiltInNames(categories) : BUILT_IN_CATEGORIES;
  return { ...result, content: content as AllContent[Name] }; // same name
}

/** Parses a document of the folder; without one that can be read, its content is the type's default. */
function parseDocument<T>(type: ContentType<T>, document: FolderDocument): FolderContent<T> {
  const { body, files, mistakes } = document;
  const { name, schema } = type;
  const isList = Array.isArray(body);
  const result = type.parse(body, isList ? files.map(quoted) : []);
  const [file] = isList || result.kind === "filled" ? [] : files;
  const issues = [
    ...(file ? [leftOut(name, quoted(file), WHOLE_FILE, "has nothing that can be shown")] : []),
    ...mistakes.map(({ field = WHOLE_FILE, problem, ...mistaken }) =>
      leftOut(name, quoted(mistaken), field, problem),
    ),
    ...result.issues,
    ...(isList
      ? files.flatMap((one, i) => unknownFieldIssues(schema, body[i], name, quoted(one)))
      : unknownFieldIssues(schema, body, name, "")),
  ];
  return {
    content: result.kind === "filled" ? result.content : type.empty(),
    issues: issues.map((issue) => withPlace(issue, document)),
  };
}

const WHOLE_FILE = "the whole file";
const quoted = ({ name }: Pick<ContentFile, "name">): string => `“${name}”`;

/** Names the file and line of an issue; a list's item is named by its file already. */
function withPlace(issue: ContentIssue, { files, members }: FolderDocument): ContentIssue {
  const [, key, place, inMember] = /^(\w+)\[(\d+)\]\.?(.*)$/.exec(issue.field) ?? [];
  const member = key === members?.key ? members?.files[Number(place) - 1] : undefined;
  const file = member ?? files.find((one) => [quoted(one), ""].includes(issue.item));
  if (!file) return issue;
  const field = member ? inMember || "the whole item" : issue.field;
  return { ...issue, item: placeOfField(file, field), field };
}
