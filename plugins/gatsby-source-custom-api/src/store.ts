import { createHash } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { findList } from "./pages";
import type { Validators } from "./request";

/** A document on disk. The file's name is its digest, so a damaged file is noticed. */
export interface Copy {
  readonly digest: string;
  /** Address it was read from, and when (ISO). */
  readonly url: string;
  readonly fetchedAt: string;
}

/** Answers by address, for conditional requests. */
export type Answers = Readonly<Record<string, { validators: Validators; body: unknown }>>;

/** What is kept of one endpoint. `previous` is the last different copy that held something. */
export interface Kept {
  readonly current: Copy | null;
  readonly previous: Copy | null;
  readonly answers: Answers;
}

export interface NewDocument {
  readonly body: unknown;
  /** `body` as it goes to disk. */
  readonly text: string;
  readonly url: string;
  readonly fetchedAt: string;
  readonly answers: Answers;
  /** Fields that may hold the document's list. */
  readonly listKeys: readonly string[];
}

const STATE_FILE = "state.json";
const ANSWERS_FILE = "answers.json";

/** The endpoint's own folder. Safe and distinct whatever the name: a hash tells like names apart. */
export function folderFor(storeDirectory: string, name: string): string {
  const readable = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return path.join(storeDirectory, `${readable.slice(0, 40)}-${sha256(name).slice(0, 12)}`);
}

export const pathOf = (folder: string, copy: Copy): string =>
  path.join(folder, `${copy.digest}.json`);

/** What is kept; whatever is missing or damaged counts as absent. */
export async function readKept(folder: string): Promise<Kept> {
  const state = await readJson(path.join(folder, STATE_FILE));
  const [current, previous] = await Promise.all([
    soundCopy(folder, field(state, "current")),
    soundCopy(folder, field(state, "previous")),
  ]);
  const answers = await readJson(path.join(folder, ANSWERS_FILE));
  return {
    current: current ?? previous,
    previous: current && previous,
    answers: soundAnswers(answers),
  };
}

/**
 * Makes the document the current copy. Readers and crashes see the old state or the new one: the
 * documents are written first, then the state that names them. Throws when the disk refuses.
 */
export async function keep(folder: string, kept: Kept, document: NewDocument): Promise<Kept> {
  const { text, url, fetchedAt, answers } = document;
  const current: Copy = { digest: sha256(text), url, fetchedAt };
  const previous = await previousFor(folder, kept, document, current);
  await mkdir(folder, { recursive: true });
  if (current.digest !== kept.current?.digest) await writeAtomically(pathOf(folder, current), text);
  if (!sameAnswers(answers, kept.answers)) {
    await writeAtomically(path.join(folder, ANSWERS_FILE), JSON.stringify(answers));
  }
  await writeAtomically(path.join(folder, STATE_FILE), JSON.stringify({ current, previous }));
  await removeAllBut(folder, [current, previous]);
  return { current, previous, answers };
}

/** The promotion rule (README, "Last good copies"): a copy that holds less never pushes a fuller one out. */
async function previousFor(
  folder: string,
  { current: former, previous }: Kept,
  { listKeys }: NewDocument,
  { digest }: Copy,
): Promise<Copy | null> {
  if (!former || former.digest === digest) return previous;
  const formerBody = await readJson(pathOf(folder, former));
  const previousBody = previous && (await readJson(pathOf(folder, previous)));
  if (holdsLess(formerBody, previousBody, listKeys))
    return previous?.digest === digest ? null : previous;
  return former;
}

/** Nothing at all, or no filled list where the other has one. */
function holdsLess(body: unknown, other: unknown, listKeys: readonly string[]): boolean {
  return isEmpty(body, listKeys) || (fillsList(other, listKeys) && !fillsList(body, listKeys));
}

function isEmpty(body: unknown, listKeys: readonly string[]): boolean {
  const list = findList(body, listKeys);
  if (list) return list.items.length === 0;
  if (typeof body === "object" && body !== null) return Object.values(body).every(isBlank);
  return isBlank(body);
}

/** A list under one of the keys; without keys, any list of the first level. */
function fillsList(body: unknown, listKeys: readonly string[]): boolean {
  const keys = listKeys.length > 0 ? listKeys : Object.keys(Object(body));
  return keys.some((key) => (findList(body, [key])?.items.length ?? 0) > 0);
}

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === "" ||
  (typeof value === "object" && Object.keys(value).length === 0);

async function soundCopy(folder: string, value: unknown): Promise<Copy | null> {
  const digest = field(value, "digest");
  const url = field(value, "url");
  const fetchedAt = field(value, "fetchedAt");
  if (typeof digest !== "string" || !/^[0-9a-f]{64}$/.test(digest)) return null;
  if (typeof url !== "string" || !URL.canParse(url)) return null;
  if (typeof fetchedAt !== "string" || Number.isNaN(Date.parse(fetchedAt))) return null;
  const copy = { digest, url, fetchedAt };
  const text = await readFile(pathOf(folder, copy), "utf8").catch(() => "");
  return sha256(text) === digest ? copy : null;
}

function soundAnswers(value: unknown): Answers {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([url, answer]) => {
      const validators = field(answer, "validators");
      const etag = textOrNull(field(validators, "etag"));
      const lastModified = textOrNull(field(validators, "lastModified"));
      const usable = (etag ?? lastModified) !== null && field(answer, "body") !== undefined;
      return usable
        ? [[url, { validators: { etag, lastModified }, body: field(answer, "body") }]]
        : [];
    }),
  );
}

/** Whether every answer is the very one that was read from disk, as after a round of 304s. */
function sameAnswers(answers: Answers, kept: Answers): boolean {
  const addresses = Object.keys(answers);
  return (
    addresses.length === Object.keys(kept).length &&
    addresses.every((address) => answers[address] === kept[address])
  );
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** Whole or not at all, also when the machine stops in between. */
async function writeAtomically(file: string, text: string): Promise<void> {
  const temporary = `${file}.${process.pid}.tmp`;
  const handle = await open(temporary, "w");
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
}

/** Removes copies that nothing names any more, and what an interrupted write left behind. */
async function removeAllBut(folder: string, copies: ReadonlyArray<Copy | null>): Promise<void> {
  const named = copies.flatMap((copy) => (copy ? [`${copy.digest}.json`] : []));
  const wanted = new Set([STATE_FILE, ANSWERS_FILE, ...named]);
  const stale = (await readdir(folder)).filter((file) => !wanted.has(file));
  await Promise.all(
    stale.map((file) => rm(path.join(folder, file), { force: true, recursive: true })),
  );
}

const field = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null
    ? Object.getOwnPropertyDescriptor(value, key)?.value
    : undefined;

const textOrNull = (value: unknown): string | null => (typeof value === "string" ? value : null);

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
