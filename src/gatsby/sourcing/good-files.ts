import { existsSync, readdirSync, renameSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import {
  type ContentFile,
  isReadable,
  readContentFile,
  type UnreadableFile,
} from "../../content-files/content-file";
import { contentRoot, listBelow, MISSING } from "../../content-files/content-root";
import { readCacheFile, writeCacheFile } from "../../node/json-file";

/** The content files of the last accepted build: what stands in for a file that can't be read any more. */
const ACCEPTED_FILE = ".content-cache/content-files.json";
/** The content files of the last build, which may not be accepted. */
const BUILT_FILE = ".content-cache/built-content-files.json";
const contentFiles = v.object({
  /** Absolute path of the content folder. */
  root: v.string(),
  /** Texts of the files by their path in that folder. */
  texts: v.record(v.string(), v.string()),
});

/** Matches a file of content, but none of an editor's system. */
const CONTENT_FILE = /^(?:(?!images\/)[^./][^/]*\/)?[^./][^/]*\.json$/;

type AnyFile = ContentFile | UnreadableFile;

/**
 * Returns a reader of the files of the content folder `root`. For a file that exists but can't be read, it returns what
 * the last accepted build of `project` had, with the problem as `unread`.
 */
export function goodFiles(root: string, project = "."): (name: string) => AnyFile {
  let texts: Readonly<Record<string, string>> | undefined;
  return (name) => {
    const file = readContentFile(root, name);
    if (isReadable(file) || file.problem === MISSING) return file;
    texts ??= acceptedTexts(root, project);
    const text = texts[name];
    if (text === undefined) return file;
    return { path: name, name: file.name, text, value: JSON.parse(text), unread: file.problem };
  };
}

/** Returns the texts of the content files of the last accepted build of `project`, by their path in the folder `root`. */
export function acceptedTexts(root: string, project: string): Readonly<Record<string, string>> {
  const accepted = readCacheFile(contentFiles, path.resolve(project, ACCEPTED_FILE));
  return accepted?.root === path.resolve(root) ? accepted.texts : {};
}

/** Reads every file of the content folder `root`: those in it, and in its folders. */
export function readAll(root: string, project: string): readonly AnyFile[] {
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .flatMap((name) => {
      const names = listBelow(root, name);
      return [name, ...("problem" in names ? [] : names.map((below) => `${name}/${below}`))];
    })
    .filter((name) => CONTENT_FILE.test(name))
    .sort()
    .map(goodFiles(root, project));
}

/** Saves the content files of the running build. A file that can't be read keeps its last good text. */
export function saveBuiltFiles(root = contentRoot(), project = "."): void {
  const texts = readAll(root, project).flatMap((file) =>
    isReadable(file) ? [[file.path, file.text]] : [],
  );
  writeCacheFile(path.resolve(project, BUILT_FILE), {
    root: path.resolve(root),
    texts: Object.fromEntries(texts),
  });
}

/** Accepts the content files of the last build, which is complete. */
export function acceptBuiltFiles(project: string): void {
  const built = path.resolve(project, BUILT_FILE);
  if (existsSync(built)) renameSync(built, path.resolve(project, ACCEPTED_FILE));
}

/** Returns a line for each content file of the project in `root` that can't be read and has no last good text. */
export const unreadableFiles = (root: string): readonly string[] =>
  readAll(path.resolve(root, contentRoot(root)), root).flatMap((file) =>
    isReadable(file) ? [] : [`${file.name} ${file.problem}`],
  );
