import { oneLine } from "../site/errors";
import { API_STALE_IF_ERROR_MAX_MS } from "../site/limits";
import { isRecent } from "../site/recent";
import type { ApiResponse } from "./api-response";
import { API_CACHE_MAX_AGE_MS, API_CACHE_RESPONSE_MAX_BYTES } from "./server-limits";

/**
 * A cached response from the content API: JSON, or a response saying that the record doesn't exist.
 */
export interface CachedResponse {
  readonly response: ApiResponse;
  /** When the API last confirmed the content, in ms since the Unix epoch. */
  readonly heldAt: number;
  /** When the API was last called, whether or not it responded. */
  readonly askedAt: number;
}

/** A host's response cache. It may drop entries at any time. */
export interface ResponseCache {
  readonly get: (key: string) => Promise<CachedResponse | null>;
  readonly put: (key: string, cached: CachedResponse) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
}

export interface CoalescedReadsOptions {
  readonly cache: ResponseCache;
  /**
   * Requests `url` from the API. `etag` is the cached response's ETag, if any, which allows the API
   * to respond with 304.
   */
  readonly ask: (url: URL, signal: AbortSignal, etag: string | undefined) => Promise<ApiResponse>;
  /**
   * Waits a moment. Set this on Workers, where a request can't await another request's promise and
   * so polls until the other read has finished, for up to `waitMaxMs`.
   */
  readonly pause?: (() => Promise<unknown>) | undefined;
  /**
   * Age in ms after which a read counts as lost, because the request that started it must have
   * ended.
   */
  readonly waitMaxMs: number;
  /**
   * Keeps a read running after the request that started it has ended. Set it if the host needs
   * that.
   */
  readonly keepAlive?: ((work: Promise<unknown>) => void) | undefined;
  readonly now: () => number;
  readonly log: (line: string) => void;
}

interface Read {
  readers: number;
  readonly startedAt: number;
  readonly end: AbortController;
  readonly response: Promise<ApiResponse>;
  /** The result, for callers that can't await `response`. */
  outcome?: { readonly response: ApiResponse } | { readonly error: unknown };
}

/**
 * Coalesces visitors' reads of the content API. Responses are cached for a minute, simultaneous
 * requests become one, and while the API fails, cached JSON is served for up to a day. A read is
 * aborted when its last visitor leaves, but not with `pause`, because requests can't end each
 * other's reads there. If nothing is cached, rejects with `ask`'s error.
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
  /** Forgets a read, unless a newer one has replaced it. */
  const forgetRead = ({ href }: URL, read: Read) => {
    if (running.get(href) === read) running.delete(href);
  };
  /** Polls for another request's read. If that read was lost, starts a new one. */
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

/**
 * Returns the cached response if it's fresh, and otherwise the API's response, or stale JSON if the
 * API fails.
 */
async function readThrough(
  url: URL,
  signal: AbortSignal,
  { cache, ask, now, log }: CoalescedReadsOptions,
): Promise<ApiResponse> {
  const key = url.href;
  const cached = await cache.get(key);
  if (cached && isRecent(cached.askedAt, API_CACHE_MAX_AGE_MS, now())) return aged(cached, now());
  /**
   * Returns the stale response after a failure, or null if there isn't one. The API then isn't
   * called again for `API_CACHE_MAX_AGE_MS`.
   */
  const fallBack = async (reason: unknown): Promise<ApiResponse | null> => {
    if (cached?.response.status !== 200) return null;
    if (!isRecent(cached.heldAt, API_STALE_IF_ERROR_MAX_MS, now())) return null;
    log(`forward: GET ${url.pathname}: ${oneLine(reason)}; serving a copy`);
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

/** Adds the response's age, which browsers subtract from `max-age` (RFC 9111, section 5.1). */
function aged({ response, heldAt }: CachedResponse, now: number): ApiResponse {
  const age = String(Math.floor((now - heldAt) / 1_000));
  return { ...response, headers: { ...response.headers, age } };
}

/** Error statuses that are cached, because old links and programs keep requesting missing posts. */
const MISSING = [404, 410];

/**
 * Returns whether a response may be cached, whatever its `Cache-Control` says. These reads are the
 * same for everybody, but frameworks such as Laravel and Spring send `private` or `no-store` by
 * default.
 */
const isCacheable = ({ status, body }: ApiResponse): boolean =>
  MISSING.includes(status) ||
  (status === 200 && body !== null && body.byteLength <= API_CACHE_RESPONSE_MAX_BYTES);
