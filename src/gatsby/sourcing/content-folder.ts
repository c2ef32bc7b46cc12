import { existsSync } from "node:fs";
import path from "node:path";
import type { AdvisedRecord } from "../../content/advice/advice";
import { BUILT_IN_CATEGORIES, withBuiltInNames } from "../../content/blog/category-names";
import { withoutUnsourced } from "../../content/catalogue/claims";
import type { Prices } from "../../content/catalogue/prices";
import { prices } from "../../content/catalogue/prices";
import type {
  CaseStudy,
  Client,
  PageTestimonial,
  Service,
  TestimonialCategory,
  VideoTestimonial,
} from "../../content/catalogue/records";
import {
  type Author,
  authors,
  caseStudies,
  clients,
  clientTestimonials,
  services,
  testimonialCategories,
  videos,
  withBadges,
} from "../../content/catalogue/records";
import { type WhyUsContent, whyUs } from "../../content/home/why-us";
import {
  completeLegal,
  type LegalDocument,
  legalDocuments,
} from "../../content/legal/legal-documents";
import type { ContentType } from "../../content/model/define";
import type { Move } from "../../content/model/publication";
import { isRecord } from "../../content/model/repair";
import {
  type ContentIssue,
  type DueRecord,
  leftOut,
  type UnpublishedRecord,
} from "../../content/model/report";
import { unknownFieldIssues } from "../../content/model/unknown-fields";
import {
  type AllContent,
  CONTENT_NAMES,
  CONTENT_TYPES,
  type ContentName,
} from "../../content/registry";
import { type Navigation, navigation } from "../../content/site/navigation";
import {
  type ContentFile,
  isReadable,
  placeOfField,
  quotedName,
  readContentFile,
} from "../../content-folder/content-file";
import { contentRoot } from "../../content-folder/content-root";
import { currentEdition } from "../../content-folder/edition";
import {
  API_DOCUMENTS,
  documentOf,
  type FolderDocument,
  listOf,
  type ReadDocument,
  readDocument,
} from "../../content-folder/folder-documents";
import { readParts, unusable } from "../parts-file";

/** What the content folder has beside the sections of the content API. */
export interface Records {
  readonly services: readonly Service[];
  readonly clientTestimonials: readonly PageTestimonial[];
  readonly testimonialCategories: readonly TestimonialCategory[];
  readonly clients: readonly Client[];
  readonly videos: readonly VideoTestimonial[];
  readonly caseStudies: readonly CaseStudy[];
  readonly authors: readonly Author[];
  readonly prices: Prices;
  readonly navigation: Navigation;
  readonly whyUs: WhyUsContent;
  readonly legalDocuments: readonly LegalDocument[];
}

/** What the report says of content beside what is shown. */
export interface Notes {
  /** What was repaired or left out. */
  readonly issues: readonly ContentIssue[];
  /** What is not published, in any edition. */
  readonly unpublished: readonly UnpublishedRecord[];
  /** What changes by itself, and when. */
  readonly due: readonly DueRecord[];
  /** Former ids of records. */
  readonly moves: readonly MovedRecord[];
  /** What is shown, as it is written. */
  readonly records: readonly AdvisedRecord[];
}

/** A record that was found under another id. */
export interface MovedRecord extends Move {
  readonly section: string;
  /** Its file, or its id at the API, for the report. */
  readonly item: string;
}

/** The records, with what the report says of them. */
export interface Catalogue extends Records, Notes {}

/** Returns the records alone; each is named here, so that a note of the report never passes for content. */
export const recordsOf = (catalogue: Records): Records => ({
  services: catalogue.services,
  clientTestimonials: catalogue.clientTestimonials,
  testimonialCategories: catalogue.testimonialCategories,
  clients: catalogue.clients,
  videos: catalogue.videos,
  caseStudies: catalogue.caseStudies,
  authors: catalogue.authors,
  prices: catalogue.prices,
  navigation: catalogue.navigation,
  whyUs: catalogue.whyUs,
  legalDocuments: catalogue.legalDocuments,
});

