import { CONTENT_API_BASE } from "../site/endpoints";
import { isTooDeep } from "../site/json-depth";
import { CACHE_MAX_AGE_MS, LIVE_TIMEOUT_MS } from "../site/limits";
import { isRecent } from "../site/recent";
import { CACHE_PREFIX, STORAGE_KEYS } from "../site/storage";

/**
 * The result of a read. `status` is null if there was no complete response, or if its body isn't
 * JSON or is nested too deeply.
 */
export type ReadResult =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly status: number | null };

const messageOf = (error: unknown): string =>
  (error instanceof Error && error.message) || "An error occurred while fetching data";

const pending = new Map<string, Promise<ReadResult>>();
let clearsOnLeave = false;

/**
 * Reads `path` (starting with a slash) from the content API. Responses are cached for 5 minutes or
 * until the visitor leaves the page, and simultaneous reads of a path share one request. In preview
 * mode, the browser requests fresh copies. Never throws. Failures are logged and returned.
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
      // "reload" makes the browser request a fresh copy (Fetch standard). The API might not allow a
      // custom header.
      cache: attempt((storage) => storage.getItem(STORAGE_KEYS.preview)) ? "reload" : "default",
      signal,
    });
    if (!response.ok) {
      status = response.status;
      await response.body?.cancel(); // an unread body would keep the connection busy
      throw new Error(`HTTP error! status: ${status}`);
    }
    const body: unknown = await response.json();
    if (isTooDeep(body)) throw new Error("the response is nested too deeply");
    writeCache(path, body);
    return { ok: true, body };
  } catch (error) {
    console.error(`Content ${path}: ${signal.aborted ? "no response in time" : messageOf(error)}`);
    return { ok: false, status };
  }
}

/** Returns undefined if storage is blocked or full, or holds damaged data. */
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
