import { existsSync } from "node:fs";
import path from "node:path";
import { stringify } from "csv-stringify/sync";
import { localTimeFormat } from "../../content/company/local-time";
import { CONTACT_FIELDS } from "../../content/contact/contact-fields";
import { type Row, sql } from "../database";
import { DETAIL_NAMES, type DetailName } from "../enquiry";
import { unsubscribeToken, unsubscribeUrl } from "../newsletter";
import { CommandError, type Context, dayMs, enquiryPages, explain, iso } from "./inbox-command";

const FIELDS = [
  "reference",
  "kind",
  ...CONTACT_FIELDS.map(({ apiName }) => apiName),
  "suspect",
  "id",
] as const;

type Cell = (row: Row, time: (ms: unknown) => string) => unknown;

const detail =
  (name: DetailName): Cell =>
  ({ details }) =>
    JSON.parse(String(details))[name];

const TABLE: readonly (readonly [heading: string, cell: Cell])[] = [
  ["Received", ({ received_at }, time) => time(received_at)],
  ["Reference", ({ reference }) => reference],
  ...CONTACT_FIELDS.map(({ label, apiName }): [string, Cell] => [label, (row) => row[apiName]]),
  ["Form", ({ kind }) => kind],
  ...DETAIL_NAMES.map((name): [string, Cell] => [
    name.charAt(0).toUpperCase() + name.slice(1),
    detail(name),
  ]),
  ["Answered", ({ answered_at }, time) => (answered_at ? time(answered_at) : "")],
  ["Suspect because", ({ suspect }) => suspect],
  ["Id", ({ id }) => id],
];

/** Byte order mark. Excel needs it to recognise UTF-8. */
const BOM = "\uFEFF";

/**
 * Formats rows as CSV (RFC 4180), escaped so that spreadsheets can't run a visitor's text as a
 * formula.
 */
const table = (rows: readonly (readonly unknown[])[]): string =>
  stringify(
    rows.map((row) => row.map((cell) => quiet(String(cell ?? "")))),
    { quoted: true, record_delimiter: "windows" },
  );

/**
 * Matches where a spreadsheet might start a formula, even after spaces, quotes or another
 * separator. A quote inserted at the end of the match turns the formula into plain text.
 */
const FORMULA = /((?:^|[;\t\r\n])[\s\p{Cf}"']*)(?=[=+\-@＝＋－＠﹦﹢﹣﹫])/gu;
const TELEPHONE_NUMBER = /^\+[\d ]+$/;
const quiet = (text: string): string =>
  TELEPHONE_NUMBER.test(text) ? text : text.replace(FORMULA, "$1'");

export async function exportEnquiries({
  database,
  flags,
  timeZone,
  print,
}: Context): Promise<void> {
  const since = flags.since ? dayMs("--since", flags.since, timeZone) : 0;
  const local = localTimeFormat(timeZone);
  if (flags.csv) print(BOM + table([TABLE.map(([heading]) => heading)]));
  for await (const rows of enquiryPages(database, since)) {
    print(
      flags.csv
        ? table(rows.map((row) => TABLE.map(([, cell]) => cell(row, local))))
        : rows.map((row) => `${JSON.stringify(jsonOf(row))}\n`).join(""),
    );
  }
}

/** Returns the row's fields, except empty ones. */
function jsonOf(row: Row): object {
  const fields = FIELDS.flatMap((name) => (row[name] ? [[name, row[name]]] : []));
  return {
    received_at: iso(row.received_at),
    ...Object.fromEntries(fields),
    details: JSON.parse(String(row.details)),
    ...(row.answered_at && { answered_at: iso(row.answered_at) }),
  };
}

export async function subscribers(context: Context): Promise<void> {
  const { database, flags, siteUrl, timeZone, print } = context;
  const time = flags.csv ? localTimeFormat(timeZone) : iso;
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
            ["Email", "Asked", "Confirmed", "Unsubscribe link"],
            ...lines.map((line) => Object.values(line)),
          ])
      : lines.map((line) => `${JSON.stringify(line)}\n`).join(""),
  );
}

export async function backUp({ database, edge, argument = "", print }: Context): Promise<void> {
  const file = path.resolve(argument);
  if (existsSync(file)) throw new CommandError(`${file} already exists. Choose another name.`);
  const folder = path.dirname(file);
  if (!existsSync(folder)) throw new CommandError(`There's no folder ${folder}. Create it first.`);
  await database.backUp(file).catch((error: unknown) => {
    if (error instanceof CommandError) throw error; // Wrangler's own message is clear enough
    throw explain(`The backup couldn't be written to ${file}, and no partial file was left`, error);
  });
  const restoring = edge
    ? "run `wrangler d1 execute --file` with it on an empty database"
    : "stop the site, replace inbox.db with it, and delete inbox.db-wal and inbox.db-shm";
  print(`The inbox was copied to ${file}. To restore it: ${restoring}.\n`);
}
