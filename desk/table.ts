/** Matches a Markdown table, which is recognised by its second line. */
export const TABLE_PATTERN =
  /^(?=[^\n]*\|)[^\n]+\n(?=[^\n]*\|)[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*(?:\n(?=[^\n]*\|)[^\n]+)*$/m;

const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\|/, "")
    .replace(/(?<!\\)\|$/, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** Joins cells without outer pipes, which are only needed if the first or last cell is empty. */
const lineOf = (cells: readonly string[]): string =>
  cells[0] && cells.at(-1) ? cells.join(" | ") : rowOf(cells);

const rowOf = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

/**
 * Returns a table as editors see it: one line per row, without the delimiter line under the
 * headings.
 */
export const linesOf = (table: string): string =>
  table
    .split("\n")
    .filter((_, i) => i !== 1)
    .map((row) => lineOf(cellsOf(row)))
    .join("\n");

/** Splits text copied from a spreadsheet into rows of cells. */
export const tabbedRows = (text: string): string[][] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim())
    .map((line) => line.split("\t").map((cell) => cell.trim()));

/**
 * Turns an editor's lines, whose cells are separated by `|` or tabs, into a Markdown table, or ""
 * if there are no lines. `before` is the table that the editor started from. Its columns keep their
 * alignment, and if no line has changed, it's returned unchanged.
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
