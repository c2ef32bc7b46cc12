import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** One line of a result: column name to value. */
export type Row = Readonly<Record<string, string | number>>;

const commit = (): string =>
  execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();

const cell = (value: string | number | undefined): string =>
  typeof value === "number" && !Number.isInteger(value) ? value.toFixed(1) : String(value ?? "");

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

/** Prints the rows and keeps them in `bench/results/{name}.json` and `.md`, with date and commit. */
export function keepResults(name: string, command: string, rows: readonly Row[]): void {
  writeResults(name, command, rows);
  console.log(`\n${markdownTable(rows)}`);
}

function writeResults(name: string, command: string, rows: readonly Row[]): void {
  const machine = `${os.cpus().length} cores, Node ${process.versions.node}`;
  const meta = { command, date: new Date().toISOString().slice(0, 10), commit: commit(), machine };
  const directory = path.resolve("bench/results");
  mkdirSync(directory, { recursive: true });
  const table = markdownTable(rows);
  writeFileSync(
    path.join(directory, `${name}.json`),
    `${JSON.stringify({ ...meta, rows }, null, 2)}\n`,
  );
  writeFileSync(
    path.join(directory, `${name}.md`),
    `# ${name}\n\n\`${command}\`, ${meta.date}, commit ${meta.commit}, ${machine}\n\n${table}\n`,
  );
}

/** Takes the rows of a long benchmark one by one: a run that is broken off keeps what it has. */
export function collectResults(name: string, command: string): (row: Row) => void {
  const rows: Row[] = [];
  return (row) => {
    rows.push(row);
    writeResults(name, command, rows);
    console.log(JSON.stringify(row));
  };
}
