/** Documents of one JSON object each, named like their routes. */
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

/** The content of the content API. */
export interface ContentStore {
  readonly document: (name: DocumentName) => unknown;
  readonly blogs: () => readonly BlogDocument[];
  /** Names, as displayed. */
  readonly categories: () => readonly string[];
}

/** Where a build leaves it, below the folder of the site; no host shows the file itself. */
export const STORED_CONTENT_FILE = "content-api/content.json";

/** All of it as one value, which a build leaves for the hosts of its release. */
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
