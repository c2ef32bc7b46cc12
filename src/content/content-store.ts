/** Names of the documents that hold one JSON object each; their routes have the same names. */
export const DOCUMENT_NAMES = [
  "hero-section",
  "about-us",
  "services",
  "how-it-works",
  "our-team",
  "testimonials",
] as const;
export type DocumentName = (typeof DOCUMENT_NAMES)[number];

/** A post as the API sends it. Only the id is relied on: the API serves broken posts as they are. */
export interface BlogDocument {
  readonly id: string | number;
  readonly [field: string]: unknown;
}

/** All content of the content API. */
export interface ContentStore {
  readonly document: (name: DocumentName) => unknown;
  readonly blogs: () => readonly BlogDocument[];
  /** Returns the displayed names of the categories. */
  readonly categories: () => readonly string[];
}

/** Path of the content that a build stores, below the folder of the site; no host serves the file itself. */
export const STORED_CONTENT_FILE = "content-api/content.json";

/** Path of the description of the content API (OpenAPI), below the folder of the site. */
export const API_DESCRIPTION_FILE = "content-api/openapi.json";

/** Path of the company's values as the build used them, for hosts, below the folder of the site. */
export const BUILT_VALUES_FILE = "content-api/site-values.json";

/** The content as one value, which a build stores for the hosts of its release. */
export interface StoredContent {
  readonly documents: Readonly<Record<DocumentName, unknown>>;
  readonly blogs: readonly BlogDocument[];
  readonly categories: readonly string[];
}

export const storeContent = (content: ContentStore): StoredContent => ({
  documents: Object.fromEntries(
    DOCUMENT_NAMES.map((name) => [name, content.document(name)]),
  ) as StoredContent["documents"], // by DOCUMENT_NAMES
  blogs: content.blogs(),
  categories: content.categories(),
});

export const contentOf = ({ documents, blogs, categories }: StoredContent): ContentStore => ({
  document: (name) => documents[name],
  blogs: () => blogs,
  categories: () => categories,
});
