import { isUtf8 } from "node:buffer";
import { findNodeAtLocation, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { isRecord } from "../content/model/repair";
import type { ContentIssue } from "../content/model/report";
import { visibleLine } from "../content/text/plain-text";
import { isTooDeep } from "../site/json-depth";
import { JSON_LEVELS_MAX } from "../site/limits";
import { readBelow, shownPath } from "./content-root";

/** The most bytes of one file of the content folder. */
export const CONTENT_FILE_MAX_BYTES = 1_000_000;

/** The most characters of a file's path: the longest name that file systems have, and the folders before it. */
const NAME_MAX_CHARS = 300;

export type JsonObject = Readonly<Record<string, unknown>>;

/** A file of the content folder: one JSON object. */
export interface ContentFile {
  /** Path below the content folder: "posts/12.json". */
  readonly path: string;
  /** The same as messages name it: "content/posts/12.json". */
  readonly name: string;
  readonly text: string;
  readonly value: JsonObject;
  /** Why the file can't be read, if this is the last version of it that could be. */
  readonly unread?: string;
}

/** A file that cannot be read, with the reason as the end of a sentence that begins with its name. */
export interface UnreadableFile {
  readonly name: string;
  readonly problem: string;
}

export const isReadable = (file: ContentFile | UnreadableFile): file is ContentFile =>
  "value" in file;

/** Reads a JSON file of the content folder `root`. */
export function readContentFile(root: string, inFolder: string): ContentFile | UnreadableFile {
  const name = shownPath(root, inFolder);
  const bytes = readBelow(root, inFolder, CONTENT_FILE_MAX_BYTES);
  if ("problem" in bytes) return { name, problem: bytes.problem };
  if (!name.endsWith(".json")) return { name, problem: "is not a JSON file" };
  if (!isUtf8(bytes)) {
    return { name, problem: "is not saved as UTF-8: save it again with the encoding UTF-8" };
  }
  const text = bytes.toString("utf8").replace(/^\uFEFF/, ""); // a mark of some editors
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
    return { name, problem: `is not valid JSON${whereAndWhy(text)}` };
  }
}

/** Says, for the mistakes that people make, what to do where a text is no JSON, and in which line; empty: unknown. */
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

/** Returns the number of the line at an offset of a text; the first is 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split("\n").length;

/** Returns the name of a file in quotation marks, as a report may print it. */
export const quotedName = ({ name }: Pick<ContentFile, "name">): string =>
  `“${visibleLine(name, NAME_MAX_CHARS)}”`;

/** Returns the name of a file for editors, with the line of a field in it: “content/posts/12.json”, line 3. */
export function placeOfField(file: ContentFile, field: string): string {
  const line = lineOfField(file, field);
  return `${quotedName(file)}${line ? `, line ${line}` : ""}`;
}

/** Gives issues that name a file by its path below the content folder `root` the name that messages have for it. */
export const withFolder = (
  root: string,
  issues: readonly ContentIssue[],
): readonly ContentIssue[] =>
  issues.map((issue) => ({
    ...issue,
    item: quotedName({ name: shownPath(root, issue.item.replace(/^“|”$/g, "")) }),
  }));

/** Gives issues of a file's fields their places: the name of the file and the line of the field. */
export const withPlaces = (
  file: ContentFile,
  issues: readonly ContentIssue[],
): readonly ContentIssue[] =>
  issues.map((issue) => ({ ...issue, item: placeOfField(file, issue.field) }));

/** Finds the line of a field, as of "sections[2].header", or of the part that should have it. */
export function lineOfField({ text }: ContentFile, field: string): number | undefined {
  const tree = parseTree(text);
  const steps = field.split(/[.[\]]+/).filter(Boolean);
  const location = steps.map((step) => (/^\d+$/.test(step) ? Number(step) - 1 : step)); // counted from 1
  for (let length = location.length; tree && length > 0; length--) {
    const node = findNodeAtLocation(tree, location.slice(0, length));
    if (node) return lineAt(text, node.offset);
  }
  return undefined;
}
