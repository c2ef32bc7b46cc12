import { lstatSync } from "node:fs";
import path from "node:path";
import { isReadable, readContentFile } from "../content-folder/content-file";
import {
  API_DOCUMENTS,
  type ReadDocument,
  type ReadFile,
} from "../content-folder/folder-documents";

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

/** The content of the content API, read for each request. */
export interface ContentStore {
  readonly document: (name: DocumentName) => unknown;
  readonly blogs: () => readonly BlogDocument[];
  /** Names, as displayed. */
  readonly categories: () => readonly string[];
}

/**
 * Reads the content folder below `root`. A saved file takes effect with the next request; while one is
 * broken, its last good content stays and `log` gets one line.
 */
export function folderStore(
  root: string = path.resolve("."),
  log: (line: string) => void = console.error,
): ContentStore {
  const read = lastGoodFiles(root, log);
  const bodyOf = (document: ReadDocument) => document(read, root).body;
  const documents: Readonly<Record<DocumentName, () => unknown>> = {
    "hero-section": () => bodyOf(API_DOCUMENTS.hero),
    "about-us": () => bodyOf(API_DOCUMENTS.about),
    services: () => bodyOf(API_DOCUMENTS.servicesOverview),
    "how-it-works": () => bodyOf(API_DOCUMENTS.howItWorks),
    "our-team": () => bodyOf(API_DOCUMENTS.team),
    testimonials: () => ({ testimonials: bodyOf(API_DOCUMENTS.testimonials) }),
  };
  return {
    document: (name) => documents[name]() ?? {},
    blogs: () => bodyOf(API_DOCUMENTS.blogPosts) as readonly BlogDocument[], // by listOf
    categories: () => namesOf(bodyOf(API_DOCUMENTS.blogCategories)),
  };
}

function namesOf(body: unknown): readonly string[] {
  const { categories } = (body ?? {}) as { readonly categories?: unknown };
  return Array.isArray(categories)
    ? categories.filter((name): name is string => typeof name === "string")
    : [];
}

/** Reads a file again whenever its time or size has changed. */
function lastGoodFiles(root: string, log: (line: string) => void): ReadFile {
  const known = new Map<string, { readonly stamp: string; readonly file: ReturnType<ReadFile> }>();
  return (name) => {
    const stat = lstatSync(path.join(root, name), { throwIfNoEntry: false });
    const stamp = `${stat?.mtimeMs} ${stat?.size}`;
    const before = known.get(name);
    if (before?.stamp === stamp) return before.file;
    const now = readContentFile(root, name);
    if (!isReadable(now)) {
      const kept = before && isReadable(before.file) ? " The previous content stays." : "";
      log(`content: ${name} ${now.problem}.${kept}`);
    }
    const file = !isReadable(now) && before ? before.file : now;
    known.set(name, { stamp, file });
    return file;
  };
}
