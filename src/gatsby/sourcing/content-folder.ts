import { categoryLooks, withShownNames } from "../../content/blog/category-looks";
import { authors } from "../../content/catalogue/author-record";
import { caseStudies } from "../../content/catalogue/case-study-record";
import { withoutUnsourced } from "../../content/catalogue/claims";
import { clients } from "../../content/catalogue/client-record";
import { hasPrices } from "../../content/catalogue/format-price";
import { completeLegal, legalDocumentsOf } from "../../content/catalogue/legal-documents";
import { type Prices, prices } from "../../content/catalogue/prices";
import { type Service, services } from "../../content/catalogue/service-record";
import { testimonialCategories, withBadges } from "../../content/catalogue/testimonial-category";
import { clientTestimonials } from "../../content/catalogue/testimonial-record";
import { videos } from "../../content/catalogue/video-record";
import { whyUs } from "../../content/home/why-us-content";
import type { ContentType } from "../../content/model/define";
import { type ContentIssue, leftOut } from "../../content/model/report";
import {
  type AllContent,
  CONTENT_NAMES,
  CONTENT_TYPES,
  type ContentName,
} from "../../content/registry";
import { navigation, withServiceLinks } from "../../content/site/navigation";
import { type PageCopy, pageCopy, switchedOnCopy } from "../../content/site/page-copy";
import { PHONE_MENUS, type PhoneMenu } from "../../content/tools/phone-menu";
import type { ToolId } from "../../content/tools/tool-catalogue";
import { withFolder } from "../../content-files/content-file";
import { contentRoot, shownPath } from "../../content-files/content-root";
import {
  API_DOCUMENTS,
  categoryLooksDocument,
  documentOf,
  listOf,
  optionalDocumentOf,
  type ReadDocument,
  readDocument,
} from "../../content-files/folder-documents";
import { previewOptions } from "../../content-files/preview-options";
import { readFeatureSwitches } from "../feature-switches-file";
import { readMenus } from "../needed-files";
import { goodFiles } from "./good-files";
import { type FolderContent, type Notes, parseDocument } from "./parse-document";

/** The content folder's records, which aren't part of the content API. */
export interface Records extends ReturnType<typeof readRecords> {}

export interface Catalogue {
  readonly records: Records;
  readonly notes: Notes;
}

/**
 * Reads the records in the content folder `root`, as shown with these options. Throws if the menus
 * have a mistake.
 */
export function readCatalogue(root = contentRoot(), preview = previewOptions()): Catalogue {
  readMenus(root);
  const notes: Notes[] = [];
  const note = (issues: readonly ContentIssue[]) => notes.push({ ...NO_NOTES, issues });
  const readGood = goodFiles(root);
  const read: Read = (type, document) => {
    const { content, ...noted } = parseDocument(
      type,
      readDocument(document, root, preview, readGood),
    );
    notes.push(noted);
    return content;
  };
  const records = withoutUnsourcedClaims(root, readRecords(root, read, note), note);
  note(withFolder(root, danglingReferences(records)));
  return {
    records,
    notes: {
      issues: notes.flatMap(({ issues }) => issues),
      unpublished: notes.flatMap(({ unpublished }) => unpublished),
      scheduledChanges: notes.flatMap(({ scheduledChanges }) => scheduledChanges),
      moves: notes.flatMap(({ moves }) => moves),
      records: notes.flatMap(({ records: ofDocument }) => ofDocument),
    },
  };
}

const NO_NOTES: Notes = {
  issues: [],
  unpublished: [],
  scheduledChanges: [],
  moves: [],
  records: [],
};

type Read = <T>(type: ContentType<T>, document: ReadDocument) => T;
type Note = (issues: readonly ContentIssue[]) => void;

/** Reads the records as written, except those of switched-off features. */
function readRecords(root: string, read: Read, note: Note) {
  const collection = <T>(type: ContentType<readonly T[]>) => read(type, listOf(type.endpoint));
  const categories = collection(testimonialCategories);
  const { features, issues } = readFeatureSwitches(root);
  note(issues);
  const ifOn = <T>(isOn: boolean, items: readonly T[]): readonly T[] => (isOn ? items : []);
  const films = ifOn(features.testimonials, collection(videos));
  const priceList = features.pricing ? read(prices, documentOf(prices.endpoint)) : prices.empty();
  const legal = completeLegal(
    collection(
      legalDocumentsOf({ features, hasFilms: films.length > 0, plansVat: priceList.plansVat }),
    ),
  );
  note(withFolder(root, legal.issues));
  const menus = PHONE_MENUS.flatMap((menu) => read(menu, optionalDocumentOf(menu.endpoint)));
  const phoneMenus = ifOn(features.tools, menus);
  const pages = switchedOnCopy(read(pageCopy, optionalDocumentOf(pageCopy.endpoint)), features);
  const offered = collection(services).map((service) =>
    features.pricing ? service : { ...service, pricing: [] },
  );
  return {
    services: offered,
    phoneMenus,
    clientTestimonials: ifOn(
      features.testimonials,
      withBadges(collection(clientTestimonials), categories),
    ),
    testimonialCategories: categories,
    clients: ifOn(features.testimonials, collection(clients)),
    videos: films,
    caseStudies: ifOn(features.caseStudies, withBadges(collection(caseStudies), categories)),
    authors: collection(authors),
    categoryLooks: read(categoryLooks, categoryLooksDocument),
    prices: priceList,
    navigation: withServiceLinks(read(navigation, documentOf(navigation.endpoint)), offered),
    pages: withoutMissingTools(pages, {
      phoneMenus,
      prices: priceList,
      services: offered,
      hasApi: features.api,
    }),
    whyUs: read(whyUs, documentOf(whyUs.endpoint)),
    legalDocuments: legal.documents,
  };
}

