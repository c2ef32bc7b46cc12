import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { stringify } from "csv-stringify/sync";
import { CONTACT_FIELDS } from "../content/contact/contact";
import { ENQUIRY_KEPT_MONTHS, RETENTION_NOTICE_DAYS } from "../site/limits";
import { type Row, readValue, sql } from "./database";
import type { ChannelName } from "./delivery";
import { deliveryProblems } from "./health";
import { OLD_FILE } from "./import-messages";
import { mayWrite } from "./inbox";
import { programNumber } from "./migrate";
import { unsubscribeToken, unsubscribeUrl } from "./newsletter";
import { VISITOR_REFUSED } from "./reason";
import { deleteMessages, expiringSoon } from "./retention";
import type { SqliteInbox } from "./sqlite";
import { importOnce, openInbox } from "./start-inbox";

/** The database, with what the commands need besides its statements. */
export type CommandInbox = Omit<SqliteInbox, "exec">;

export interface CommandOptions {
  readonly folder: string;
  /** The inbox on Cloudflare's network, instead of the one in `folder`. */
  readonly edge?: CommandInbox;
  /** Channels that are set up. */
  readonly channels: readonly ChannelName[];
  /** Origin of the site, for links in an export. */
  readonly siteUrl: string;
  readonly now: () => number;
  readonly print: (text: string) => void;
}

const USAGE = `Say one of:
  list                        the enquiries, newest first, and how each is delivered
  show ID                     one enquiry
  export [--csv] [--since DAY] all enquiries, one JSON object per line or as a table
  subscribers [--csv]         those who have confirmed the newsletter, with a link that ends it
  erase EMAIL                 everything of one person
  erase --before DAY          every enquiry from before a day, as 2026-11-01
  keep ID                     one enquiry is kept for longer than the privacy policy's time
  retry [ID]                  what failed or waits is sent again, of one enquiry or of all
  status                      what is in the inbox; exit code 1 while a delivery failed or waits for long
  backup FILE                 a whole copy
With --edge each of them asks the database of the site on Cloudflare Workers.`;

const TOO_OLD =
  "A newer version of the site has changed the database. Please run this command of that version.";

/** A person has asked for something that cannot be done; the message says what to do. */
export class CommandError extends Error {}

interface Context extends CommandOptions {
  readonly database: CommandInbox;
  readonly argument: string | undefined;
  readonly flags: { readonly csv: boolean; readonly since?: string; readonly before?: string };
}

type Command = (context: Context) => Promise<unknown>;

interface CommandRule {
  readonly takes: "none" | "one" | "any";
  readonly run: Command;
  /** A program that is too old for the database must not write: it may not know where an address is. */
  readonly writes?: true;
}

const COMMANDS: Readonly<Record<string, CommandRule>> = {
  list: { takes: "none", run: list },
  show: { takes: "one", run: show },
  export: { takes: "none", run: exportMessages },
  subscribers: { takes: "none", run: subscribers },
  erase: { takes: "any", run: erase, writes: true },
  keep: { takes: "one", run: keep, writes: true },
  retry: { takes: "any", run: retry, writes: true },
  status: { takes: "none", run: status },
  backup: { takes: "one", run: backUp },
};

/**
 * Runs `npm run inbox -- ARGS`; resolves to false where a person must look. Throws `CommandError` for what
 * cannot be done.
 */
export async function runInboxCommand(
  args: readonly string[],
  options: CommandOptions,
): Promise<boolean> {
  const { values, positionals } = parse(args);
  const [name = "", argument, ...rest] = positionals;
  if (name === "help") {
    options.print(`${USAGE}\n`);
    return true;
  }
  const command = COMMANDS[name];
  const isComplete =
    command && (command.takes === "any" || !argument === (command.takes === "none"));
  if (!isComplete || rest.length > 0) throw new CommandError(USAGE);
  const database = options.edge ?? (await openWithImport(options));
  try {
    if (command.writes && !(await mayWrite(database, programNumber()))) {
      throw new CommandError(TOO_OLD);
    }
    return (await command.run({ ...options, database, argument, flags: values })) !== false;
  } finally {
    database.close();
  }
}

