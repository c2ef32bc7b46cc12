import { oneLine } from "../site/errors";
import { API_STALE_IF_ERROR_MAX_MS } from "../site/limits";
import { isRecent } from "../site/recent";
import type { ApiResponse } from "./api-response";
import { API_CACHE_MAX_AGE_MS, API_CACHE_RESPONSE_MAX_BYTES } from "./server-limits";

/** A cached response of the content API: JSON, or that there is nothing. */
export interface CachedResponse {
  readonly response: ApiResponse;
  /** Time at which the API last confirmed the content, in ms since the Unix epoch. */
  readonly heldAt: number;
  /** Time of the last request to the API, whether it responded or not. */
  readonly askedAt: number;
}

/** A host's cache of responses by key. It may drop any of them at any time. */
export interface ResponseCache {
  readonly get: (key: string) => Promise<CachedResponse | null>;
  readonly put: (key: string, cached: CachedResponse) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
}

export interface CoalescedReadsOptions {
  readonly cache: ResponseCache;
  /** Asks the API; `etag` is the cached response's, so the API may respond with a 304. */
  readonly ask: (url: URL, signal: AbortSignal, etag: string | undefined) => Promise<ApiResponse>;
  /**
   * Lets some time pass. Given where a request may wait for no promise of another's, as on Workers: it looks from
   * time to time whether the other's read is over, for `waitMaxMs` at most. Default: it waits for the promise.
   */
  readonly pause?: (() => Promise<unknown>) | undefined;
  /** Milliseconds after which a read that others wait for counts as lost, as with the request that it was part of. */
  readonly waitMaxMs: number;
  /** Lets the host go on with a read whose first visitor has left; default: it does by itself. */
  readonly keepAlive?: ((work: Promise<unknown>) => void) | undefined;
  readonly now: () => number;
  readonly log: (line: string) => void;
}

interface Read {
  readers: number;
  readonly startedAt: number;
  readonly end: AbortController;
  readonly response: Promise<ApiResponse>;
  /** Result of the read, for callers who cannot wait for `response`. */
  outcome?: { readonly response: ApiResponse } | { readonly error: unknown };
}

/**
 * Coalesces the visitors' reads of the content API: a response is cached for a minute, simultaneous requests become
 * one, and while the API fails cached JSON is served for up to a day. A read ends when its last waiting visitor
 * has left; with `pause` it goes on to its limits, since no request may end another's. Rejects as `ask` does where
 * nothing is cached.
 */
export function coalesceReads(
  options: CoalescedReadsOptions,
): (url: URL, visitor: AbortSignal) => Promise<ApiResponse> {
  const { keepAlive = () => undefined, now, pause, waitMaxMs } = options;
  const running = new Map<string, Read>();
  const start = (url: URL): Read => {
    const end = new AbortController();
    const response = readThrough(url, end.signal, options);
    const read: Read = { readers: 0, startedAt: now(), end, response };
    running.set(url.href, read);
    const settle = (outcome: Read["outcome"]) => {
      read.outcome = outcome;
      forgetRead(url, read);
    };
    keepAlive(
      response.then(
        (value) => settle({ response: value }),
        (error: unknown) => settle({ error }),
      ),
    );
    return read;
  };
  /** Forgets a read that has ended, unless another one has taken its key. */
  const forgetRead = ({ href }: URL, read: Read) => {
    if (running.get(href) === read) running.delete(href);
  };
  /** Waits for another request's read by looking; begins one where that has been lost. */
  const follow = async (
    url: URL,
    read: Read,
    wait: () => Promise<unknown>,
  ): Promise<ApiResponse> => {
    while (!read.outcome) {
      if (!isRecent(read.startedAt, waitMaxMs, now())) {
        forgetRead(url, read);
        return readCoalesced(url, wait);
      }
      await wait();
    }
    if ("error" in read.outcome) throw read.outcome.error;
    return read.outcome.response;
  };
  const readCoalesced = (url: URL, wait: () => Promise<unknown>): Promise<ApiResponse> => {
    const other = running.get(url.href);
    return other ? follow(url, other, wait) : start(url).response;
  };
  return (url, visitor) => {
    if (pause) return readCoalesced(url, pause);
    const read = running.get(url.href) ?? start(url);
    read.readers += 1;
    const leave = () => {
      read.readers -= 1;
      if (read.readers > 0) return;
      forgetRead(url, read);
      read.end.abort();
    };
    if (visitor.aborted) leave();
    else visitor.addEventListener("abort", leave, { once: true });
    return read.response;
  };
}

/** Returns the cached response while it is fresh, else the API's, or stale JSON where the API fails. */
async function readThrough(
  url: URL,
  signal: AbortSignal,
  { cache, ask, now, log }: CoalescedReadsOptions,
): Promise<ApiResponse> {
  const key = url.href;
  const cached = await cache.get(key);
  if (cached && isRecent(cached.askedAt, API_CACHE_MAX_AGE_MS, now())) return aged(cached, now());
  /** Returns the stale response in place of a failure. The API isn't asked again for `API_CACHE_MAX_AGE_MS`. */
  const fallBack = async (reason: unknown): Promise<ApiResponse | null> => {
    if (cached?.response.status !== 200) return null;
    if (!isRecent(cached.heldAt, API_STALE_IF_ERROR_MAX_MS, now())) return null;
    log(`forward: GET ${url.pathname}: ${oneLine(reason)}; a copy answers`);
    await cache.put(key, { ...cached, askedAt: now() });
    return aged(cached, now());
  };
  try {
    const response = await ask(url, signal, cached?.response.headers.etag);
    if (response.status === 304 && cached) {
      const held = { ...cached, heldAt: now(), askedAt: now() };
      await cache.put(key, held);
      return held.response;
    }
    if (response.status >= 500 || response.status === 429) {
      return (await fallBack(`status ${response.status}`)) ?? response;
    }
    if (isCacheable(response)) await cache.put(key, { response, heldAt: now(), askedAt: now() });
    else if (cached) await cache.remove(key);
    return response;
  } catch (error) {
    const fallback = signal.aborted ? null : await fallBack(error);
    if (fallback) return fallback;
    throw error;
  }
}

/** Adds the age of a cached response, by which browsers count its `max-age` (RFC 9111, section 5.1). */
function aged({ response, heldAt }: CachedResponse, now: number): ApiResponse {
  const age = String(Math.floor((now - heldAt) / 1_000));
  return { ...response, headers: { ...response.headers, age } };
}

/** Statuses that say that there is nothing, of posts that old links and programs keep asking for. */
const MISSING = [404, 410];

/**
 * Returns whether a response is cached, whatever its `Cache-Control` says: these reads are the same for everybody, and
 * frameworks such as Laravel and Spring send `private` or `no-store` unless they're told otherwise.
 */
const isCacheable = ({ status, body }: ApiResponse): boolean =>
  MISSING.includes(status) ||
  (status === 200 && body !== null && body.byteLength <= API_CACHE_RESPONSE_MAX_BYTES);