/**
 * Drops the page copy of tools that have nothing to work with, which keeps these tools off the
 * site.
 */
function withoutMissingTools(
  pages: readonly PageCopy[],
  content: {
    readonly phoneMenus: readonly PhoneMenu[];
    readonly prices: Prices;
    readonly services: readonly Service[];
    readonly hasApi: boolean;
  },
): readonly PageCopy[] {
  const { phoneMenus, prices, services } = content;
  const sellsSms = prices.tiers.length > 0 || content.hasApi;
  const hasMenu = (kind: PhoneMenu["kind"]) => phoneMenus.some((menu) => menu.kind === kind);
  const has: { readonly [Tool in ToolId]?: boolean } = {
    quotation: hasPrices(prices, services),
    smsPrice: prices.tiers.length > 0,
    smsLength: sellsSms,
    senderId: sellsSms,
    ussdPhone: hasMenu("ussd"),
    ivrPhone: hasMenu("ivr"),
  };
  return pages.filter(({ page }) => has[page as ToolId] !== false); // others aren't in the table
}

/** Drops claims that contain a figure but no source. */
function withoutUnsourcedClaims(root: string, records: Records, note: Note): Records {
  const unsourced =
    (section: string, file: string, list: string) => (position: number, title: string) => {
      const problem = `claims “${title}” but gives no source`;
      note([leftOut(section, `“${shownPath(root, file)}”`, `${list}[${position}]`, problem)]);
    };
  return {
    ...records,
    prices: {
      ...records.prices,
      whyChoose: withoutUnsourced(
        records.prices.whyChoose,
        unsourced(prices.name, prices.endpoint, "whyChoose"),
      ),
    },
    services: records.services.map((service) => ({
      ...service,
      benefits: withoutUnsourced(
        service.benefits,
        unsourced(services.name, `${services.endpoint}/${service.serviceId}.json`, "benefits"),
      ),
    })),
  };
}

/**
 * Returns issues about case studies whose service doesn't exist, and about a site without services.
 */
function danglingReferences({ services: shown, caseStudies: cases }: Records): ContentIssue[] {
  const ids = new Set(shown.map(({ serviceId }) => serviceId));
  const issues = cases
    .filter(({ serviceId }) => !ids.has(serviceId))
    .map(({ slug, serviceId }) =>
      leftOut(
        caseStudies.name,
        `“${caseStudies.endpoint}/${slug}.json”`,
        "serviceId",
        `is “${serviceId}”, which isn’t a service`,
        "the case study is shown without it",
      ),
    );
  if (shown.length > 0) return issues;
  const problem = "has no service to show, so no page shows or links to one";
  return [...issues, leftOut(services.name, `“${services.endpoint}”`, "the whole folder", problem)];
}

/** Each section's default content, which is used if the content API has none. */
export type FolderDefaults = {
  readonly [Name in ContentName]: FolderContent<AllContent[Name]>;
};

export const readDefaults = (root = contentRoot(), preview = previewOptions()): FolderDefaults =>
  Object.fromEntries(
    CONTENT_NAMES.map((name) => [name, readDefault(name, root, preview)]),
  ) as unknown as FolderDefaults; // `as`: there is an entry for each name

export function readDefault<Name extends ContentName>(
  name: Name,
  root = contentRoot(),
  preview = previewOptions(),
): FolderContent<AllContent[Name]> {
  const type = CONTENT_TYPES[name] as unknown as ContentType<AllContent[Name]>; // the type of that name
  const read = goodFiles(root);
  const result = parseDocument(type, readDocument(API_DOCUMENTS[name], root, preview, read));
  if (name !== "blogCategories") return result;
  const categories = result.content as AllContent["blogCategories"]; // `as`: the type of that name
  const looks = parseDocument(
    categoryLooks,
    readDocument(categoryLooksDocument, root, preview, read),
  ).content;
  const content = withShownNames(categories, looks);
  return { ...result, content: content as AllContent[Name] }; // `as`: the name is the same
}