/**
 * Reads the collections and documents below `root`, which has them in `content/`, as an edition shows them.
 * Throws where the menus cannot be read, since the site that is served has better ones.
 */
export function readCatalogue(root = contentRoot(), edition = currentEdition()): Catalogue {
  const issues: ContentIssue[] = [];
  const unpublished: UnpublishedRecord[] = [];
  const due: DueRecord[] = [];
  const moves: MovedRecord[] = [];
  const records: AdvisedRecord[] = [];
  const read = <T>(type: ContentType<T>, document: ReadDocument): T => {
    const result = parseDocument(type, readDocument(document, root, edition));
    issues.push(...result.issues);
    unpublished.push(...result.unpublished);
    due.push(...result.due);
    moves.push(...result.moves);
    records.push(...result.records);
    return result.content;
  };
  const collection = <T>(type: ContentType<readonly T[]>) => read(type, listOf(type.endpoint));
  const legal = completeLegal(collection(legalDocuments));
  issues.push(...legal.issues);
  const categories = collection(testimonialCategories);
  const menus = readContentFile(root, navigation.endpoint);
  if (!isReadable(menus) && existsSync(path.join(root, menus.name)))
    throw unusable(`${menus.name} ${menus.problem}`);
  const { parts, issues: partIssues } = readParts(root);
  issues.push(...partIssues);
  const ofPart = <T>(isOn: boolean, items: readonly T[]): readonly T[] => (isOn ? items : []);
  const catalogue = {
    services: collection(services).map((service) =>
      parts.tools ? service : { ...service, demo: null },
    ),
    clientTestimonials: ofPart(
      parts.testimonials,
      withBadges(collection(clientTestimonials), categories),
    ),
    testimonialCategories: categories,
    clients: ofPart(parts.testimonials, collection(clients)),
    videos: ofPart(parts.testimonials, collection(videos)),
    caseStudies: ofPart(parts.caseStudies, withBadges(collection(caseStudies), categories)),
    authors: collection(authors),
    prices: read(prices, documentOf(prices.endpoint)),
    navigation: read(navigation, documentOf(navigation.endpoint)),
    whyUs: read(whyUs, documentOf(whyUs.endpoint)),
    legalDocuments: legal.documents,
  };
  const unsourced =
    (section: string, file: string, list: string) => (place: number, title: string) =>
      issues.push(
        leftOut(section, `“${file}”`, `${list}[${place}]`, `claims “${title}” and names no source`),
      );
  const sourced = {
    prices: {
      ...catalogue.prices,
      whyChoose: withoutUnsourced(
        catalogue.prices.whyChoose,
        unsourced(prices.name, prices.endpoint, "whyChoose"),
      ),
    },
    services: catalogue.services.map((service) => ({
      ...service,
      benefits: withoutUnsourced(
        service.benefits,
        unsourced(services.name, `${services.endpoint}/${service.serviceId}.json`, "benefits"),
      ),
    })),
  };
  const ids = new Set(catalogue.services.map(({ serviceId }) => serviceId));
  for (const { slug, serviceId } of catalogue.caseStudies.filter(
    (one) => !ids.has(one.serviceId),
  )) {
    const item = `“${caseStudies.endpoint}/${slug}.json”`;
    issues.push(
      leftOut(caseStudies.name, item, "serviceId", `is “${serviceId}”, which is no service`),
    );
  }
  if (catalogue.services.length === 0) {
    const problem = "has no service to show, so pages have none, nor links to one";
    issues.push(leftOut(services.name, `“${services.endpoint}”`, "the whole folder", problem));
  }
  return { ...catalogue, ...sourced, issues, unpublished, due, moves, records };
}

/** Content of the folder, with what the report says of it. */
export interface FolderContent<T> extends Notes {
  readonly content: T;
}

/** The default content of each section, for when the content API has none. */
export type FolderDefaults = {
  readonly [Name in ContentName]: FolderContent<AllContent[Name]>;
};