/** Opens the inbox of a folder, with what an earlier version left beside it. */
async function openWithImport({ folder, now }: CommandOptions): Promise<CommandInbox> {
  const database = await openInbox(folder);
  try {
    if (await mayWrite(database, programNumber())) await importOnce(database, folder, now);
    if (existsSync(path.join(folder, OLD_FILE))) {
      throw new CommandError(`${OLD_FILE} is still being imported. Please try again in a minute.`);
    }
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        csv: { type: "boolean", default: false },
        since: { type: "string" },
        before: { type: "string" },
      },
    });
  } catch {
    throw new CommandError(USAGE);
  }
}

/** The beginning of a day in UTC, in ms. */
function dayMs(name: string, text: string): number {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(day)) throw new CommandError(`${name} must be a day, not "${text}".`);
  return day;
}

const iso = (ms: unknown): string => new Date(Number(ms)).toISOString();
const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;
const enquiries = (number: number): string => count(number, "enquiry", "enquiries");
/** Nothing that a visitor typed moves the terminal's cursor or colours. */
const printable = (text: unknown): string => String(text).replace(/[^\P{Cc}\n\t]|\p{Cf}/gu, "");

async function list({ database, print }: Context): Promise<void> {
  const rows = await database.all(
    sql(`SELECT id, reference, received_at, service_type, full_name, email, suspect, kind,
           (SELECT group_concat(channel || ' ' || state, ', ') FROM deliveries
            WHERE message_id = messages.id AND kind = 'enquiry') AS deliveries
         FROM messages ORDER BY received_at DESC, rowid DESC`),
  );
  for (const row of rows) {
    const { id, reference, received_at, service_type, full_name, email, suspect } = row;
    const who = row.kind === "damaged" ? "a damaged line" : `${full_name} <${email}>`;
    const marks = [suspect ? "suspect" : "", row.deliveries ?? "stored"].filter(Boolean).join(", ");
    print(
      `${printable(`${iso(received_at)}  ${reference}  ${service_type}  ${who}  [${marks}]  ${id}`)}\n`,
    );
  }
  if (rows.length === 0) print("There are no enquiries.\n");
}

/** Finds a message by its id, its first characters, or its reference. */
async function find(database: CommandInbox, given = ""): Promise<Row> {
  const rows = await database.all(
    sql(
      "SELECT * FROM messages WHERE id = ? OR reference = upper(?) OR (length(?) > 7 AND instr(id, ?) = 1)",
      ...[given, given, given, given],
    ),
  );
  const [row] = rows;
  if (!row || rows.length > 1) {
    throw new CommandError(
      row
        ? `More than one enquiry is "${given}"; give its whole id.`
        : `There is no enquiry "${given}".`,
    );
  }
  return row;
}

async function show({ database, argument, print }: Context): Promise<void> {
  const row = await find(database, argument);
  const deliveries = await database.all(
    sql("SELECT * FROM deliveries WHERE message_id = ? ORDER BY created_at", row.id ?? ""),
  );
  const details: Record<string, string> = JSON.parse(String(row.details));
  const lines = [
    ["Id", row.id],
    ["Reference", row.reference],
    ["Received", iso(row.received_at)],
    ["Form", row.kind],
    ...CONTACT_FIELDS.flatMap(({ field, label, apiName }) =>
      field === "message" ? [] : [[label, row[apiName]]],
    ),
    ...Object.entries(details),
    ["Suspect", row.suspect],
    ["Kept", row.kept ? "until it is erased by hand" : ""],
    ...deliveries.map(({ kind, channel, state, attempts, last_error, delivered_at }) => [
      `${kind} over ${channel}`,
      `${state}, ${count(Number(attempts), "attempt", "attempts")}${last_error ? `, ${last_error}` : ""}${delivered_at ? `, ${iso(delivered_at)}` : ""}`,
    ]),
  ];
  for (const [name, value] of lines) if (value) print(`${printable(`${name}: ${value}`)}\n`);
  print(`\n${printable(row.message)}\n`);
}

