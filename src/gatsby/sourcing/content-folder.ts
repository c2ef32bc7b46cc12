import { existsSync } from "node:fs";
import path from "node:path";
import type { AdvisedRecord } from "../../content/advice/rule";
import {
  type CategoryLooks,
  categoryLooks,
  withShownNames,
} from "../../content/blog/category-looks";
import { type Author, authors } from "../../content/catalogue/author-record";
import type { CaseStudy } from "../../content/catalogue/case-study-record";
import { caseStudies } from "../../content/catalogue/case-study-record";
import { withoutUnsourced } from "../../content/catalogue/claims";
import type { Client } from "../../content/catalogue/client-record";
import { clients } from "../../content/catalogue/client-record";
import type { Prices } from "../../content/catalogue/prices";
import { prices } from "../../content/catalogue/prices";
import { withDemo } from "../../content/catalogue/service-demo";
import type { Service } from "../../content/catalogue/service-record";
import { services } from "../../content/catalogue/service-record";
import type { TestimonialCategory } from "../../content/catalogue/testimonial-category";
import { testimonialCategories, withBadges } from "../../content/catalogue/testimonial-category";
import type { PageTestimonial } from "../../content/catalogue/testimonial-record";
import { clientTestimonials } from "../../content/catalogue/testimonial-record";
import type { VideoTestimonial } from "../../content/catalogue/video-record";
import { videos } from "../../content/catalogue/video-record";
import { type WhyUsContent, whyUs } from "../../content/home/why-us-content";
import {
  completeLegal,
  type LegalDocument,
  legalDocumentsOf,
} from "../../content/legal/legal-documents";
import type { ContentType } from "../../content/model/define";
import {
  type ContentIssue,
  type DueRecord,
  leftOut,
  type UnpublishedRecord,
} from "../../content/model/report";
import {
  type AllContent,
  CONTENT_NAMES,
  CONTENT_TYPES,
  type ContentName,
} from "../../content/registry";
import { type Navigation, navigation } from "../../content/site/navigation";
import { type PageWords, pageWords, wordsOfParts } from "../../content/site/page-words";
import { isReadable, readContentFile } from "../../content-files/content-file";
import { contentRoot } from "../../content-files/content-root";
import { currentEdition } from "../../content-files/edition";
import {
  API_DOCUMENTS,
  categoryLooksDocument,
  documentOf,
  listOf,
  optionalDocumentOf,
  type ReadDocument,
  readDocument,
} from "../../content-files/folder-documents";
import { readParts, unusable } from "../parts-file";
import { type FolderContent, type MovedRecord, type Notes, parseDocument } from "./parse-document";

/** Content of the content folder besides the sections of the content API. */
export interface Records {
  readonly services: readonly Service[];
  readonly clientTestimonials: readonly PageTestimonial[];
  readonly testimonialCategories: readonly TestimonialCategory[];
  readonly clients: readonly Client[];
  readonly videos: readonly VideoTestimonial[];
  readonly caseStudies: readonly CaseStudy[];
  readonly authors: readonly Author[];
  readonly categoryLooks: CategoryLooks;
  readonly prices: Prices;
  readonly navigation: Navigation;
  readonly pages: readonly PageWords[];
  readonly whyUs: WhyUsContent;
  readonly legalDocuments: readonly LegalDocument[];
}

/** The records of the content folder, with the notes for the report. */
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
  categoryLooks: catalogue.categoryLooks,
  prices: catalogue.prices,
  navigation: catalogue.navigation,
  pages: catalogue.pages,
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
  const categories = collection(testimonialCategories);
  const menus = readContentFile(root, navigation.endpoint);
  if (!isReadable(menus) && existsSync(path.join(root, menus.name)))
    throw unusable(`${menus.name} ${menus.problem}`);
  const { parts, issues: partIssues } = readParts(root);
  issues.push(...partIssues);
  const ofPart = <T>(isOn: boolean, items: readonly T[]): readonly T[] => (isOn ? items : []);
  const films = ofPart(parts.testimonials, collection(videos));
  const priceList = read(prices, documentOf(prices.endpoint));
  const legal = completeLegal(
    collection(
      legalDocumentsOf({ parts, hasFilms: films.length > 0, plansVat: priceList.plansVat }),
    ),
  );
  issues.push(...legal.issues);
  const pages = wordsOfParts(read(pageWords, optionalDocumentOf(pageWords.endpoint)), parts);
  const catalogue = {
    services: collection(services).map((service) => withDemo(service, pages)),
    clientTestimonials: ofPart(
      parts.testimonials,
      withBadges(collection(clientTestimonials), categories),
    ),
    testimonialCategories: categories,
    clients: ofPart(parts.testimonials, collection(clients)),
    videos: films,
    caseStudies: ofPart(parts.caseStudies, withBadges(collection(caseStudies), categories)),
    authors: collection(authors),
    categoryLooks: read(categoryLooks, categoryLooksDocument),
    prices: priceList,
    navigation: read(navigation, documentOf(navigation.endpoint)),
    pages,
    whyUs: read(whyUs, documentOf(whyUs.endpoint)),
    legalDocuments: legal.documents,
  };
  const unsourced =
    (section: string, file: string, list: string) => (position: number, title: string) =>
      issues.push(
        leftOut(
          section,
          `“${file}”`,
          `${list}[${position}]`,
          `claims “${title}” and names no source`,
        ),
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
      leftOut(
        caseStudies.name,
        item,
        "serviceId",
        `is “${serviceId}”, which is no service`,
        "the case study is shown without it",
      ),
    );
  }
  if (catalogue.services.length === 0) {
    const problem = "has no service to show, so pages have none, nor links to one";
    issues.push(leftOut(services.name, `“${services.endpoint}”`, "the whole folder", problem));
  }
  return { ...catalogue, ...sourced, issues, unpublished, due, moves, records };
}

/** The default content of each section, for when the content API has none. */
export type FolderDefaults = {
  readonly [Name in ContentName]: FolderContent<AllContent[Name]>;
};

/** Reads the default content of every section. */
export const readDefaults = (root = contentRoot(), edition = currentEdition()): FolderDefaults =>
  Object.fromEntries(
    CONTENT_NAMES.map((name) => [name, readDefault(name, root, edition)]),
  ) as unknown as FolderDefaults; // `as`: there is an entry for each name

/** Reads the default content of one section. */
export function readDefault<Name extends ContentName>(
  name: Name,
  root = contentRoot(),
  edition = currentEdition(),
): FolderContent<AllContent[Name]> {
  const type = CONTENT_TYPES[name] as unknown as ContentType<AllContent[Name]>; // the type of that name
  const result = parseDocument(type, readDocument(API_DOCUMENTS[name], root, edition));
  if (name !== "blogCategories") return result;
  const categories = result.content as AllContent["blogCategories"]; // `as`: the type of that name
  const looks = parseDocument(
    categoryLooks,
    readDocument(categoryLooksDocument, root, edition),
  ).content;
  const content = withShownNames(categories, looks);
  return { ...result, content: content as AllContent[Name] }; // `as`: the name is the same
}
