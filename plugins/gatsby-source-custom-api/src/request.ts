import { isNestedDeeperThan } from "./nesting";
import type { PluginOptions } from "./plugin-options";

/** Time functions, passed as a parameter so that tests don't have to wait. */
export interface RequestClock {
  /** In ms since the Unix epoch. */
  readonly now: () => number;
  /** Runs once after `ms`. Returns a cancel function. */
  readonly after: (ms: number, run: () => void) => () => void;
  readonly sleep: (ms: number) => Promise<void>;
}

/** Response headers for conditional requests (RFC 9110 §13). */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export interface JsonResponse {
  readonly body: unknown;
  readonly validators: Validators;
  /** Size of the body in bytes, after decompression. */
  readonly size: number;
}

/**
 * Thrown if a request has no usable response. The message completes a sentence such as "GET /posts
 * …".
 */
export class RequestError extends Error {
  /**
   * `isTransient` means that a retry may succeed. `retryAfterMs` is the minimum time to wait before
   * it.
   */
  constructor(
    message: string,
    readonly isTransient = false,
    readonly retryAfterMs = 0,
  ) {
    super(message);
  }
}

export interface RequestOptions extends Pick<PluginOptions, "timeoutMs" | "maxBytes" | "maxDepth"> {
  /** Taken from the stored copy. Without validators, the request is unconditional. */
  readonly validators?: Validators;
  /** Time by which all requests must have ended, in ms on `clock`. */
  readonly deadlineAt: number;
  readonly clock: RequestClock;
}

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const MEBIBYTE = 1024 * 1024;

const NETWORK_ERRORS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "connection refused",
  ECONNRESET: "connection closed early",
  UND_ERR_SOCKET: "connection closed early",
  EPIPE: "connection closed early",
  ENOTFOUND: "no such host",
  EAI_AGAIN: "host name not resolved",
  EHOSTUNREACH: "host unreachable",
  ENETUNREACH: "network unreachable",
  ETIMEDOUT: "connection timed out",
  UND_ERR_CONNECT_TIMEOUT: "connection timed out",
};

/**
 * Sends a GET request. Returns null if the response is 304 (unchanged). Throws a `RequestError`.
 */
export async function request(url: URL, options: RequestOptions): Promise<JsonResponse | null> {
  const { clock, deadlineAt, timeoutMs } = options;
  const leftMs = deadlineAt - clock.now();
  const outOfTime = () =>
    new RequestError("wasn't complete when the time limit for all content was reached");
  if (leftMs <= 0) throw outOfTime();
  const abort = new AbortController();
  const cancelTimer = clock.after(Math.min(timeoutMs, leftMs), () => abort.abort());
  try {
    return await read(await followRedirects(url, options, abort.signal), options);
  } catch (error) {
    if (error instanceof RequestError) throw error;
    if (!abort.signal.aborted) {
      throw new RequestError(`couldn't be read (${networkError(error)})`, true);
    }
    if (leftMs <= timeoutMs) throw outOfTime();
    throw new RequestError(`sent no complete response within ${timeoutMs / 1000} s`, true);
  } finally {
    cancelTimer();
    abort.abort(); // an unread body would keep the connection busy
  }
}

async function followRedirects(
  start: URL,
  { validators }: RequestOptions,
  signal: AbortSignal,
): Promise<Response> {
  const headers = { accept: "application/json", ...conditions(validators) };
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await fetch(url, { headers, signal, redirect: "manual" });
    if (!REDIRECTS.has(response.status)) return response;
    const location = response.headers.get("location");
    if (location === null || !URL.canParse(location, url)) {
      throw new RequestError(`returned ${response.status} without a usable address to redirect to`);
    }
    url = new URL(location, url);
    if (url.origin !== start.origin) {
      const origin = printable(url.origin);
      throw new RequestError(`redirects to another origin (${origin}), which isn't followed`);
    }
    await response.body?.cancel();
  }
  throw new RequestError(`redirects more than ${MAX_REDIRECTS} times`);
}

const conditions = (validators?: Validators): Record<string, string> => ({
  ...(validators?.etag && { "if-none-match": validators.etag }),
  ...(validators?.lastModified && { "if-modified-since": validators.lastModified }),
});

async function read(
  response: Response,
  { maxBytes, maxDepth, clock }: RequestOptions,
): Promise<JsonResponse | null> {
  const { status, headers } = response;
  if (status === 304) return null;
  if (!response.ok) {
    const isTransient = status === 408 || status === 429 || status >= 500;
    const retryAfterMs = parseRetryAfter(headers.get("retry-after"), clock.now());
    throw new RequestError(`returned ${status}`, isTransient, retryAfterMs);
  }
  const type = (headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (type !== "application/json" && !/^[\w.-]+\/[\w.+-]+\+json$/.test(type)) {
    throw new RequestError(`returned ${printable(type) || "no content type"} instead of JSON`);
  }
  const bytes = await readBytes(response, maxBytes);
  return {
    body: parse(bytes, maxDepth),
    size: bytes.byteLength,
    validators: { etag: headers.get("etag"), lastModified: headers.get("last-modified") },
  };
}

async function readBytes({ body }: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) {
      throw new RequestError(`returned more than ${byteWords(maxBytes)}`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Formats a size as "20 MiB", or in bytes if it isn't a whole number of mebibytes. */
export const byteWords = (bytes: number): string =>
  bytes % MEBIBYTE === 0 ? `${bytes / MEBIBYTE} MiB` : `${bytes} bytes`;

function parse(bytes: Uint8Array, maxDepth: number): unknown {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes); // drops a byte order mark
  } catch {
    throw new RequestError("returned text that isn't valid UTF-8");
  }
  // Checked before parsing, because each level takes memory and other code may walk the value
  // recursively.
  if (isNestedDeeperThan(bytes, maxDepth)) {
    throw new RequestError(`returned JSON that is nested more than ${maxDepth} levels deep`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestError("returned invalid JSON");
  }
}

/**
 * Parses a `Retry-After` header (seconds or a date, RFC 9110 §10.2.3) into ms from `now`. Returns 0
 * if it's missing or invalid.
 */
function parseRetryAfter(value: string | null, now: number): number {
  if (value === null) return 0;
  return /^\d+$/.test(value) ? Number(value) * 1000 : Math.max(0, Date.parse(value) - now) || 0;
}

function networkError(error: unknown): string {
  // `as`: fetch throws a TypeError whose cause carries the system's code.
  const code = (error as { cause?: { code?: unknown } } | null)?.cause?.code;
  return NETWORK_ERRORS[String(code)] ?? `network error ${code ?? ""}`.trim();
}

/** Makes a server's text safe for one line of a report. */
const printable = (text: string): string => text.replace(/[^\x20-\x7e]/g, "?").slice(0, 80);
