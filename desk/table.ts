/** Tables of Markdown as editors write them: a line for each row, with `|` or tabs between cells. */

/** Matches a table; its second line says that it is one. */
export const TABLE_PATTERN =
  /^(?=[^\n]*\|)[^\n]+\n(?=[^\n]*\|)[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*(?:\n(?=[^\n]*\|)[^\n]+)*$/m;

const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\|/, "")
    .replace(/(?<!\\)\|$/, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** Writes a row without the pipes at its ends, unless its first or last cell is empty. */
const lineOf = (cells: readonly string[]): string =>
  cells[0] && cells.at(-1) ? cells.join(" | ") : rowOf(cells);

const rowOf = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

/** Returns the lines that an editor sees of a table. */
export const linesOf = (table: string): string =>
  table
    .split("\n")
    .filter((_, i) => i !== 1)
    .map((row) => lineOf(cellsOf(row)))
    .join("\n");

/** Returns the rows of text whose cells have tabs between them, as spreadsheets copy them. */
export const tabbedRows = (text: string): string[][] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim())
    .map((line) => line.split("\t").map((cell) => cell.trim()));

/**
 * Writes an editor's lines as a table in Markdown, or nothing if there are none. `before` is the table that they were
 * read from: its columns keep their alignment, and lines that haven't changed keep it as it's written.
 */
export function tableOf(lines: string, before = ""): string {
  if (before && lines === linesOf(before)) return before;
  const rows = lines
    .split("\n")
    .filter((line) => line.trim())
    .flatMap((line) =>
      line.includes("\t") ? tabbedRows(line.replace(/(?<!\\)\|/g, "\\|")) : [cellsOf(line)],
    );
  const columns = Math.max(...rows.map(({ length }) => length));
  const alignments = cellsOf(before.split("\n")[1] ?? "");
  const [head, ...others] = rows.map((cells) =>
    rowOf(Array.from({ length: columns }, (_, i) => cells[i] ?? "")),
  );
  if (!head) return "";
  const rule = rowOf(Array.from({ length: columns }, (_, i) => alignments[i] || "---"));
  return [head, rule, ...others].join("\n");
}
