import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  writeSync,
} from "node:fs";
import * as v from "valibot";
import type { ContactMessage } from "../content/contact/contact";

/** One line of the file: a message, and when and as what it was stored. */
export interface StoredMessage extends ContactMessage {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly received_at: string;
  /** Marks a repeated request: a digest of the sender's key and the message. */
  readonly repeat_key?: string;
}

const storedMessage = v.objectWithRest(
  { id: v.string(), received_at: v.string(), email: v.string() },
  v.string(),
);

/** Parses one line; null when it is blanked out or damaged, as by a crash. */
export function parseRecord(line: string): StoredMessage | null {
  try {
    // `as`: our own file, whose other fields are checked to be text
    return v.parse(storedMessage, JSON.parse(line)) as unknown as StoredMessage;
  } catch {
    return null;
  }
}

const linesOf = (file: string): string[] =>
  // latin1, so that positions in the text are positions in the file
  existsSync(file) ? readFileSync(file, "latin1").split("\n") : [];

const utf8 = (line: string): string => Buffer.from(line, "latin1").toString();

/** Reads the enquiries in `file` that came at `since` or later, oldest first; a missing file has none. */
export function storedMessages(file: string, since: Date = new Date(0)): StoredMessage[] {
  return linesOf(file)
    .flatMap((line) => parseRecord(utf8(line)) ?? [])
    .filter(({ received_at }) => received_at >= since.toISOString());
}

/** What was erased, and how many damaged lines are left for a person to look at in `{file}.partial`. */
export interface Erasure {
  readonly erased: number;
  readonly damaged: number;
}

/** Erases every enquiry from `email`, whatever its case. Throws when there is no address. */
export function eraseSender(file: string, email: string): Erasure {
  const sender = email.trim().toLowerCase();
  if (!sender) throw new Error("Say whose enquiries: an e-mail address.");
  return erase(
    file,
    (record) => record.email.toLowerCase() === sender,
    (line) => line.toLowerCase().includes(sender),
  );
}

/** Erases every enquiry that came before `date`. */
export function eraseBefore(file: string, date: Date): Erasure {
  const isBefore = (received_at = "") => received_at !== "" && received_at < date.toISOString();
  return erase(
    file,
    (record) => isBefore(record.received_at),
    (line) => isBefore(/"received_at":"([^"]+)"/.exec(line)?.[1]),
  );
}

/**
 * Blanks out the lines that match in `file` and in the damaged lines beside it, and moves every other
 * damaged line there. The file may be in use meanwhile: lines keep their positions.
 */
function erase(
  file: string,
  matches: (record: StoredMessage) => boolean,
  matchesDamaged: (line: string) => boolean,
): Erasure {
  const aside = `${file}.partial`;
  const erased =
    blank(file, (raw) => {
      const record = parseRecord(utf8(raw));
      return record ? matches(record) : matchesDamaged(utf8(raw));
    }) + blank(aside, (raw) => matchesDamaged(utf8(raw)));
  const isDamaged = (raw: string) => raw.trim() !== "" && !parseRecord(utf8(raw));
  const damaged = new Set(linesOf(file).slice(0, -1).filter(isDamaged)); // the last may be unfinished
  if (damaged.size > 0) {
    const text = [...damaged, ""].join("\n");
    appendFileSync(aside, text, { encoding: "latin1", mode: 0o600, flush: true });
    blank(file, (raw) => damaged.has(raw));
  }
  return { erased, damaged: linesOf(aside).filter((line) => line.trim()).length };
}

/** Blanks out each line, read as Latin-1, that matches; returns their number. */
function blank(file: string, matches: (line: string) => boolean): number {
  const lines = linesOf(file);
  if (!lines.some((line) => matches(line))) return 0;
  const descriptor = openSync(file, "r+");
  let count = 0;
  let start = 0;
  try {
    for (const line of lines) {
      if (matches(line)) {
        writeSync(descriptor, " ".repeat(line.length), start);
        count += 1;
      }
      start += line.length + 1;
    }
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  return count;
}

const COLUMNS = [
  "received_at",
  "full_name",
  "email",
  "phone_number",
  "company",
  "service_type",
  "message",
  "id",
] as const;

/**
 * Where a spreadsheet would run text: at its beginning and, where a semicolon or tab separates cells,
 * after one; behind blanks and quotes too, and in full-width letters. A quote there makes it text.
 */
const FORMULA = /(^|[;\t\r\n])(?=[\s\p{Cf}"']*[=+\-@＝＋－＠﹦﹢﹣﹫]|[\t\r])/gu;
const cell = (text: string): string => `"${text.replace(FORMULA, "$1'").replace(/"/g, '""')}"`;

/** Writes enquiries as a table that spreadsheets open (RFC 4180). */
export const csv = (messages: readonly StoredMessage[]): string =>
  [COLUMNS, ...messages.map((message) => COLUMNS.map((name) => message[name] ?? ""))]
    .map((row) => `${row.map(cell).join(",")}\r\n`)
    .join("");
