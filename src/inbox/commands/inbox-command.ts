import { startOfDay } from "../../content/company/local-time";
import { type Row, sql, type Value } from "../database";
import type { Channel, ChannelName } from "../delivery";
import { errorMessage, isDamaged } from "../error-messages";
import type { SqliteInbox } from "../sqlite";

/** Number of rows read at a time, so that any number of enquiries can be handled. */
const PAGE_ROWS = 500;

/** The database functions that commands need. */
export type CommandInbox = Omit<SqliteInbox, "exec" | "emptyLog">;

export interface CommandOptions {
  readonly folder: string;
  /** The inbox on Cloudflare. If set, it's used instead of the one in `folder`. */
  readonly edge?: CommandInbox;
  readonly channels: readonly ChannelName[];
  /** Opens the channels for a test message. */
  readonly openChannels: () => readonly Channel[];
  /** Origin of the site, for links in an export. */
  readonly siteUrl: string;
  readonly timeZone: string;
  readonly now: () => number;
  /** Returns the free bytes on a folder's disk. By default, asks the system. */
  readonly freeBytes?: (folder: string) => Promise<number>;
  readonly print: (text: string) => void;
}

export const USAGE = `Usage: npm run inbox -- COMMAND
  list                         list enquiries, newest first: time, reference, state, subject, sender, first words
  show ID                      show one enquiry
  export [--csv] [--since DAY] export all enquiries, as one JSON object per line or as CSV
  subscribers [--csv]          list confirmed newsletter subscribers, each with an unsubscribe link
  erase EMAIL                  erase everything about one person
  erase --before DAY           erase every enquiry received before a date, such as 2026-11-01
  answered ID [--undo]         mark an enquiry as answered, or as new again
  keep ID [--undo]             keep an enquiry beyond the privacy policy's period, or stop keeping it
  retry [ID]                   send failed, waiting and unsent messages again, for one enquiry or all
  settle [ID]                  stop warnings about deliveries that failed for good, for one enquiry or all
  status                       show what's in the inbox; exit with 1 if something needs attention
  backup FILE                  write a complete copy of the inbox to a file
  test                         send a test message over every channel and say whether it was accepted
With --edge, every command except test uses the database of the site on Cloudflare Workers.`;

/**
 * Thrown when the user asks for something that can't be done. The message says what to do instead.
 */
export class CommandError extends Error {}

/**
 * Creates an error that says what a database error prevented. If the database is damaged, it refers
 * to the instructions for restoring it.
 */
export function explain(what: string, error: unknown): CommandError {
  const remedy = isDamaged(error) ? " docs/operations.md says how to restore a backup." : "";
  return new CommandError(`${what}: ${errorMessage(error)}.${remedy}`);
}

export interface Context extends CommandOptions {
  readonly database: CommandInbox;
  readonly argument: string | undefined;
  readonly flags: {
    readonly csv?: boolean;
    readonly since?: string;
    readonly before?: string;
    readonly undo?: boolean;
  };
}

export type Command = (context: Context) => Promise<unknown>;

/**
 * Returns when a day starts in the company's time zone, in ms. Throws `CommandError` if `text`
 * isn't a day.
 */
export function dayMs(name: string, text: string, timeZone: string): number {
  const day = startOfDay(text, timeZone);
  if (Number.isNaN(day)) {
    throw new CommandError(`${name} must be a date such as 2026-11-01, not "${text}".`);
  }
  return day;
}

export const iso = (ms: unknown): string => new Date(Number(ms)).toISOString();
export const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;
export const enquiries = (number: number): string => count(number, "enquiry", "enquiries");
/**
 * Removes characters from visitor input that could move the terminal's cursor or change its
 * colours.
 */
export const printable = (text: unknown): string =>
  String(text).replace(/[^\P{Cc}\n\t]|\p{Cf}/gu, "");

/** Yields pages of enquiries received since a time in ms, in the order they were stored in. */
export async function* enquiryPages(
  database: CommandInbox,
  since = 0,
): AsyncGenerator<readonly Row[]> {
  for (let last: Value | undefined = 0; last !== undefined; ) {
    const rows: readonly Row[] = await database.all(
      sql(
        "SELECT rowid, * FROM enquiries WHERE rowid > ? AND received_at >= ? ORDER BY rowid LIMIT ?",
        last,
        since,
        PAGE_ROWS,
      ),
    );
    last = rows.at(-1)?.rowid;
    if (rows.length > 0) yield rows;
  }
}

/**
 * Finds an enquiry by its id, by at least the first 8 characters of its id, or by its reference.
 * Throws a `CommandError` unless exactly one matches.
 */
export async function findEnquiry(database: CommandInbox, given = ""): Promise<Row> {
  const rows = await database.all(
    sql(
      "SELECT * FROM enquiries WHERE id = ? OR reference = upper(?) OR (length(?) > 7 AND instr(id, ?) = 1)",
      given,
      given,
      given,
      given,
    ),
  );
  const [row] = rows;
  if (!row || rows.length > 1) {
    throw new CommandError(
      row
        ? `More than one enquiry matches "${given}". Give the full id: ${rows.map(({ id }) => id).join(", ")}.`
        : `There is no enquiry "${given}".`,
    );
  }
  return row;
}
