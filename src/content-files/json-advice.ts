import { type ParseError, parseTree, printParseErrorCode, visit } from "jsonc-parser";

/** Returns the number of the line that contains an offset. The first line is 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split("\n").length;

/**
 * Describes where a JSON syntax error is and, for common mistakes, how to fix it, as in ", line 3:
 * remove the last comma". Returns "" if jsonc-parser finds no error.
 */
export function whereAndWhy(text: string): string {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (!error) return "";
  const before = text.slice(0, error.offset).trimEnd();
  const after = text.slice(error.offset).trimStart();
  const code = printParseErrorCode(error.error);
  const at = (offset: number, why = "") => `, line ${lineAt(text, offset)}${why && `: ${why}`}`;
  if (/^[“”„‟‘’]/.test(after)) return at(error.offset, 'use straight quotation marks (")');
  if (before.endsWith(",") && /^[}\]]/.test(after))
    return at(before.length, "remove the last comma");
  if (after === "" && code.startsWith("Close"))
    return at(before.length, `a closing ${code === "CloseBraceExpected" ? "}" : "]"} is missing`);
  const isOnNextLine = lineAt(text, before.length) < lineAt(text, error.offset);
  if (code === "CommaExpected" && /^["{[]/.test(after) && isOnNextLine)
    return at(before.length, "a comma is missing at the end of the line");
  return at(error.offset, ADVICE[code] ?? adviceOnValue(lineOf(text, error.offset)));
}

const ADVICE: Readonly<Record<string, string>> = {
  ColonExpected: "a colon is missing",
  UnexpectedEndOfString:
    "the closing quotation mark is missing, or the text has a line break, which is written as \\n",
  InvalidCharacter: "replace the tab in the text with a space",
  InvalidEscapeCharacter: "write each backslash twice",
  InvalidCommentToken: "remove the comment",
};

function lineOf(text: string, offset: number): string {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  return text.slice(start).split("\n", 1)[0] ?? "";
}

/** Advises on the value on a line, which is what's wrong with most lines. May be "". */
function adviceOnValue(line: string): string {
  const value = line.replace(/^[\s{]*"[^"]*"\s*:/, "").trim();
  if (/,\s*,/.test(value)) return "remove the extra comma";
  if (/^(?:true|false|yes|no),?$/i.test(value)) return "write true or false, in small letters";
  if (/^"/.test(value))
    return /"[^"]*".*"/.test(value)
      ? 'put a backslash before each quotation mark inside the text (\\")'
      : "";
  return /^[^{}[\]:,]/.test(value)
    ? "text and dates need quotation marks, and numbers have no commas, spaces or leading zeros"
    : "";
}

/**
 * Finds a field that an object has twice, of which `JSON.parse` would keep only the last. Returns
 * its name and the second one's line, or undefined if there's none.
 */
export function repeatedField(text: string): { name: string; line: number } | undefined {
  const names: Set<string>[] = [];
  let found: { name: string; line: number } | undefined;
  visit(text, {
    onObjectBegin: () => void names.push(new Set()),
    onObjectEnd: () => void names.pop(),
    onObjectProperty(name, offset) {
      if (names.at(-1)?.has(name)) found ??= { name, line: lineAt(text, offset) };
      names.at(-1)?.add(name);
    },
  });
  return found;
}
