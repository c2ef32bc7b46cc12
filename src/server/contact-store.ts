import { createHash, randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { appendFile, type FileHandle, open } from "node:fs/promises";
import path from "node:path";
import type { ContactMessage } from "../content/contact/contact";

/** One line of the file: a message with when and as what it was stored. */
export interface StoredMessage extends ContactMessage {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly received_at: string;
  /** Tells a repeated request: a digest of the sender's key and the message. */
  readonly repeat_key?: string;
}

/** Where enquiries are kept. */
export interface ContactStore {
  /**
   * Stores a message and resolves to its id once it would survive a crash of the machine; rejects
   * when it is not stored. The same message under the same `key` is stored once.
   */
  readonly add: (message: ContactMessage, key?: string) => Promise<string>;
  /** Resolves when everything added so far is stored or refused. */
  readonly close: () => Promise<void>;
}

const LINE_FEED = 0x0a;
/** How much of an existing file is read for the keys of its messages. */
const TAIL_BYTES = 1_048_576;
const REMEMBERED_KEYS = 10_000;

interface Pending {
  readonly line: string;
  readonly stored: () => void;
  readonly refused: (error: unknown) => void;
}

/**
 * A file with one JSON object per line, readable by its owner alone. Lines are only ever added, each
 * batch by one write and one flush on a newly opened file: so a program that moves the file away, or
 * blanks out a line in place to erase a person, needs no agreement with this one; whoever reads
 * the file skips blank lines. A last line that a crash has cut off was never confirmed to anybody;
 * it is moved to `{file}.torn`. Throws when the file cannot be opened.
 */
export async function openContactStore(
  file: string = path.resolve("var/contact-messages.jsonl"),
  now: () => Date = () => new Date(),
): Promise<ContactStore> {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const known = await withFile(file, async (handle) => {
    await repairTail(handle, file);
    return readKeys(handle);
  });

  let waiting: Pending[] = [];
  let writing: Promise<void> | null = null;

  const writeAll = async () => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await withFile(file, (handle) => append(handle, batch.map(({ line }) => line).join("")));
        for (const { stored } of batch) stored();
      } catch (error) {
        for (const { refused } of batch) refused(error);
      }
    }
    writing = null;
  };

  const store = (record: StoredMessage) =>
    new Promise<void>((stored, refused) => {
      waiting.push({ line: `${JSON.stringify(record)}\n`, stored, refused });
      writing ??= writeAll();
    });

  const add = async (message: ContactMessage, repeat_key?: string): Promise<string> => {
    const record = { id: randomUUID(), received_at: now().toISOString(), ...message };
    await store(repeat_key ? { ...record, repeat_key } : record);
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
    close: async () => {
      while (writing) await writing;
    },
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

/** Adds `text` and flushes it; what a failed write has left behind is taken back where it can be. */
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
    if (grown === written) await handle.truncate(size); // else somebody else has added meanwhile
    throw error;
  }
}

async function readTail(handle: FileHandle): Promise<Buffer> {
  const { size } = await handle.stat();
  const length = Math.min(size, TAIL_BYTES);
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length);
  return buffer.subarray(0, bytesRead);
}

async function repairTail(handle: FileHandle, file: string): Promise<void> {
  const tail = await readTail(handle);
  const end = tail.lastIndexOf(LINE_FEED) + 1;
  const torn = tail.subarray(end);
  if (torn.length === 0) return;
  if (parseLine(torn.toString())) return append(handle, "\n");
  await appendFile(`${file}.torn`, `${torn.toString()}\n`, { mode: 0o600, flush: true });
  await handle.truncate((await handle.stat()).size - torn.length);
  await handle.sync();
}

async function readKeys(handle: FileHandle): Promise<Map<string, Promise<string>>> {
  const known = new Map<string, Promise<string>>();
  for (const line of (await readTail(handle)).toString().split("\n")) {
    const stored = parseLine(line);
    if (stored?.repeat_key) known.set(stored.repeat_key, Promise.resolve(stored.id));
  }
  return known;
}

function parseLine(line: string): StoredMessage | null {
  try {
    const value: unknown = JSON.parse(line);
    const isMessage = typeof value === "object" && value !== null && "id" in value;
    return isMessage ? (value as StoredMessage) : null; // our own file: an id marks our own lines
  } catch {
    return null;
  }
}

function digest(key: string, message: ContactMessage): string {
  return createHash("sha256")
    .update(JSON.stringify([key, message]))
    .digest("base64url");
}
