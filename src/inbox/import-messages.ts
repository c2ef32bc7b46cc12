import { createHash } from "node:crypto";
import { createReadStream, existsSync, rmSync } from "node:fs";
import * as v from "valibot";
import { CONTACT_FIELDS } from "../content/contact/contact-fields";
import { referenceOf } from "../site/reference-of";
import { type InboxPort, type Statement, sql } from "./database";

/** The file of an earlier version: one enquiry per line, and beside it lines that a crash had cut off. */
export const OLD_FILE = "contact-messages.jsonl";

/** Returns those of an earlier version's files that are still there, by the path of the first. */
export const oldFiles = (file: string): readonly string[] =>
  [file, `${file}.partial`].filter((name) => existsSync(name));

const LINE_FEED = 0x0a;
/** A longer line is read in pieces, each of them damaged. */
const LINE_MAX_BYTES = 1_048_576;
const LINES_AT_ONCE = 100;

/** Some lines of the file are not in the database. */
class ImportIncomplete extends Error {
  readonly code = "some lines are not in the database";
}

/** Text as SQLite and UTF-8 can keep it: a text ends there at its first NUL, which a power cut leaves in files. */
const storable = (text: string): string => Buffer.from(text.replaceAll("\0", "")).toString("utf8");

const text = v.pipe(v.string(), v.transform(storable));
const record = v.objectWithRest(
  {
    id: v.pipe(text, v.minLength(1)),
    received_at: v.pipe(
      text,
      v.isoTimestamp(),
      v.check((time) => !Number.isNaN(Date.parse(time))),
    ),
    email: text,
  },
  text,
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
    const line = storable(bytes.toString("utf8"));
    if (line.trim()) lines.push(line);
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

const TEXTS = CONTACT_FIELDS.map(({ apiName }) => apiName);
const COLUMNS = `id, repeat_key, reference, kind, received_at, sender, details, suspect, ${TEXTS.join(", ")}`;
const PLACES = `?, ?, ?, ?, ?, ?, '{}', '', ${TEXTS.map(() => "?").join(", ")}`;

/** A line as it is stored. Damaged: it is kept whole, for a person to look at and for erasing to reach. */
interface Imported {
  readonly id: string;
  /** The id instead, where the file has used the first one for another enquiry. */
  readonly otherId: string;
  readonly key: string | null;
  readonly kind: "contact" | "damaged";
  readonly receivedAt: number;
  readonly texts: readonly string[];
}

function imported(line: string, now: number): Imported {
  const old = parse(line);
  // The same line has the same one, so that an import that was cut off can begin again.
  const otherId = createHash("sha256").update(line).digest("hex");
  return {
    id: old?.id ?? otherId,
    otherId,
    key: old?.repeat_key || null,
    kind: old ? "contact" : "damaged",
    receivedAt: old ? Date.parse(old.received_at) : now,
    texts: TEXTS.map((name) => (old ? (old[name] ?? "") : name === "message" ? line : "")),
  };
}

/** A line goes in under its key and id, else without its key, else under its other id. */
function statementsFor({ id, otherId, key, kind, receivedAt, texts }: Imported): Statement[] {
  const sender = (texts[TEXTS.indexOf("email")] ?? "").toLowerCase();
  const insert = (under: string, withKey: string | null) =>
    sql(
      `INSERT INTO messages (${COLUMNS}) SELECT ${PLACES} WHERE NOT EXISTS (
         SELECT 1 FROM messages WHERE id = ? AND ${TEXTS.map((name) => `${name} = ?`).join(" AND ")})
       ON CONFLICT DO NOTHING`,
      under,
      withKey,
      referenceOf(under),
      kind,
      receivedAt,
      sender,
      ...texts,
      id,
      ...texts,
    );
  return [...(key ? [insert(id, key)] : []), insert(id, null), insert(otherId, null)];
}

/** Whether each line is in the database as it is in the file. */
async function areStored(database: InboxPort, lines: readonly Imported[]): Promise<boolean> {
  const rows = await database.all(
    sql(
      `SELECT id, ${TEXTS.join(", ")} FROM messages WHERE id IN (SELECT value FROM json_each(?))`,
      JSON.stringify(lines.flatMap(({ id, otherId }) => [id, otherId])),
    ),
  );
  const stored = new Map(
    rows.map((row) => [row.id, JSON.stringify(TEXTS.map((name) => row[name]))]),
  );
  return lines.every(({ id, otherId, texts }) =>
    [stored.get(id), stored.get(otherId)].includes(JSON.stringify(texts)),
  );
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
  for (const old of oldFiles(file)) {
    for await (const lines of linesOf(old)) {
      await database.batch(lines.flatMap((line) => statementsFor(imported(line, now))));
      count += lines.length;
    }
    for await (const lines of linesOf(old)) {
      const expected = lines.map((line) => imported(line, now));
      if (await areStored(database, expected)) continue;
      throw new ImportIncomplete(`${old} is not whole in the inbox; it was kept.`);
    }
    rmSync(old);
  }
  return count;
}
