import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { oneLine } from "./errors";

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

const blogsFile = v.object({
  blogs: v.array(v.looseObject({ id: v.union([v.string(), v.number()]) })),
});
const categoriesFile = v.object({ categories: v.array(v.string()) });
const anyObject = v.looseObject({});

/**
 * Reads the JSON files of `directory`: one per document name, `blogs.json` and `blog-categories.json`.
 * A saved change takes effect with the next request; while a file is missing or broken, its last good
 * content stays and `log` gets one line. Throws, naming the file, when one cannot be read at first.
 */
export function bundledStore(
  directory: string = path.resolve("content/sections"),
  log: (line: string) => void = console.error,
): ContentStore {
  const open = <T>(name: string, schema: v.GenericSchema<unknown, T>) =>
    watchedFile(path.join(directory, `${name}.json`), (json) => v.parse(schema, json), log);

  const documents = new Map(DOCUMENT_NAMES.map((name) => [name, open(name, anyObject)]));
  const blogs = open("blogs", blogsFile);
  const categories = open("blog-categories", categoriesFile);
  return {
    document: (name) => documents.get(name)?.(),
    blogs: () => blogs().blogs,
    categories: () => categories().categories,
  };
}

/** Parses `file` again whenever its time or size has changed. */
function watchedFile<T>(
  file: string,
  parse: (json: unknown) => T,
  log: (line: string) => void,
): () => T {
  let stamp = "";
  let content: T | undefined;
  const update = (): T => {
    try {
      const { mtimeMs, size } = statSync(file);
      if (content !== undefined && stamp === `${mtimeMs} ${size}`) return content;
      stamp = `${mtimeMs} ${size}`; // first, so that a broken file is reported once and not per request
      content = parse(JSON.parse(readFileSync(file, "utf8")));
      return content;
    } catch (error) {
      const problem = `The content file ${file} cannot be used: ${oneLine(error)}`;
      if (content === undefined) throw new Error(problem);
      log(`content: ${problem} The previous content stays.`);
      return content;
    }
  };
  update();
  return update;
}
