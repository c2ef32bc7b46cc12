import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";
import type { StoredMessage } from "./contact-store";

const LINE_FEED = 0x0a;
const SPACE = 0x20;

interface Line {
  /** Where it begins in the file, in bytes. */
  readonly start: number;
  readonly bytes: Buffer;
}

function* linesOf(content: Buffer): Generator<Line> {
  for (let start = 0; start < content.length; ) {
    const found = content.indexOf(LINE_FEED, start);
    const end = found < 0 ? content.length : found;
    yield { start, bytes: content.subarray(start, end) };
    start = end + 1;
  }
}

function parse(line: Buffer): StoredMessage | null {
  try {
    const value: unknown = JSON.parse(line.toString("utf8"));
    const isMessage = typeof value === "object" && value !== null && "received_at" in value;
    return isMessage ? (value as StoredMessage) : null; // our own file: it holds what we wrote
  } catch {
    return null; // blanked out, or cut off by a crash
  }
}

/** The enquiries in `file` that came at `since` or later, oldest first; a missing file has none. */
export function storedMessages(file: string, since: Date = new Date(0)): StoredMessage[] {
  if (!existsSync(file)) return [];
  const from = since.toISOString();
  return [...linesOf(readFileSync(file))]
    .flatMap(({ bytes }) => parse(bytes) ?? [])
    .filter(({ received_at }) => received_at >= from);
}

/**
 * Blanks out every enquiry from `email`, whatever its case, in `file` and in the copy of a line that a
 * crash cut off. The file may be in use meanwhile: lines keep their places. Answers how many went.
 */
export function eraseSender(file: string, email: string): number {
  const wanted = email.trim().toLowerCase();
  if (!wanted) throw new Error("Say whose enquiries: an e-mail address.");
  return (
    blank(file, (line) => parse(line)?.email.toLowerCase() === wanted) +
    blank(`${file}.torn`, (line) => line.toString("utf8").toLowerCase().includes(wanted))
  );
}

function blank(file: string, isMeant: (line: Buffer) => boolean): number {
  if (!existsSync(file)) return 0;
  const meant = [...linesOf(readFileSync(file))].filter(({ bytes }) => isMeant(bytes));
  if (meant.length === 0) return 0;
  const descriptor = openSync(file, "r+");
  try {
    for (const { start, bytes } of meant) {
      writeSync(descriptor, Buffer.alloc(bytes.length, SPACE), 0, bytes.length, start);
    }
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  return meant.length;
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
const cell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replace(/"/g, '""')}"`;
};

/** Enquiries as a table that spreadsheets open (RFC 4180). */
export const csv = (messages: readonly StoredMessage[]): string =>
  [COLUMNS, ...messages.map((message) => COLUMNS.map((name) => message[name] ?? ""))]
    .map((row) => `${row.map(cell).join(",")}\r\n`)
    .join("");
