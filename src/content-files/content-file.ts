import { isUtf8 } from "node:buffer";
import { findNodeAtLocation, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { isRecord } from "../content/model/repair";
import type { ContentIssue } from "../content/model/report";
import { visibleLine } from "../content/text/plain-text";
import { isTooDeep } from "../site/json-depth";
import { JSON_LEVELS_MAX } from "../site/limits";
import { readBelow, shownPath } from "./content-root";

export const CONTENT_FILE_MAX_BYTES = 1_000_000;

/**
 * Limit of a file's path in messages: the longest name that file systems allow, plus its folders.
 */
const NAME_MAX_CHARS = 300;

export type JsonObject = Readonly<Record<string, unknown>>;

/** A file of the content folder. It contains one JSON object. */
export interface ContentFile {
  /** Path below the content folder: "posts/12.json". */
  readonly path: string;
  /** Path as messages show it: "content/posts/12.json". */
  readonly name: string;
  readonly text: string;
  readonly value: JsonObject;
  /** If the current file can't be read, the reason. The rest is then its last good version. */
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
  if (!name.endsWith(".json")) return { name, problem: "isn’t a JSON file" };
  if (!isUtf8(bytes)) {
    return { name, problem: "isn’t saved as UTF-8: save it again with UTF-8 encoding" };
  }
  const text = bytes.toString("utf8").replace(/^\uFEFF/, ""); // byte order mark
  if (text.trim() === "") return { name, problem: "is empty" };
  try {
    const value: unknown = JSON.parse(text);
    if (isTooDeep(value)) {
      return { name, problem: `is nested more than ${JSON_LEVELS_MAX} levels deep` };
    }
    return isRecord(value)
      ? { path: inFolder, name, text, value }
      : { name, problem: "must be a group of fields" };
  } catch {
    return { name, problem: `isn’t valid JSON${whereAndWhy(text)}` };
  }
}

/**
 * For common mistakes in JSON, says in which line they are and how to fix them. Empty if that's
 * unknown.
 */
function whereAndWhy(text: string): string {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (!error) return "";
  const before = text.slice(0, error.offset).trimEnd();
  const at = (offset: number, why = "") => `${why && `: ${why}`}, line ${lineAt(text, offset)}`;
  if (/^[“”„‟‘’]/.test(text.slice(error.offset)))
    return at(error.offset, 'use straight quotation marks (")');
  const isEnd = /^\s*[}\]]/.test(text.slice(error.offset));
  if (before.endsWith(",") && isEnd) return at(before.length, "remove the last comma");
  if (printParseErrorCode(error.error) === "CommaExpected") {
    return at(before.length, "a comma is missing at its end");
  }
  return at(error.offset);
}

/** Returns the line number at an offset, from 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split("\n").length;

export const quotedName = ({ name }: Pick<ContentFile, "name">): string =>
  `“${visibleLine(name, NAME_MAX_CHARS)}”`;

/** Quotes a file's name for editors, with the line of a field: “content/posts/12.json”, line 3. */
export function placeOfField(file: ContentFile, field: string): string {
  const line = lineOfField(file, field);
  return `${quotedName(file)}${line ? `, line ${line}` : ""}`;
}

/**
 * Converts file paths of issues, which are relative to the content folder `root`, to the form that
 * messages use.
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
 * Finds the line of a field such as "sections[2].header", or of the closest parent that exists.
 * Undefined if there's none.
 */
export function lineOfField({ text }: ContentFile, field: string): number | undefined {
  const tree = parseTree(text);
  const steps = field.split(/[.[\]]+/).filter(Boolean);
  const location = steps.map((step) => (/^\d+$/.test(step) ? Number(step) - 1 : step)); // from 1
  for (let length = location.length; tree && length > 0; length--) {
    const node = findNodeAtLocation(tree, location.slice(0, length));
    if (node) return lineAt(text, node.offset);
  }
  return undefined;
}
