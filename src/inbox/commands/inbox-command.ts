import { startOfDay } from "../../content/company/local-time";
import { type Row, sql, type Value } from "../database";
import type { Channel, ChannelName } from "../delivery";
import { errorMessage, isDamaged } from "../error-messages";
import type { SqliteInbox } from "../sqlite";

/** Rows that are read at once, so that there may be any number. */
const PAGE_ROWS = 500;

/** The database with all that commands need besides its statements. */
export type CommandInbox = Omit<SqliteInbox, "exec" | "emptyLog">;

export interface CommandOptions {
  readonly folder: string;
  /** The inbox on Cloudflare's network, instead of the one in `folder`. */
  readonly edge?: CommandInbox;
  /** Channels that are set up. */
  readonly channels: readonly ChannelName[];
  /** Opens the channels that are set up, to send a test message. */
  readonly openChannels: () => readonly Channel[];
  /** Origin of the site, for links in an export. */
  readonly siteUrl: string;
  /** The company's time zone. */
  readonly timeZone: string;
  readonly now: () => number;
  /** Returns the free bytes of a folder's disk; default: by the system. */
  readonly freeBytes?: (folder: string) => Promise<number>;
  readonly print: (text: string) => void;
}

export const USAGE = `Say one of:
  list                        the enquiries, newest first: time, reference, state, subject, sender, first words
  show ID                     one enquiry
  export [--csv] [--since DAY] all enquiries, one JSON object per line or as a table
  subscribers [--csv]         those who have confirmed the newsletter, with a link that ends it
  erase EMAIL                 everything of one person
  erase --before DAY          every enquiry from before a day, as 2026-11-01
  answered ID [--undo]        mark an enquiry as answered, or as new again
  keep ID [--undo]            keep one enquiry for longer than the privacy policy says, or no longer
  retry [ID]                  what failed or waits is sent again, and what was never sent; of one enquiry or of all
  settle [ID]                 stop the alarm about deliveries that failed for good, of one enquiry or all
  status                      what is in the inbox; exit code 1 while something is wrong with it
  backup FILE                 a whole copy
  test                        send a test message over every channel, and say whether it was accepted
With --edge each of them but test asks the database of the site on Cloudflare Workers.`;

/** Says that a person has asked for something that cannot be done; the message gives the remedy. */
export class CommandError extends Error {}

/** Explains what an error of the database has kept from being done, and where the remedy is described. */
export function explain(what: string, error: unknown): CommandError {
  const remedy = isDamaged(error) ? " docs/operations.md says how to restore a back-up." : "";
  return new CommandError(`${what}: ${errorMessage(error)}.${remedy}`);
}

/** The context of a command: its options, the open database, and the words behind its name. */
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

/** Returns the beginning of a day of the company, in ms. Throws `CommandError` for a text that isn't a day. */
export function dayMs(name: string, text: string, timeZone: string): number {
  const day = startOfDay(text, timeZone);
  if (Number.isNaN(day)) {
    throw new CommandError(`${name} must be a day, not "${text}".`);
  }
  return day;
}

export const iso = (ms: unknown): string => new Date(Number(ms)).toISOString();
export const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;
export const enquiries = (number: number): string => count(number, "enquiry", "enquiries");
/** Removes from a visitor's text all that would move the terminal's cursor or change its colours. */
export const printable = (text: unknown): string =>
  String(text).replace(/[^\P{Cc}\n\t]|\p{Cf}/gu, "");

/** Yields the enquiries since a time in ms, oldest first, some hundred at a time. */
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

/** Finds an enquiry by its id, its first characters, or its reference. */
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
        ? `More than one enquiry is "${given}"; give its whole id: ${rows.map(({ id }) => id).join(", ")}.`
        : `There is no enquiry "${given}".`,
    );
  }
  return row;
}
