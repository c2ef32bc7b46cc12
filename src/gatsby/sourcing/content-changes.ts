import path from "node:path";
import { type RawRecord, stateOf } from "../../content/model/publication-state";
import { titleOf } from "../../content/model/record-title";
import { isRecord } from "../../content/model/repair";
import { isReadable } from "../../content-files/content-file";
import { contentRoot } from "../../content-files/content-root";
import { previewOptions } from "../../content-files/preview-options";
import { acceptedTexts, readAll } from "./good-files";

/** A content file with a change that visitors will see after the next build. */
export interface FileChange {
  readonly kind: "added" | "changed" | "removed";
  /** Relative to the content folder. */
  readonly path: string;
  /** The record's title or name, or "" if it has none. */
  readonly title: string;
}

/**
 * Compares the published content files of the project in `root` with the last accepted build.
 * Unreadable files count as unchanged. Returns null if no build has been accepted yet.
 */
export function contentChanges(
  root = ".",
  { now } = previewOptions(),
): readonly FileChange[] | null {
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
