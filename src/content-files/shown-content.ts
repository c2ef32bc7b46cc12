import type { BlogDocument, ContentStore, DocumentName } from "../content/content-store";
import { shownDocument } from "../content/model/shown-document";
import { CONTENT_TYPES, type ContentName } from "../content/registry";
import { API_DOCUMENTS, type ReadFile } from "./folder-documents";
import { previewOptions } from "./preview-options";

/**
 * Returns the public part of the content folder `root`, which is read again on every access. Only
 * this function decides what the content API exposes, both in builds and on every host.
 */
export function shownContent(read: ReadFile, root: string): ContentStore {
  const bodyOf = (name: ContentName) =>
    shownDocument(CONTENT_TYPES[name], API_DOCUMENTS[name](read, root, previewOptions()).body);
  const documents: Readonly<Record<DocumentName, () => unknown>> = {
    "hero-section": () => bodyOf("hero"),
    "about-us": () => bodyOf("about"),
    services: () => bodyOf("servicesOverview"),
    "how-it-works": () => bodyOf("howItWorks"),
    "our-team": () => bodyOf("team"),
    testimonials: () => ({ testimonials: bodyOf("testimonials") }),
  };
  return {
    document: (name) => documents[name]() ?? {},
    blogs: () => bodyOf("blogPosts") as readonly BlogDocument[], // content files always have an id
    categories: () => categoryNames(bodyOf("blogCategories")),
  };
}

/** Returns the names of a document's categories, or an empty list if it has none. */
export function categoryNames(body: unknown): readonly string[] {
  const { categories } = (body ?? {}) as { readonly categories?: unknown };
  return Array.isArray(categories)
    ? categories.filter((name): name is string => typeof name === "string")
    : [];
}
