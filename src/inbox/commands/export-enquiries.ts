import { existsSync } from "node:fs";
import path from "node:path";
import { stringify } from "csv-stringify/sync";
import { localTimeFormat } from "../../content/company/local-time";
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

/** The byte order mark, by which Excel knows that a file is in UTF-8. */
const BOM = "\uFEFF";

/** Formats a table that spreadsheets open (RFC 4180) without running a formula of a visitor's. */
const table = (rows: readonly (readonly unknown[])[]): string =>
  stringify(
    rows.map((row) => row.map((cell) => quiet(String(cell ?? "")))),
    { quoted: true, record_delimiter: "windows" },
  );

/** Matches text that a spreadsheet would run, also behind blanks, quotes or another separator; a quote makes it text. */
const FORMULA = /((?:^|[;\t\r\n])[\s\p{Cf}"']*)(?=[=+\-@＝＋－＠﹦﹢﹣﹫])/gu;
const TELEPHONE_NUMBER = /^\+[\d ]+$/;
const quiet = (text: string): string =>
  TELEPHONE_NUMBER.test(text) ? text : text.replace(FORMULA, "$1'");

export async function exportEnquiries(context: Context): Promise<void> {
  const { database, flags, timeZone, print } = context;
  const since = flags.since ? dayMs("--since", flags.since, timeZone) : 0;
  const time = timeFormat(context);
  if (flags.csv) print(BOM + table([COLUMNS]));
  for await (const rows of enquiryPages(database, since)) {
    const read = rows.map((row) => ({ ...row, received_at: time(row.received_at) }) as Row);
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

/** A table is for people, so its times are the company's; JSON is for programs. */
const timeFormat = ({ flags, timeZone }: Context) => (flags.csv ? localTimeFormat(timeZone) : iso);

export async function subscribers(context: Context): Promise<void> {
  const { database, flags, siteUrl, print } = context;
  const time = timeFormat(context);
  const rows = await database.all(
    sql("SELECT * FROM subscribers WHERE state = 'confirmed' ORDER BY confirmed_at"),
  );
  const lines = await Promise.all(
    rows.map(async ({ id, email, created_at, confirmed_at }) => ({
      email: String(email),
      asked_at: time(created_at),
      confirmed_at: time(confirmed_at),
      unsubscribe_url: unsubscribeUrl(siteUrl, await unsubscribeToken(database, String(id))),
    })),
  );
  print(
    flags.csv
      ? BOM +
          table([
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
