import { CONTENT_API } from "../site/api/content-api";
import { CACHE_MAX_AGE_MS, LIVE_TIMEOUT_MS } from "../site/limits";
import { CACHE_PREFIX } from "../site/storage";

/** The result of a read; `status` is null for a time-out, a broken connection or a body without JSON. */
export type ReadResult =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly status: number | null };

/** The part of the browser's storage that the cache needs. */
export type CacheStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

export interface ClientOptions {
  readonly baseUrl?: string;
  readonly fetch?: typeof globalThis.fetch;
  readonly timeoutMs?: number;
  /** Milliseconds since the Unix epoch. */
  readonly now?: () => number;
  /** Throws where the browser denies it. */
  readonly storage?: () => CacheStorage;
  readonly log?: (line: string) => void;
}

export interface ContentClient {
  readonly baseUrl: string;
  /** Reads `path`, which begins with a slash. Never throws: a failure is logged and returned. */
  readonly read: (path: string) => Promise<ReadResult>;
  /** Clears the cache. */
  readonly clear: () => void;
}

/** The message of a failed read. Source: docs/product.md, "Errors". */
const messageOf = (error: unknown): string =>
  (error instanceof Error && error.message) || "An error occurred while fetching data";

class HttpError extends Error {
  constructor(readonly status: number) {
    super(`HTTP error! status: ${status}`);
  }
}

/**
 * Creates the browser's client of the content API: one time-out, each response cached for 5 minutes,
 * one request for parts of a page that read the same at once.
 */
export function createClient(options: ClientOptions = {}): ContentClient {
  const { baseUrl = CONTENT_API.base, timeoutMs = LIVE_TIMEOUT_MS, now = Date.now } = options;
  const { fetch = globalThis.fetch, log = console.error } = options;
  const cache = createCache(options.storage ?? (() => window.sessionStorage), now);
  const pending = new Map<string, Promise<ReadResult>>();

  const request = async (path: string): Promise<ReadResult> => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(baseUrl + path, {
        headers: { "Content-Type": "application/json" },
        signal,
      });
      if (!response.ok) {
        await response.body?.cancel(); // an unread body would hold the connection
        throw new HttpError(response.status);
      }
      const body: unknown = await response.json();
      cache.set(path, body);
      return { ok: true, body };
    } catch (error) {
      log(`Content ${path}: ${signal.aborted ? "no answer in time" : messageOf(error)}`);
      return { ok: false, status: error instanceof HttpError ? error.status : null };
    }
  };

  return {
    baseUrl,
    read: (path) => {
      const cached = cache.get(path);
      if (cached !== undefined) return Promise.resolve({ ok: true, body: cached });
      const running = pending.get(path) ?? request(path).finally(() => pending.delete(path));
      pending.set(path, running);
      return running;
    },
    clear: cache.clear,
  };
}

/** Caches responses for 5 minutes. A storage that is denied or full caches nothing. */
function createCache(storage: () => CacheStorage, now: () => number) {
  const attempt = <T>(run: (open: CacheStorage) => T): T | undefined => {
    try {
      return run(storage());
    } catch {
      return undefined;
    }
  };
  return {
    get: (path: string): unknown =>
      attempt((open) => {
        const { at, body } = JSON.parse(open.getItem(CACHE_PREFIX + path) ?? "{}");
        return now() - at < CACHE_MAX_AGE_MS ? body : undefined;
      }),
    set: (path: string, body: unknown) =>
      attempt((open) => open.setItem(CACHE_PREFIX + path, JSON.stringify({ at: now(), body }))),
    clear: () =>
      void attempt((open) => {
        const keys = Array.from({ length: open.length }, (_, i) => open.key(i));
        for (const key of keys) if (key?.startsWith(CACHE_PREFIX)) open.removeItem(key);
      }),
  };
}

let shared: ContentClient | undefined;

/** Returns the client that all features share; its cache is cleared when the visitor leaves the page. */
export function sharedClient(): ContentClient {
  if (!shared) {
    const client = createClient();
    window.addEventListener("pagehide", client.clear);
    shared = client;
  }
  return shared;
}
