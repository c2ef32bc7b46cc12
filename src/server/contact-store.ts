import { createHash, randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { appendFile, type FileHandle, open } from "node:fs/promises";
import path from "node:path";
import type { ContactMessage } from "../content/contact/contact";
import { parseRecord, type StoredMessage } from "./contact-records";

/** Keeps enquiries. */
export interface ContactStore {
  /**
   * Stores a message and resolves to its id once it would survive a crash of the machine; rejects
   * when it is not stored. The same message under the same `key` is stored once.
   */
  readonly add: (message: ContactMessage, key?: string) => Promise<string>;
  /** Resolves when everything added so far is stored or rejected. */
  readonly close: () => Promise<void>;
}

const LINE_FEED = 0x0a;
const REMEMBERED_KEYS = 10_000;

/**
 * Opens a file with one JSON object per line, readable by its owner alone. Lines are only ever added,
 * each batch by one write and one flush on a newly opened file: so a program that moves the file away,
 * or blanks out a line in place to erase a person, need not agree with this one. A last line that a
 * crash has cut off was never confirmed to anybody and is moved to `{file}.partial`. Throws when the
 * file cannot be opened.
 */
export async function openContactStore(
  file: string = path.resolve("var/contact-messages.jsonl"),
  now: () => Date = () => new Date(),
): Promise<ContactStore> {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const known = await withFile(file, (handle) => recover(handle, file));

  const batch: string[] = [];
  let flush: Promise<void> = Promise.resolve();
  /** Resolves when the line is on the disk; lines that come while another batch is written share one. */
  const store = (line: string): Promise<void> => {
    if (batch.push(line) === 1) {
      flush = flush
        .catch(() => undefined)
        .then(() => {
          const text = batch.splice(0).join("");
          return withFile(file, (handle) => append(handle, text));
        });
    }
    return flush;
  };

  const add = async (message: ContactMessage, repeat_key?: string): Promise<string> => {
    const received_at = now().toISOString();
    const record: StoredMessage = { id: randomUUID(), received_at, ...message, repeat_key };
    await store(`${JSON.stringify(record)}\n`);
    return record.id;
  };

  return {
    add: (message, key) => {
      if (!key) return add(message);
      const repeatKey = digest(key, message);
      const earlier = known.get(repeatKey);
      if (earlier) return earlier;
      const id = add(message, repeatKey);
      known.set(repeatKey, id);
      id.catch(() => known.delete(repeatKey)); // not stored: the next try must count
      const [oldest] = known.keys();
      if (known.size > REMEMBERED_KEYS && oldest) known.delete(oldest);
      return id;
    },
    close: () => flush.catch(() => undefined),
  };
}

async function withFile<T>(file: string, work: (handle: FileHandle) => Promise<T>): Promise<T> {
  const handle = await open(file, "a+", 0o600);
  try {
    return await work(handle);
  } finally {
    await handle.close();
  }
}

/** Appends `text` and flushes it; truncates what a failed write has left behind, where it can. */
async function append(handle: FileHandle, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  const { size } = await handle.stat();
  let written = 0;
  try {
    while (written < bytes.length) {
      written += (await handle.write(bytes, written)).bytesWritten;
    }
    await handle.sync();
  } catch (error) {
    const grown = (await handle.stat()).size - size;
    if (grown === written) await handle.truncate(size); // else another program has appended too
    throw error;
  }
}

/** Moves a partial last line away; returns the ids of the messages by their repeat key. */
async function recover(handle: FileHandle, file: string): Promise<Map<string, Promise<string>>> {
  const content = await handle.readFile();
  const partial = content.subarray(content.lastIndexOf(LINE_FEED) + 1);
  if (parseRecord(partial.toString())) await append(handle, "\n");
  else if (partial.length > 0) {
    await appendFile(`${file}.partial`, `${partial.toString()}\n`, { mode: 0o600, flush: true });
    await handle.truncate(content.length - partial.length);
    await handle.sync();
  }
  const known = new Map<string, Promise<string>>();
  for (const line of content.toString().split("\n").slice(-REMEMBERED_KEYS)) {
    const stored = parseRecord(line);
    if (stored?.repeat_key) known.set(stored.repeat_key, Promise.resolve(stored.id));
  }
  return known;
}

function digest(key: string, message: ContactMessage): string {
  return createHash("sha256")
    .update(JSON.stringify([key, message]))
    .digest("base64url");
}
