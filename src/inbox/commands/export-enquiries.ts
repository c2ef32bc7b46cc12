import { existsSync } from "node:fs";
import path from "node:path";
import { stringify } from "csv-stringify/sync";
import { CONTACT_FIELDS } from "../../content/contact/contact-fields";
import { type Row, sql } from "../database";
import { unsubscribeToken, unsubscribeUrl } from "../newsletter";
import { CommandError, type Context, dayMs, enquiryPages, explain, iso } from "./inbox-command";

const COLUMNS = [
  "received_at",
  "reference",
  "kind",
  ...CONTACT_FIELDS.map(({ apiName }) => apiName),
  "details",
  "suspect",
  "id",
] as const;

/** Formats a table that spreadsheets open (RFC 4180) without running a formula of a visitor's. */
const table = (rows: readonly (readonly unknown[])[]): string =>
  stringify(
    rows.map((row) => row.map((cell) => quiet(String(cell ?? "")))),
    { escape_formulas: true, quoted: true, record_delimiter: "windows" },
  );

/** Matches text that a spreadsheet would run behind blanks, quotes or another separator; a quote makes it text. */
const HIDDEN_FORMULA =
  /([;\t\r\n][\s\p{Cf}"']*|^[\s\p{Cf}"']+)(?=[=+\-@＝＋－＠﹦﹢﹣﹫])|^(?=[﹦﹢﹣﹫])/gu;
const quiet = (text: string): string => text.replace(HIDDEN_FORMULA, "$1'");

export async function exportEnquiries({ database, flags, print }: Context): Promise<void> {
  const since = flags.since ? dayMs("--since", flags.since) : 0;
  if (flags.csv) print(table([COLUMNS]));
  for await (const rows of enquiryPages(database, since)) {
    const read = rows.map((row) => ({ ...row, received_at: iso(row.received_at) }) as Row);
    print(
      flags.csv
        ? table(read.map((row) => COLUMNS.map((name) => row[name])))
        : read
            .map((row) => {
              const fields = COLUMNS.flatMap((name) => (row[name] ? [[name, row[name]]] : []));
              const details = JSON.parse(String(row.details));
              return `${JSON.stringify({ ...Object.fromEntries(fields), details })}\n`;
            })
            .join(""),
    );
  }
}

export async function subscribers({ database, flags, siteUrl, print }: Context): Promise<void> {
  const rows = await database.all(
    sql("SELECT * FROM subscribers WHERE state = 'confirmed' ORDER BY confirmed_at"),
  );
  const lines = await Promise.all(
    rows.map(async ({ id, email, created_at, confirmed_at }) => ({
      email: String(email),
      asked_at: iso(created_at),
      confirmed_at: iso(confirmed_at),
      unsubscribe_url: unsubscribeUrl(siteUrl, await unsubscribeToken(database, String(id))),
    })),
  );
  print(
    flags.csv
      ? table([
          ["email", "asked_at", "confirmed_at", "unsubscribe_url"],
          ...lines.map((line) => Object.values(line)),
        ])
      : lines.map((line) => `${JSON.stringify(line)}\n`).join(""),
  );
}

export async function backUp({ database, edge, argument = "", print }: Context): Promise<void> {
  const file = path.resolve(argument);
  if (existsSync(file)) throw new CommandError(`${file} exists already: choose another name.`);
  const folder = path.dirname(file);
  if (!existsSync(folder)) throw new CommandError(`There is no folder ${folder}: make it first.`);
  await database.backUp(file).catch((error: unknown) => {
    if (error instanceof CommandError) throw error; // Wrangler's own words
    throw explain(`The back-up could not be written to ${file}, and nothing is left of it`, error);
  });
  const restoring = edge
    ? "run `wrangler d1 execute` with it as --file, on an empty database"
    : "stop the site, put it in place of inbox.db, and remove inbox.db-wal and inbox.db-shm";
  print(`The inbox is in ${file}. To restore it: ${restoring}.\n`);
}
