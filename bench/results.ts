import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** One line of a result: column name to value. */
export type Row = Readonly<Record<string, string | number>>;
/** Several tables of one result, by title. */
export type Tables = Readonly<Record<string, readonly Row[]>>;

const commit = (): string =>
  execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();

/** Numbers with at most one decimal; below 1 with at most three, for layout shift. */
const cell = (value: string | number | undefined): string =>
  typeof value === "number"
    ? String(Number(value.toFixed(Math.abs(value) < 1 ? 3 : 1)))
    : (value ?? "");

/** Rows as a Markdown table, columns in the order of the first row. */
export function markdownTable(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const line = (values: readonly string[]) => `| ${values.join(" | ")} |`;
  return [
    line(columns),
    line(columns.map(() => "---")),
    ...rows.map((row) => line(columns.map((column) => cell(row[column])))),
  ].join("\n");
}

/** Tables that have rows as Markdown, each below its title. */
export const markdownTables = (tables: Tables): string =>
  Object.entries(tables)
    .filter(([, rows]) => rows.length > 0)
    .map(([title, rows]) => `## ${title}\n\n${markdownTable(rows)}`)
    .join("\n\n");

/** Writes `bench/results/{name}.json` and `.md`, with command, date, commit and machine. */
function write(name: string, command: string, json: object, markdown: string): void {
  const machine = `${os.cpus().length} cores, Node ${process.versions.node}`;
  const meta = { command, date: new Date().toISOString().slice(0, 10), commit: commit(), machine };
  const directory = path.resolve("bench/results");
  mkdirSync(directory, { recursive: true });
  const file = path.join(directory, name);
  writeFileSync(`${file}.json`, `${JSON.stringify({ ...meta, ...json }, null, 2)}\n`);
  writeFileSync(
    `${file}.md`,
    `# ${name}\n\n\`${command}\`, ${meta.date}, commit ${meta.commit}, ${machine}\n\n${markdown}\n`,
  );
}

/** Keeps several tables. A long benchmark does so after each part: what is broken off keeps those. */
export const keepTables = (name: string, command: string, tables: Tables): void =>
  write(name, command, { tables }, markdownTables(tables));

/** Keeps and prints one table. */
export function keepResults(name: string, command: string, rows: readonly Row[]): void {
  write(name, command, { rows }, markdownTable(rows));
  console.log(`\n${markdownTable(rows)}`);
}

/** Takes the rows of a long benchmark one by one: a run that is broken off keeps what it has. */
export function collectResults(name: string, command: string): (row: Row) => void {
  const rows: Row[] = [];
  return (row) => {
    rows.push(row);
    write(name, command, { rows }, markdownTable(rows));
    console.log(JSON.stringify(row));
  };
}
