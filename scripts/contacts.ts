/**
 * `npm run contacts -- export [--since 2026-11-01] [--csv]` prints stored enquiries, one JSON object
 * per line or as a table; `npm run contacts -- erase EMAIL` removes all of one person's.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { csv, eraseSender, storedMessages } from "../src/server/contact-records";

const FILE = path.resolve("var/contact-messages.jsonl");
const USAGE = "Say `export [--since 2026-11-01] [--csv]` or `erase EMAIL`.";

function exportMessages(since: string | undefined, asTable: boolean): void {
  const from = new Date(since ?? 0);
  if (Number.isNaN(from.getTime())) throw new Error(`--since must be a date, not "${since}".`);
  const messages = storedMessages(FILE, from);
  process.stdout.write(
    asTable ? csv(messages) : messages.map((message) => `${JSON.stringify(message)}\n`).join(""),
  );
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { since: { type: "string" }, csv: { type: "boolean", default: false } },
  });
  const [command, email, ...rest] = positionals;
  if (command === "export" && !email) {
    exportMessages(values.since, values.csv);
    return;
  }
  if (command !== "erase" || !email || rest.length > 0) throw new Error(USAGE);
  const count = eraseSender(FILE, email);
  console.log(`Erased ${count} ${count === 1 ? "enquiry" : "enquiries"} from ${email}.`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