/** Reads the default content of every section. */
export const readDefaults = (root = contentRoot(), edition = currentEdition()): FolderDefaults =>
  Object.fromEntries(
    CONTENT_NAMES.map((name) => [name, readDefault(name, root, edition)]),
  ) as unknown as FolderDefaults; // one entry for each name

/** Reads the default content of one section. */
export function readDefault<Name extends ContentName>(
  name: Name,
  root = contentRoot(),
  edition = currentEdition(),
): FolderContent<AllContent[Name]> {
  const type = CONTENT_TYPES[name] as unknown as ContentType<AllContent[Name]>; // the type of that name
  const result = parseDocument(type, readDocument(API_DOCUMENTS[name], root, edition));
  if (name !== "blogCategories") return result;
  const categories = result.content as AllContent["blogCategories"]; // by its name
  const content = categories.length > 0 ? withBuiltInNames(categories) : BUILT_IN_CATEGORIES;
  return { ...result, content: content as AllContent[Name] }; // same name
}

/** Parses a document of the folder; without one that can be read, its content is the type's default. */
function parseDocument<T>(type: ContentType<T>, document: FolderDocument): FolderContent<T> {
  const { body, files, mistakes, unpublished = [], due = [], moves = [] } = document;
  const { name, schema } = type;
  const isList = Array.isArray(body);
  const result = type.parse(body, isList ? files.map(quotedName) : []);
  const [file] = isList || result.kind === "filled" ? [] : files;
  const issues = [
    ...(file ? [leftOut(name, quotedName(file), WHOLE_FILE, "has nothing that can be shown")] : []),
    ...mistakes.map(({ field = WHOLE_FILE, problem, ...mistaken }) =>
      leftOut(name, quotedName(mistaken), field, problem),
    ),
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
    due: due.map((moment) => ({ section: name, ...moment })),
    moves: moves.map(({ name: file, ...move }) => ({
      section: name,
      item: quotedName({ name: file }),
      ...move,
    })),
    records: writtenRecords(name, document),
  };
}

/** A document's records as they are written, each by its file. */
function writtenRecords(
  section: string,
  { body, files, members }: FolderDocument,
): AdvisedRecord[] {
  const recordOf = (file: ContentFile, value: unknown): AdvisedRecord => ({
    key: file.name.replace(/^content\/|\.json$/g, ""),
    section,
    item: quotedName(file),
    value,
  });
  if (Array.isArray(body)) return files.map((file, i) => recordOf(file, body[i]));
  if (!isRecord(body)) return [];
  const { [members?.key ?? ""]: list, ...own } = body;
  const entries = Array.isArray(list) ? list : [];
  return [
    ...files.map((file) => recordOf(file, own)),
    ...(members?.files ?? []).map((file, i) => recordOf(file, entries[i])),
  ];
}

const WHOLE_FILE = "the whole file";

/** Names the file and line of an issue; a list's item is named by its file already. */
function withPlace(issue: ContentIssue, document: FolderDocument): ContentIssue {
  const { body, files, members, unpublished = [] } = document;
  const entry = Array.isArray(body) ? undefined : entryOf(issue, files[0]);
  if (entry) return entry;
  const [, key, place, inMember] = /^(\w+)\[(\d+)\]\.?(.*)$/.exec(issue.field) ?? [];
  const member = key === members?.key ? members?.files[Number(place) - 1] : undefined;
  const named = [...files, ...unpublished.map(({ file }) => file)];
  const file = member ?? named.find((one) => [quotedName(one), ""].includes(issue.item));
  if (!file) return issue;
  const field = member ? inMember || "the whole item" : issue.field;
  return { ...issue, item: placeOfField(file, field), field };
}

/** The issue of an entry where a document is a list, such as the blog's categories: its field is "categories[6]". */
function entryOf(issue: ContentIssue, file: ContentFile | undefined): ContentIssue | undefined {
  const [, place] = /^item (\d+) of the list$/.exec(issue.item) ?? [];
  if (!place || !file) return undefined;
  const list = Object.keys(file.value).find((key) => Array.isArray(file.value[key]));
  const field = `${list}[${place}]`;
  return { ...issue, item: placeOfField(file, field), field };
}
