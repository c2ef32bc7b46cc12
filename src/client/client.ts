import { CONTENT_API_BASE } from "../site/content-api";
import { CACHE_MAX_AGE_MS, LIVE_TIMEOUT_MS } from "../site/limits";
import { CACHE_PREFIX } from "../site/storage";

/** What a read found; `status` is null when no answer came in time or it was no JSON. */
export type ReadResult =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly status: number | null };

/** Part of the browser's storage that the cache needs. */
export type CacheStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

export interface ClientOptions {
  readonly baseUrl?: string;
  readonly fetch?: typeof globalThis.fetch;
  readonly timeoutMs?: number;
  /** Milliseconds since the Unix epoch. */
  readonly now?: () => number;
  /** Throws where the browser has closed it. */
  readonly storage?: () => CacheStorage;
  readonly log?: (line: string) => void;
}

export interface ContentClient {
  readonly baseUrl: string;
  /** Reads `path`, which begins with a slash. Never throws: a failure is logged and is the result. */
  readonly read: (path: string) => Promise<ReadResult>;
  /** Forgets every answer. */
  readonly clear: () => void;
}

const NO_MESSAGE = "An error occurred while fetching data";

/** A failed read in words. Source: docs/product.md, "Errors". */
const wordsOf = (error: unknown): string => (error instanceof Error && error.message) || NO_MESSAGE;

class HttpError extends Error {
  constructor(readonly status: number) {
    super(`HTTP error! status: ${status}`);
  }
}

/**
 * The browser's way to read the content API: one limit of time, each answer kept for 5 minutes and
 * asked for once even when several parts of a page want it.
 */
export function createClient(options: ClientOptions = {}): ContentClient {
  const { baseUrl = CONTENT_API_BASE, timeoutMs = LIVE_TIMEOUT_MS, now = Date.now } = options;
  const { fetch = globalThis.fetch, log = console.error } = options;
  const cache = createCache(options.storage ?? (() => window.sessionStorage), now);
  const underWay = new Map<string, Promise<ReadResult>>();

  const ask = async (path: string): Promise<ReadResult> => {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), timeoutMs);
    try {
      const answer = await fetch(baseUrl + path, {
        headers: { "Content-Type": "application/json" },
        signal: abort.signal,
      });
      if (!answer.ok) {
        await answer.body?.cancel(); // an unread body would hold the connection
        throw new HttpError(answer.status);
      }
      const body: unknown = await answer.json();
      cache.set(path, body);
      return { ok: true, body };
    } catch (error) {
      log(`Content ${path}: ${abort.signal.aborted ? "no answer in time" : wordsOf(error)}`);
      return { ok: false, status: error instanceof HttpError ? error.status : null };
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    baseUrl,
    read: (path) => {
      const kept = cache.get(path);
      if (kept !== undefined) return Promise.resolve({ ok: true, body: kept });
      const running = underWay.get(path);
      if (running) return running;
      const asked = ask(path).finally(() => underWay.delete(path));
      underWay.set(path, asked);
      return asked;
    },
    clear: cache.clear,
  };
}

/** Answers of the last 5 minutes. A storage that is closed or full keeps nothing. */
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
        const text = open.getItem(CACHE_PREFIX + path);
        if (text === null) return undefined;
        const { at, body } = JSON.parse(text) as { at: number; body: unknown }; // written below
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

/** The page's one client; its cache is cleared when the page is left. */
export function sharedClient(): ContentClient {
  if (!shared) {
    const client = createClient();
    window.addEventListener("pagehide", client.clear);
    shared = client;
  }
  return shared;
}