/** Rows that are read at once, so that any number can be exported. */
const PAGE_ROWS = 500;

const COLUMNS = [
  "received_at",
  "reference",
  "kind",
  ...CONTACT_FIELDS.map(({ apiName }) => apiName),
  "details",
  "suspect",
  "id",
] as const;

/** A table that spreadsheets open (RFC 4180) and in which they run no formula of a visitor's. */
const table = (rows: readonly (readonly unknown[])[]): string =>
  stringify(
    rows.map((row) => row.map((cell) => quiet(String(cell ?? "")))),
    { escape_formulas: true, quoted: true, record_delimiter: "windows" },
  );

/** Where a spreadsheet would run text behind blanks, quotes or another separator, a quote makes it text. */
const HIDDEN_FORMULA =
  /([;\t\r\n][\s\p{Cf}"']*|^[\s\p{Cf}"']+)(?=[=+\-@＝＋－＠﹦﹢﹣﹫])|^(?=[﹦﹢﹣﹫])/gu;
const quiet = (text: string): string => text.replace(HIDDEN_FORMULA, "$1'");

async function exportMessages({ database, flags, print }: Context): Promise<void> {
  const since = flags.since ? dayMs("--since", flags.since) : 0;
  if (flags.csv) print(table([COLUMNS]));
  let last = 0;
  for (;;) {
    const rows = await database.all(
      sql(
        "SELECT rowid, * FROM messages WHERE rowid > ? AND received_at >= ? ORDER BY rowid LIMIT ?",
        ...[last, since, PAGE_ROWS],
      ),
    );
    if (rows.length === 0) return;
    last = Number(rows.at(-1)?.rowid);
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

async function subscribers({ database, flags, siteUrl, print }: Context): Promise<void> {
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

async function erase({ database, edge, argument, flags, now, print }: Context): Promise<boolean> {
  const { before } = flags;
  if (!argument === !before) throw new CommandError(USAGE);
  if (before && dayMs("--before", before) > now()) {
    throw new CommandError(`${before} is yet to come.`);
  }
  const email = (argument ?? "").trim().toLowerCase();
  if (!before && !email.includes("@")) {
    throw new CommandError("Say whose enquiries: a whole e-mail address.");
  }
  const messages = before
    ? deleteMessages("received_at < ?", dayMs("--before", before))
    : deleteMessages(
        "sender = ? OR (kind = 'damaged' AND instr(lower(message), ?) > 0)",
        ...[email, email],
      );
  const ofSubscriber = "IN (SELECT id FROM subscribers WHERE email = ?)";
  const changes = await database.batch([
    ...messages,
    sql(`DELETE FROM deliveries WHERE subscriber_id ${ofSubscriber}`, email),
    sql(`DELETE FROM confirm_tokens WHERE subscriber_id ${ofSubscriber}`, email),
    sql("DELETE FROM subscribers WHERE email = ?", email),
  ]);
  await database.compact();
  const erased = changes[messages.length - 1] ?? 0;
  print(`Erased ${enquiries(erased)} from ${before ? `before ${before}` : email}`);
  print(changes.at(-1) ? " and the subscription.\n" : ".\n");
  if (edge) print("Cloudflare's back-ups of the database have it for up to 30 days more.\n");
  if (before) return true;
  const others = await database.all(
    sql(
      `SELECT id FROM messages WHERE instr(lower(
         full_name || ' ' || company || ' ' || message || ' ' || details), ?) > 0`,
      email,
    ),
  );
  if (others.length > 0) {
    print(
      `The address is also in what others wrote; look at: ${others.map(({ id }) => id).join(", ")}\n`,
    );
  }
  return others.length === 0;
}

async function keep({ database, argument, print }: Context): Promise<void> {
  const { id } = await find(database, argument);
  await database.batch([sql("UPDATE messages SET kept = 1 WHERE id = ?", id ?? "")]);
  print("It is kept until it is erased by hand.\n");
}

async function retry({ database, argument, channels, now, print }: Context): Promise<void> {
  const one = argument ? String((await find(database, argument)).id) : "";
  const [changes = 0] = await database.batch([
    sql(
      `UPDATE deliveries SET state = 'waiting', next_attempt_at = ?, first_attempt_at = NULL, attempts = 0
       WHERE state <> 'delivered' AND (? = '' OR message_id = ?)`,
      ...[now(), one, one],
    ),
    // What came before a channel was set up has no delivery over it; its owner asks for one enquiry.
    ...(one
      ? channels.map((channel) =>
          sql(
            `INSERT INTO deliveries (id, kind, message_id, channel, created_at, next_attempt_at)
             VALUES (?, 'enquiry', ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
            ...[deliveryId(one, channel), one, channel, now(), now()],
          ),
        )
      : []),
  ]);
  const added = one
    ? await readValue(
        database,
        sql("SELECT count(*) FROM deliveries WHERE message_id = ? AND state = 'waiting'", one),
      )
    : changes;
  print(`The running site sends ${count(Number(added), "delivery", "deliveries")} now.\n`);
}

/** The same for every call, so that a repeated command sends one mail. */
const deliveryId = (messageId: string, channel: string): string =>
  createHash("sha256").update(`${messageId} ${channel}`).digest("hex").slice(0, 32);

async function status({ database, channels, now, print }: Context): Promise<boolean> {
  const number = async (text: string) => Number(await readValue(database, sql(text)));
  const stored = await number("SELECT count(*) FROM messages");
  const waiting = await number("SELECT count(*) FROM deliveries WHERE state = 'waiting'");
  const confirmed = await number("SELECT count(*) FROM subscribers WHERE state = 'confirmed'");
  const pending = await number("SELECT count(*) FROM subscribers WHERE state = 'pending'");
  print(`${enquiries(stored)}, ${count(waiting, "delivery waits", "deliveries wait")}.\n`);
  print(`Newsletter: ${confirmed} confirmed, ${pending} not yet.\n`);
  print(
    channels.length > 0
      ? `Channels: ${channels.join(", ")}.\n`
      : "No channel is set up: nobody is told of an enquiry.\n",
  );
  if (pending > 0 && !channels.includes("mail")) {
    print(
      "Without a mail channel nobody can confirm the newsletter; they wait until there is one.\n",
    );
  }
  const mistyped = Number(
    await readValue(
      database,
      sql(
        "SELECT count(*) FROM deliveries WHERE state <> 'delivered' AND instr(last_error, ?) = 1",
        VISITOR_REFUSED,
      ),
    ),
  );
  if (mistyped > 0) {
    print(
      `${count(mistyped, "mail", "mails")} to visitors cannot be delivered: the addresses are refused.\n`,
    );
  }
  const soon = await expiringSoon(database, now());
  if (soon > 0) {
    print(
      `${enquiries(soon)} will be erased within ${RETENTION_NOTICE_DAYS} days, ${ENQUIRY_KEPT_MONTHS} months after the sender's last message; "keep ID" exempts one.\n`,
    );
  }
  const problems = [...(await deliveryProblems(database, channels, now()))];
  if (!(await mayWrite(database, programNumber()))) {
    problems.push("A newer program has changed the database; this one takes no enquiries.");
  }
  for (const problem of problems) print(`${problem}\n`);
  return problems.length === 0;
}

async function backUp({ database, edge, argument = "", print }: Context): Promise<void> {
  const file = path.resolve(argument);
  if (existsSync(file)) throw new CommandError(`${file} exists already.`);
  await database.backUp(file);
  const restoring = edge
    ? "run `wrangler d1 execute` with it as --file, on an empty database"
    : "stop the site, put it in place of inbox.db, and remove inbox.db-wal and inbox.db-shm";
  print(`The inbox is in ${file}. To restore it: ${restoring}.\n`);
}
