import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";
import type { ContactMessage } from "../content/contact/contact";

/** One line of the file: a message, and when and as what it was stored. */
export interface StoredMessage extends ContactMessage {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly received_at: string;
  /** Marks a repeated request: a digest of the sender's key and the message. */
  readonly repeat_key?: string;
}

/** Parses one line; null when it is blanked out or cut off by a crash. */
export function parseRecord(line: string): StoredMessage | null {
  try {
    const value: unknown = JSON.parse(line);
    const isMessage = typeof value === "object" && value !== null && "id" in value;
    return isMessage ? (value as StoredMessage) : null; // our own file: an id marks our own lines
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

/**
 * Blanks out every enquiry from `email`, whatever its case, in `file` and in the partial lines beside
 * it. The file may be in use meanwhile: lines keep their positions. Returns the number of enquiries.
 */
export function eraseSender(file: string, email: string): number {
  const sender = email.trim().toLowerCase();
  if (!sender) throw new Error("Say whose enquiries: an e-mail address.");
  return (
    blank(file, (line) => parseRecord(line)?.email.toLowerCase() === sender) +
    blank(`${file}.partial`, (line) => line.toLowerCase().includes(sender))
  );
}

function blank(file: string, matches: (line: string) => boolean): number {
  const lines = linesOf(file);
  if (!lines.some((line) => matches(utf8(line)))) return 0;
  const descriptor = openSync(file, "r+");
  let count = 0;
  let start = 0;
  try {
    for (const line of lines) {
      if (matches(utf8(line))) {
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

/** A spreadsheet runs a cell that begins like a formula; a quote before it makes it text. */
const cell = (text: string): string =>
  `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replace(/"/g, '""')}"`;

/** Writes enquiries as a table that spreadsheets open (RFC 4180). */
export const csv = (messages: readonly StoredMessage[]): string =>
  [COLUMNS, ...messages.map((message) => COLUMNS.map((name) => message[name] ?? ""))]
    .map((row) => `${row.map(cell).join(",")}\r\n`)
    .join("");
