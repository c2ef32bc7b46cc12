import { existsSync, readdirSync, renameSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { type RawRecord, stateOf } from "../../content/model/publication-state";
import { titleOf } from "../../content/model/record-title";
import { isRecord } from "../../content/model/repair";
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

function acceptedTexts(root: string, project: string): Readonly<Record<string, string>> {
  const accepted = readCacheFile(contentFiles, path.resolve(project, ACCEPTED_FILE));
  return accepted?.root === path.resolve(root) ? accepted.texts : {};
}

/** Reads every file of the content folder `root`: those in it, and in its folders. */
function readAll(root: string, project: string): readonly AnyFile[] {
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

/** A content file that visitors would see differently after the next build. */
export interface FileChange {
  readonly kind: "added" | "changed" | "removed";
  /** Path below the content folder. */
  readonly path: string;
  /** The record's title or name, or "" if it has none. */
  readonly title: string;
}

/**
 * Compares the content files of the project in `root`, as they're published at `now`, with those of the last accepted
 * build. A file that can't be read counts as unchanged. Returns null if no build was accepted yet.
 */
export function contentChanges(root = ".", now = new Date()): readonly FileChange[] | null {
  const folder = path.resolve(root, contentRoot(root));
  const accepted = Object.entries(acceptedTexts(folder, root));
  if (accepted.length === 0) return null;
  const isShown = (record: unknown): record is RawRecord =>
    isRecord(record) && stateOf(record, now).state === "published";
  const former = new Map(accepted.map(([name, text]) => [name, { text, value: JSON.parse(text) }]));
  const present = new Map(
    readAll(folder, root).flatMap((file) => (isReadable(file) ? [[file.path, file]] : [])),
  );
  const movedFrom = new Set(
    [...present].flatMap(([name, { value }]) =>
      isShown(value) && Array.isArray(value.moved_from)
        ? value.moved_from.map((id) => path.posix.join(path.posix.dirname(name), `${id}.json`))
        : [],
    ),
  );
  const names = [...new Set([...former.keys(), ...present.keys()])].sort();
  return names.flatMap((name): FileChange[] => {
    const [was, is] = [former.get(name), present.get(name)];
    if (isShown(is?.value)) {
      const kind = isShown(was?.value) ? "changed" : "added";
      return is?.text === was?.text ? [] : [{ kind, path: name, title: titleOf(is.value) }];
    }
    if (!isShown(was?.value) || movedFrom.has(name)) return [];
    return [{ kind: "removed", path: name, title: titleOf(was.value) }];
  });
}

/** Returns a line for each content file of the project in `root` that can't be read and has no last good text. */
export const unreadableFiles = (root: string): readonly string[] =>
  readAll(path.resolve(root, contentRoot(root)), root).flatMap((file) =>
    isReadable(file) ? [] : [`${file.name} ${file.problem}`],
  );
