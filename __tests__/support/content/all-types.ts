import { categoryLooks } from "../../../src/content/blog/category-looks";
import { authors } from "../../../src/content/catalogue/author-record";
import { caseStudies } from "../../../src/content/catalogue/case-study-record";
import { clients } from "../../../src/content/catalogue/client-record";
import { legalDocuments } from "../../../src/content/catalogue/legal-documents";
import { prices } from "../../../src/content/catalogue/prices";
import { services } from "../../../src/content/catalogue/service-record";
import { testimonialCategories } from "../../../src/content/catalogue/testimonial-category";
import { clientTestimonials } from "../../../src/content/catalogue/testimonial-record";
import { videos } from "../../../src/content/catalogue/video-record";
import { COMPANY_FILE, companySchema, parseCompany } from "../../../src/content/company/company";
import { LAUNCH_FILE, launchSchema, parseLaunch } from "../../../src/content/company/launch";
import { whyUs } from "../../../src/content/home/why-us-content";
import {
  MESSAGING_RULES_FILE,
  messagingRulesSchema,
  parseMessagingRules,
} from "../../../src/content/messaging/messaging-rules";
import { parseFile } from "../../../src/content/model/define";
import { CONTENT_NAMES, CONTENT_TYPES, type ContentName } from "../../../src/content/registry";
import {
  FEATURE_SWITCHES_FILE,
  featureSwitchesSchema,
  parseFeatureSwitches,
} from "../../../src/content/site/feature-switches";
import { navigation, navigationSchema } from "../../../src/content/site/navigation";
import { pageCopy } from "../../../src/content/site/page-copy";
import { PHONE_MENUS } from "../../../src/content/tools/phone-menu";
import {
  API_DOCUMENTS,
  categoryLooksDocument,
  documentOf,
  listOf,
  readDocument,
} from "../../../src/content-files/folder-documents";

/** A content type and what this site's content folder has of it. */
export interface TypeWithContent {
  readonly schema: unknown;
  /** A document, or a list with or without its key. */
  readonly good: unknown;
  /** Key of the list in `good`, or "" if `good` is the list. Null for a document. */
  readonly listKey: string | null;
  /** Returns what's shown and what's reported. */
  readonly parse: (body: unknown) => unknown;
}

const LIST_KEYS: Partial<Record<ContentName, string>> = {
  testimonials: "testimonials",
  blogPosts: "blogs",
  blogCategories: "categories",
};

function ofApi(name: ContentName): TypeWithContent {
  const { schema, parse } = CONTENT_TYPES[name];
  const { body } = readDocument(API_DOCUMENTS[name]);
  const listKey = LIST_KEYS[name] ?? null;
  return {
    schema,
    parse,
    listKey,
    good: listKey && Array.isArray(body) ? { [listKey]: body } : body,
  };
}

const fileBody = (name: string): unknown => readDocument(documentOf(name)).body;

export const API_TYPES = Object.fromEntries(
  CONTENT_NAMES.map((name) => [name, ofApi(name)]),
) as Readonly<Record<ContentName, TypeWithContent>>; // one entry per name

/** Types that are only read from files, by folder or file. */
export const FILE_TYPES: Readonly<Record<string, TypeWithContent>> = {
  ...Object.fromEntries(
    [
      ...[
        services,
        clientTestimonials,
        testimonialCategories,
        clients,
        videos,
        caseStudies,
        authors,
      ],
      legalDocuments,
    ].map((type) => [
      type.endpoint,
      {
        schema: type.schema,
        parse: (body: unknown) => type.parse(body),
        listKey: "",
        good: readDocument(listOf(type.endpoint)).body,
      },
    ]),
  ),
  ...Object.fromEntries(
    [prices, whyUs, pageCopy, ...PHONE_MENUS].map((type) => [
      type.endpoint,
      {
        schema: type.schema,
        parse: (body: unknown) => type.parse(body),
        listKey: null,
        good: fileBody(type.endpoint),
      },
    ]),
  ),
  [navigation.endpoint]: {
    schema: navigation.schema,
    parse: (body) => {
      const { value, issues, mistakes } = parseFile(
        navigationSchema,
        body,
        navigation.name,
        navigation.endpoint,
      );
      return { content: mistakes.length > 0 ? null : value, issues };
    },
    listKey: null,
    good: fileBody(navigation.endpoint),
  },
  [categoryLooks.endpoint]: {
    schema: categoryLooks.schema,
    parse: (body) => categoryLooks.parse(body),
    listKey: null,
    good: readDocument(categoryLooksDocument).body,
  },
  [COMPANY_FILE]: {
    schema: companySchema,
    parse: (body) => {
      const { company, issues, mistakes } = parseCompany(body);
      return { content: mistakes.length > 0 ? null : company, issues }; // a mistake stops the build
    },
    listKey: null,
    good: fileBody(COMPANY_FILE),
  },
  [MESSAGING_RULES_FILE]: {
    schema: messagingRulesSchema,
    parse: (body) => {
      const { rules: content, issues } = parseMessagingRules(body);
      return { content, issues };
    },
    listKey: null,
    good: fileBody(MESSAGING_RULES_FILE),
  },
  [FEATURE_SWITCHES_FILE]: {
    schema: featureSwitchesSchema,
    parse: (body) => {
      const { features, issues, mistakes } = parseFeatureSwitches(body);
      return { content: mistakes.length > 0 ? null : features, issues };
    },
    listKey: null,
    good: fileBody(FEATURE_SWITCHES_FILE),
  },
  [LAUNCH_FILE]: {
    schema: launchSchema,
    parse: (body) => {
      const { signedOff: content, issues } = parseLaunch(body);
      return { content, issues };
    },
    listKey: null,
    good: fileBody(LAUNCH_FILE),
  },
};

type Part = Readonly<Record<string, unknown>>;
const inside = (schema: unknown, key: string): unknown => (schema as Part | undefined)?.[key];

/** Paths of a schema's leaves, with "*" for list entries. */
export function fieldsOf(schema: unknown, at: readonly string[] = []): (readonly string[])[] {
  const inner = inside(schema, "strict") ?? inside(schema, "wrapped");
  if (inner) return fieldsOf(inner, at);
  const item = inside(schema, "item");
  if (item) return fieldsOf(item, [...at, "*"]);
  const entries = inside(schema, "entries");
  if (!entries) return [at];
  return Object.entries(entries).flatMap(([key, field]) => fieldsOf(field, [...at, key]));
}

/**
 * Copies `value` with `text` at a path from `fieldsOf`, in the first entry of a list. Adds missing
 * parts.
 */
export function filled(value: unknown, [key, ...rest]: readonly string[], text: unknown): unknown {
  if (key === undefined) return text;
  if (key === "*") {
    const [first, ...others]: readonly unknown[] = Array.isArray(value) ? value : [];
    return [filled(first, rest, text), ...others];
  }
  const part = (value ?? {}) as Part; // the schema has a group here
  return { ...part, [key]: filled(part[key], rest, text) };
}

/** Characters that no text may contain. */
export const NO_TEXT =
  /[^\P{Cc}\t\n\r]|[\u202A-\u202E\u2066-\u2069\uFEFF]|\p{Noncharacter_Code_Point}|\p{Cs}/u;

export function textsIn(
  value: unknown,
  at = "",
): readonly (readonly [path: string, text: string])[] {
  if (typeof value === "string") return [[at, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${at}.${key}`));
}
