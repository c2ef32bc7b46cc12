import { createHash } from "node:crypto";
import { createReadStream, existsSync, rmSync } from "node:fs";
import * as v from "valibot";
import { CONTACT_FIELDS } from "../content/contact/contact-fields";
import { referenceOf } from "../site/reference-of";
import { type InboxPort, type Statement, sql } from "./database";

/** The file of an earlier version: one enquiry per line, and beside it lines that a crash had cut off. */
export const OLD_FILE = "contact-messages.jsonl";

const LINE_FEED = 0x0a;
/** A longer line is read in pieces, each of them damaged. */
const LINE_MAX_BYTES = 1_048_576;
const LINES_AT_ONCE = 200;

const record = v.objectWithRest(
  {
    id: v.pipe(v.string(), v.minLength(1)),
    received_at: v.pipe(v.string(), v.isoTimestamp()),
    email: v.string(),
  },
  v.string(),
);
type OldMessage = v.InferOutput<typeof record>;

function parse(line: string): OldMessage | null {
  try {
    return v.parse(record, JSON.parse(line));
  } catch {
    return null;
  }
}

/** Yields the lines of a file of any size, a few hundred at a time, without blank ones. */
async function* linesOf(file: string): AsyncGenerator<readonly string[]> {
  let lines: string[] = [];
  let rest = Buffer.alloc(0);
  const take = (bytes: Buffer) => {
    const text = bytes.toString("utf8");
    if (text.trim()) lines.push(text);
  };
  for await (const chunk of createReadStream(file)) {
    rest = Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = rest.indexOf(LINE_FEED); end >= 0; end = rest.indexOf(LINE_FEED, start)) {
      take(rest.subarray(start, end));
      start = end + 1;
    }
    rest = rest.subarray(start);
    if (rest.length > LINE_MAX_BYTES) {
      take(rest);
      rest = Buffer.alloc(0);
    }
    if (lines.length >= LINES_AT_ONCE) {
      yield lines;
      lines = [];
    }
  }
  take(rest);
  if (lines.length > 0) yield lines;
}

const INSERT = `INSERT INTO messages (id, repeat_key, reference, kind, received_at, sender, details, suspect,
  ${CONTACT_FIELDS.map(({ apiName }) => apiName).join(", ")})
  VALUES (?, ?, ?, ?, ?, ?, '{}', '', ?, ?, ?, ?, ?, ?)`;

/** A line as a message: a damaged one is kept whole, for a person to look at and for erasing to reach. */
function statementsFor(line: string, now: number): readonly Statement[] {
  const old = parse(line);
  const values = old ? [Date.parse(old.received_at), old.email.toLowerCase()] : [now, ""];
  const id = old?.id ?? damagedId(line);
  const texts = CONTACT_FIELDS.map(({ apiName }) =>
    old ? (old[apiName] ?? "") : apiName === "message" ? line : "",
  );
  const row = (key: string | null) => [
    ...[id, key, referenceOf(id), old ? "contact" : "damaged"],
    ...values,
    ...texts,
  ];
  const withKey = sql(`${INSERT} ON CONFLICT DO NOTHING`, ...row(old?.repeat_key ?? null));
  // Where a key was used twice, its second message still has a row of its own.
  return old?.repeat_key
    ? [withKey, sql(`${INSERT} ON CONFLICT (id) DO NOTHING`, ...row(null))]
    : [withKey];
}

/** The same line has the same id, so that an import that was cut off can begin again. */
const damagedId = (line: string): string => createHash("sha256").update(line).digest("hex");

/** Whether each line is in the database as it is in the file. */
async function areStored(database: InboxPort, lines: readonly string[]): Promise<boolean> {
  const expected = lines.map((line) => {
    const old = parse(line);
    return old ? [old.id, old.email, old.message ?? ""] : [damagedId(line), "", line];
  });
  const rows = await database.all(
    sql(
      "SELECT id, email, message FROM messages WHERE id IN (SELECT value FROM json_each(?))",
      JSON.stringify(expected.map(([id]) => id)),
    ),
  );
  const stored = new Map(rows.map(({ id, email, message }) => [id, `${email}\n${message}`]));
  return expected.every(([id = "", email, message]) => stored.get(id) === `${email}\n${message}`);
}

/**
 * Moves the enquiries of an earlier version's `file` and of `{file}.partial` into the database: reads each
 * in a stream, commits some hundred lines at a time, reads it again to verify, and deletes it. Returns the
 * number of lines; 0 where there is no file. It may be cut off at any point and begin again. Throws, and keeps
 * the file, when a line is not in the database.
 */
export async function importMessages(
  database: InboxPort,
  file: string,
  now: number,
): Promise<number> {
  let count = 0;
  for (const old of [file, `${file}.partial`]) {
    if (!existsSync(old)) continue;
    for await (const lines of linesOf(old)) {
      await database.batch(lines.flatMap((line) => statementsFor(line, now)));
      count += lines.length;
    }
    for await (const lines of linesOf(old)) {
      if (await areStored(database, lines)) continue;
      throw new Error(`${old} is not whole in the inbox; it was kept.`);
    }
    rmSync(old);
  }
  return count;
}
