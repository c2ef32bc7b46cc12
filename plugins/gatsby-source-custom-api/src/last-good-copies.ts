import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import writeFileAtomic from "write-file-atomic";
import { findList } from "./paging";

const copySchema = v.object({
  /** SHA-256 of the document. It's also the file's name, and reveals damage. */
  digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  url: v.pipe(v.string(), v.url()),
  fetchedAt: v.pipe(
    v.string(),
    v.check((time) => !Number.isNaN(Date.parse(time))),
  ),
});
const copyOrNull = v.fallback(v.nullable(copySchema), null);
const stateSchema = v.object({ current: copyOrNull, previous: copyOrNull });
const text = v.nullable(v.string());
const responsesSchema = v.record(
  v.string(),
  v.object({
    body: v.unknown(),
    validators: v.object({ etag: text, lastModified: text }),
    size: v.number(),
  }),
);

export type Copy = v.InferOutput<typeof copySchema>;

/** Responses by URL, for conditional requests. */
export type CachedResponses = Readonly<v.InferOutput<typeof responsesSchema>>;

/**
 * Everything stored about an endpoint. `previous` is the last different copy that wasn't empty or
 * that the site accepted. `accepted` is `current`, `previous` or null.
 */
export interface Stored {
  readonly current: Copy | null;
  readonly previous: Copy | null;
  readonly accepted: Copy | null;
  readonly responses: CachedResponses;
}

export interface NewDocument {
  readonly body: unknown;
  /** `body` as JSON. */
  readonly text: string;
  /** Responses with validators, for conditional requests next time. */
  readonly responses: CachedResponses;
  readonly url: string;
  readonly fetchedAt: string;
  /** Keys that may contain the document's list. */
  readonly listKeys: readonly string[];
}

const STATE_FILE = "state.json";
/** File in which the site writes the digest of the copy that it last accepted. */
const ACCEPTED_FILE = "accepted.txt";
const RESPONSES_FILE = "responses.json";

/**
 * Returns an endpoint's own folder. The hash in its name makes it safe and unique for any endpoint
 * name.
 */
export function folderFor(storeDirectory: string, name: string): string {
  const readable = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return path.join(storeDirectory, `${readable.slice(0, 40)}-${sha256(name).slice(0, 12)}`);
}

export const pathOf = (folder: string, { digest }: Copy): string =>
  path.join(folder, `${digest}.json`);

/** Reads what's stored about an endpoint. Damaged files are treated as missing. */
export async function readStore(folder: string): Promise<Stored> {
  const state = v.safeParse(stateSchema, await readJson(path.join(folder, STATE_FILE)));
  const copies = state.success ? [state.output.current, state.output.previous] : [];
  const [current = null, previous = null] = await Promise.all(
    copies.map(async (copy) => {
      const text = copy && (await readFile(pathOf(folder, copy), "utf8").catch(() => ""));
      return text !== null && sha256(text) === copy?.digest ? copy : null;
    }),
  );
  const responses = v.safeParse(responsesSchema, await readJson(path.join(folder, RESPONSES_FILE)));
  const accepted = await readFile(path.join(folder, ACCEPTED_FILE), "utf8").catch(() => "");
  return {
    current: current ?? previous,
    previous: current && previous,
    accepted: [current, previous].find((copy) => copy?.digest === accepted.trim()) ?? null,
    responses: responses.success ? responses.output : {},
  };
}

/**
 * Stores a document as the current copy. Files are replaced atomically, and documents are written
 * before the state that refers to them, so even a crash leaves either the old state or the new one.
 * Throws if a file can't be written.
 */
export async function store(
  folder: string,
  before: Stored,
  document: NewDocument,
): Promise<Pick<Stored, "current" | "previous">> {
  const { text, url, fetchedAt, responses } = document;
  const current: Copy = { digest: sha256(text), url, fetchedAt };
  const previous = await previousFor(folder, before, document, current);
  await mkdir(folder, { recursive: true });
  if (current.digest !== before.current?.digest) {
    await writeFileAtomic(pathOf(folder, current), text);
  }
  if (!isDeepStrictEqual(responses, before.responses)) {
    await writeFileAtomic(path.join(folder, RESPONSES_FILE), JSON.stringify(responses));
  }
  await writeFileAtomic(path.join(folder, STATE_FILE), JSON.stringify({ current, previous }));
  await removeAllBut(folder, [current, previous]);
  return { current, previous };
}

/**
 * Returns the new previous copy, following "Last good copies" in README.md. An accepted copy is
 * kept until another one is accepted. If there's no accepted copy, a fuller copy is never replaced
 * by a less complete one.
 */
async function previousFor(
  folder: string,
  { current: former, previous, accepted }: Stored,
  { listKeys }: NewDocument,
  { digest }: Copy,
): Promise<Copy | null> {
  if (!former || former.digest === digest) return previous;
  if (accepted) return accepted.digest === digest ? null : accepted;
  const formerBody = await readJson(pathOf(folder, former));
  const previousBody = previous && (await readJson(pathOf(folder, previous)));
  if (holdsLess(formerBody, previousBody, listKeys))
    return previous?.digest === digest ? null : previous;
  return former;
}

/** Returns whether `body` is empty, or has no non-empty list although `other` has one. */
function holdsLess(body: unknown, other: unknown, listKeys: readonly string[]): boolean {
  return isEmpty(body, listKeys) || (fillsList(other, listKeys) && !fillsList(body, listKeys));
}

function isEmpty(body: unknown, listKeys: readonly string[]): boolean {
  const list = findList(body, listKeys);
  if (list) return list.items.length === 0;
  if (typeof body === "object" && body !== null) return Object.values(body).every(isBlank);
  return isBlank(body);
}

/**
 * Returns whether a body has a non-empty list under one of the keys or, if there are no keys,
 * anywhere at the top level.
 */
function fillsList(body: unknown, listKeys: readonly string[]): boolean {
  const keys = listKeys.length > 0 ? listKeys : Object.keys(Object(body));
  return keys.some((key) => (findList(body, [key])?.items.length ?? 0) > 0);
}

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === "" ||
  (typeof value === "object" && Object.keys(value).length === 0);

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** Removes copies that are no longer needed and leftovers of interrupted writes. */
async function removeAllBut(folder: string, copies: ReadonlyArray<Copy | null>): Promise<void> {
  const named = copies.flatMap((copy) => (copy ? [`${copy.digest}.json`] : []));
  const needed = new Set([STATE_FILE, RESPONSES_FILE, ACCEPTED_FILE, ...named]);
  const stale = (await readdir(folder)).filter((file) => !needed.has(file));
  await Promise.all(
    stale.map((file) => rm(path.join(folder, file), { force: true, recursive: true })),
  );
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
