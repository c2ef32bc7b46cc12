import { isUtf8 } from "node:buffer";
import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { isRecord } from "../content/model/repair";
import type { ContentIssue } from "../content/model/report";
import { visibleLine } from "../content/text/plain-text";
import { isTooDeep } from "../site/json-depth";
import { JSON_LEVELS_MAX } from "../site/limits";
import { readBelow, shownPath } from "./content-root";
import { lineAt, repeatedField, whereAndWhy } from "./json-advice";

export const CONTENT_FILE_MAX_BYTES = 1_000_000;

/**
 * Maximum length of a file's path in messages: enough for the longest file name that file systems
 * allow, plus its folders.
 */
const NAME_MAX_CHARS = 300;

export type JsonObject = Readonly<Record<string, unknown>>;

/** A file in the content folder. It contains one JSON object. */
export interface ContentFile {
  /** Path below the content folder, such as "posts/12.json". */
  readonly path: string;
  /** Path as shown in messages, such as "content/posts/12.json". */
  readonly name: string;
  readonly text: string;
  readonly value: JsonObject;
  /**
   * Why the current file can't be read. If set, the other fields are from its last good version.
   */
  readonly unread?: string;
}

/** A file that can't be read. `problem` completes a sentence that starts with its name. */
export interface UnreadableFile {
  readonly name: string;
  readonly problem: string;
}

export const isReadable = (file: ContentFile | UnreadableFile): file is ContentFile =>
  "value" in file;

export function readContentFile(root: string, inFolder: string): ContentFile | UnreadableFile {
  const name = shownPath(root, inFolder);
  const bytes = readBelow(root, inFolder, CONTENT_FILE_MAX_BYTES);
  if ("problem" in bytes) return { name, problem: bytes.problem };
  if (!name.endsWith(".json")) {
    const isCapital = /\.json$/i.test(name);
    return {
      name,
      problem: isCapital ? "must end in .json, in small letters" : "isn’t a JSON file",
    };
  }
  if (!isUtf8(bytes)) {
    return { name, problem: "isn’t saved as UTF-8. Save it again with UTF-8 encoding" };
  }
  const text = bytes.toString("utf8").replace(/^\uFEFF/, ""); // byte order mark
  if (text.trim() === "") return { name, problem: "is empty" };
  try {
    const value: unknown = JSON.parse(text);
    if (isTooDeep(value)) {
      return { name, problem: `is nested more than ${JSON_LEVELS_MAX} levels deep` };
    }
    const repeated = repeatedField(text);
    if (repeated) {
      const field = visibleLine(repeated.name, 60);
      return { name, problem: `has “${field}” twice, line ${repeated.line}: remove one of them` };
    }
    return isRecord(value)
      ? { path: inFolder, name, text, value }
      : { name, problem: "must be one group of fields, in { }" };
  } catch {
    return { name, problem: `isn’t valid JSON${whereAndWhy(text)}` };
  }
}

export const quotedName = ({ name }: Pick<ContentFile, "name">): string =>
  `“${visibleLine(name, NAME_MAX_CHARS)}”`;

/** Returns a file's quoted name with a field's line, as in “content/posts/12.json”, line 3. */
export function placeOfField(file: ContentFile, field: string): string {
  const line = lineOfField(file, field);
  return `${quotedName(file)}${line ? `, line ${line}` : ""}`;
}

/**
 * Converts file paths in issues, which are relative to the content folder `root`, to the form shown
 * in messages.
 */
export const withFolder = (
  root: string,
  issues: readonly ContentIssue[],
): readonly ContentIssue[] =>
  issues.map((issue) => ({
    ...issue,
    item: quotedName({ name: shownPath(root, issue.item.replace(/^“|”$/g, "")) }),
  }));

/** Adds the file's name and the field's line to issues. */
export const withPlaces = (
  file: ContentFile,
  issues: readonly ContentIssue[],
): readonly ContentIssue[] =>
  issues.map((issue) => ({ ...issue, item: placeOfField(file, issue.field) }));

/**
 * Finds the line of a field such as "sections[2].header", or of its closest existing parent.
 * Returns undefined if neither exists.
 */
export function lineOfField({ text }: ContentFile, field: string): number | undefined {
  const tree = parseTree(text);
  const steps = field.split(/[.[\]]+/).filter(Boolean);
  // in `field`, the first item of a list has index 1
  const location = steps.map((step) => (/^\d+$/.test(step) ? Number(step) - 1 : step));
  for (let length = location.length; tree && length > 0; length--) {
    const node = findNodeAtLocation(tree, location.slice(0, length));
    if (node) return lineAt(text, node.offset);
  }
  return undefined;
}
