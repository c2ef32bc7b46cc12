import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** A table row: values by column. */
export type Row = Readonly<Record<string, string | number>>;
/** One measurement: values by column. */
export type Figures = Record<string, number>;
/** Tables by title. */
export type Tables = Readonly<Record<string, readonly Row[]>>;
/** Saves the results so far, so that an interrupted run doesn't lose them. */
export type Keep = (tables: Tables) => void;

/** Rounds to one decimal, or to three if the value is below 1, as layout shift is. */
const cell = (value: string | number = ""): string =>
  typeof value === "number" ? String(Number(value.toFixed(Math.abs(value) < 1 ? 3 : 1))) : value;

const line = (values: readonly string[]) => `| ${values.join(" | ")} |`;
function markdownTable(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const body = rows.map((row) => line(columns.map((column) => cell(row[column]))));
  return [line(columns), line(columns.map(() => "---")), ...body].join("\n");
}

/** Skips empty tables. Columns are in the first row's order. */
export const markdownTables = (tables: Tables): string =>
  Object.entries(tables)
    .filter(([, rows]) => rows.length > 0)
    .map(([title, rows]) => `## ${title}\n\n${markdownTable(rows)}`)
    .join("\n\n");

/** Writes `bench/results/{name}.md`, which also states the command, date, commit and machine. */
export function writeResults(name: string, command: string, tables: Tables): void {
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${os.cpus().length} cores, Node ${process.versions.node}`;
  const head = `# ${name}\n\n\`${command}\`, ${date}, commit ${commit}, ${machine}`;
  const file = path.resolve("bench/results", `${name}.md`);
  writeFileSync(file, `${head}\n\n${markdownTables(tables)}\n`);
}
