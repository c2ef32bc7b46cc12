/**
 * `npm run contacts -- export [--since 2026-11-01] [--csv]` prints stored enquiries, one JSON object
 * per line or as a table; `npm run contacts -- erase EMAIL` removes all of one person's, and
 * `erase --before 2026-11-01` all that came before that day.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { csv, eraseBefore, eraseSender, storedMessages } from "../src/server/contact-records";

const FILE = path.resolve("var/contact-messages.jsonl");
const USAGE =
  "Say `export [--since 2026-11-01] [--csv]`, `erase EMAIL` or `erase --before 2026-11-01`.";

/** The beginning of a day in UTC; throws for anything else. */
function dayOf(name: string, text: string): Date {
  const day = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? text : Number.NaN);
  if (Number.isNaN(day.getTime())) throw new Error(`${name} must be a day, not "${text}".`);
  return day;
}

function exportMessages(since: string | undefined, asTable: boolean): void {
  const messages = storedMessages(FILE, since ? dayOf("--since", since) : undefined);
  process.stdout.write(
    asTable ? csv(messages) : messages.map((message) => `${JSON.stringify(message)}\n`).join(""),
  );
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      since: { type: "string" },
      before: { type: "string" },
      csv: { type: "boolean", default: false },
    },
  });
  const [command, email, ...rest] = positionals;
  if (command === "export" && !email) {
    exportMessages(values.since, values.csv);
    return;
  }
  const { before } = values;
  if (command !== "erase" || !email === !before || rest.length > 0) throw new Error(USAGE);
  if (before && dayOf("--before", before) > new Date())
    throw new Error(`${before} is yet to come.`);
  const { erased, damaged } = before
    ? eraseBefore(FILE, dayOf("--before", before))
    : eraseSender(FILE, email ?? "");
  const which = before ? `from before ${before}` : `from ${email}`;
  console.log(`Erased ${erased} ${erased === 1 ? "enquiry" : "enquiries"} ${which}.`);
  if (damaged > 0) console.log(`Damaged lines to look at in ${FILE}.partial: ${damaged}.`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
