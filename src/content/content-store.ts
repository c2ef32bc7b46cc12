/** Names of the documents that are a single JSON object. Their routes have the same names. */
export const DOCUMENT_NAMES = [
  "hero-section",
  "about-us",
  "services",
  "how-it-works",
  "our-team",
  "testimonials",
] as const;
export type DocumentName = (typeof DOCUMENT_NAMES)[number];

/**
 * A post as the API sends it. Only the id is checked, because broken posts are passed on unchanged.
 */
export interface BlogDocument {
  readonly id: string | number;
  readonly [field: string]: unknown;
}

export interface ContentStore {
  readonly document: (name: DocumentName) => unknown;
  readonly blogs: () => readonly BlogDocument[];
  /** Returns the categories' display names. */
  readonly categories: () => readonly string[];
}

/** Path of the stored content below the site folder. Hosts don't serve this file itself. */
export const STORED_CONTENT_FILE = "content-api/content.json";

/** Path of the content API's OpenAPI description below the site folder. */
export const API_DESCRIPTION_FILE = "content-api/openapi.json";

/** Path, below the site folder, of the company values that the build used. */
export const BUILT_VALUES_FILE = "content-api/site-values.json";

/** All content as one value. A build stores it with its release, and hosts read it from there. */
export interface StoredContent {
  readonly documents: Readonly<Record<DocumentName, unknown>>;
  readonly blogs: readonly BlogDocument[];
  readonly categories: readonly string[];
}

export const storeContent = (content: ContentStore): StoredContent => ({
  documents: Object.fromEntries(
    DOCUMENT_NAMES.map((name) => [name, content.document(name)]),
  ) as StoredContent["documents"], // has every name in DOCUMENT_NAMES
  blogs: content.blogs(),
  categories: content.categories(),
});

export const contentOf = ({ documents, blogs, categories }: StoredContent): ContentStore => ({
  document: (name) => documents[name],
  blogs: () => blogs,
  categories: () => categories,
});
