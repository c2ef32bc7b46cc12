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

/** The content files of the last accepted build, used for files that can no longer be read. */
const ACCEPTED_FILE = ".content-cache/content-files.json";
/** The content files of the last build, which aren't accepted yet. */
const BUILT_FILE = ".content-cache/built-content-files.json";
const contentFiles = v.object({
  /** Absolute path of the content folder. */
  root: v.string(),
  /** The files' text, by path in that folder. */
  texts: v.record(v.string(), v.string()),
});

/**
 * Matches content files, but not the hidden files that editing programs and operating systems
 * create.
 */
const CONTENT_FILE = /^(?:(?!images\/)[^./][^/]*\/)?[^./][^/]*\.json$/;

type AnyFile = ContentFile | UnreadableFile;

/**
 * Returns a reader for files in the content folder `root`. If a file exists but can't be read, the
 * reader returns the file from the last accepted build of `project`, with the problem as `unread`.
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

/**
 * Returns the text of the last accepted build's content files, by their path in the folder `root`.
 */
export function acceptedTexts(root: string, project: string): Readonly<Record<string, string>> {
  const accepted = readCacheFile(contentFiles, path.resolve(project, ACCEPTED_FILE));
  return accepted?.root === path.resolve(root) ? accepted.texts : {};
}

/** Reads every file in the content folder `root` and its direct subfolders. */
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

/** Saves the running build's content files. Files that can't be read keep their last good text. */
export function saveBuiltFiles(root = contentRoot(), project = "."): void {
  const texts = readAll(root, project).flatMap((file) =>
    isReadable(file) ? [[file.path, file.text]] : [],
  );
  writeCacheFile(path.resolve(project, BUILT_FILE), {
    root: path.resolve(root),
    texts: Object.fromEntries(texts),
  });
}

/** Accepts the content files of the last build, which must be complete. */
export function acceptBuiltFiles(project: string): void {
  const built = path.resolve(project, BUILT_FILE);
  if (existsSync(built)) renameSync(built, path.resolve(project, ACCEPTED_FILE));
}

/** Returns a line for each unreadable content file that has no last good text. */
export const unreadableFiles = (root: string): readonly string[] =>
  readAll(path.resolve(root, contentRoot(root)), root).flatMap((file) =>
    isReadable(file) ? [] : [`${file.name} ${file.problem}`],
  );
