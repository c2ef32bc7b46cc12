import { CONTENT_API_BASE } from "../site/endpoints";
import { isTooDeep } from "../site/json-depth";
import { CACHE_MAX_AGE_MS, LIVE_TIMEOUT_MS } from "../site/limits";
import { isRecent } from "../site/recent";
import { CACHE_PREFIX, STORAGE_KEYS } from "../site/storage";

/**
 * The result of a read; `status` is null for a time-out, a broken connection, or a body without JSON or
 * with JSON that is nested too deeply.
 */
export type ReadResult =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly status: number | null };

/** Returns the message of a failed read. */
const messageOf = (error: unknown): string =>
  (error instanceof Error && error.message) || "An error occurred while fetching data";

const pending = new Map<string, Promise<ReadResult>>();
let clearsOnLeave = false;

/**
 * Reads `path` of the content API, which begins with a slash: one time-out, each response cached for 5
 * minutes or until the visitor leaves the page, one request for parts of a page that read the same at
 * once; in preview mode hosts are asked for no copy. Never throws: a failure is logged and returned.
 */
export function readContent(path: string): Promise<ReadResult> {
  if (!clearsOnLeave) window.addEventListener("pagehide", clearCache);
  clearsOnLeave = true;
  const cached = readCache(path);
  if (cached !== undefined) return Promise.resolve({ ok: true, body: cached });
  const running = pending.get(path) ?? request(path).finally(() => pending.delete(path));
  pending.set(path, running);
  return running;
}

async function request(path: string): Promise<ReadResult> {
  const signal = AbortSignal.timeout(LIVE_TIMEOUT_MS);
  let status: number | null = null;
  try {
    const response = await fetch(CONTENT_API_BASE + path, {
      headers: { "Content-Type": "application/json" },
      // with "reload" a browser says that it wants no copy (Fetch standard); another header an API might not allow
      cache: attempt((storage) => storage.getItem(STORAGE_KEYS.preview)) ? "reload" : "default",
      signal,
    });
    if (!response.ok) {
      status = response.status;
      await response.body?.cancel(); // an unread body would hold the connection
      throw new Error(`HTTP error! status: ${status}`);
    }
    const body: unknown = await response.json();
    if (isTooDeep(body)) throw new Error("the answer is nested too deeply");
    writeCache(path, body);
    return { ok: true, body };
  } catch (error) {
    console.error(`Content ${path}: ${signal.aborted ? "no answer in time" : messageOf(error)}`);
    return { ok: false, status };
  }
}

/** Does nothing where the browser denies the storage, or it is full or damaged. */
function attempt<T>(run: (storage: Storage) => T): T | undefined {
  try {
    return run(window.sessionStorage);
  } catch {
    return undefined;
  }
}

const readCache = (path: string): unknown =>
  attempt((storage) => {
    const { at, body } = JSON.parse(storage.getItem(CACHE_PREFIX + path) ?? "{}");
    return isRecent(at, CACHE_MAX_AGE_MS) ? body : undefined;
  });

function writeCache(path: string, body: unknown): void {
  attempt((storage) =>
    storage.setItem(CACHE_PREFIX + path, JSON.stringify({ at: Date.now(), body })),
  );
}

function clearCache(): void {
  attempt((storage) => {
    const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i));
    for (const key of keys) if (key?.startsWith(CACHE_PREFIX)) storage.removeItem(key);
  });
}
