import { type Clock, inSeconds } from "./clock";

/** What lets a server say "unchanged" (RFC 9110 §13). */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** `what` continues a sentence: "GET /posts …". `mayPass`: asking again may help. */
export interface Failed {
  readonly kind: "failed";
  readonly what: string;
  readonly mayPass: boolean;
  readonly retryAfterMs: number | null;
}

export type Answer =
  | { readonly kind: "json"; readonly body: unknown; readonly validators: Validators }
  | { readonly kind: "unchanged" }
  | Failed;

export interface Ask {
  readonly headers: Readonly<Record<string, string>>;
  /** Of the copy at hand; null asks unconditionally. */
  readonly validators: Validators | null;
  /** For the whole answer: redirects and body included. */
  readonly timeoutMs: number;
  /** Of one body, after decompression. */
  readonly maxBytes: number;
  /** When the time for all requests together is over, in the clock's milliseconds. */
  readonly deadlineAt: number;
  readonly clock: Clock;
}

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const MEBIBYTE = 1024 * 1024;

const NETWORK_WORDS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "connection refused",
  ECONNRESET: "connection closed early",
  UND_ERR_SOCKET: "connection closed early",
  EPIPE: "connection closed early",
  ENOTFOUND: "no such host",
  EAI_AGAIN: "host name not resolved",
  EHOSTUNREACH: "host unreachable",
  ENETUNREACH: "network unreachable",
  ETIMEDOUT: "no connection in time",
  UND_ERR_CONNECT_TIMEOUT: "no connection in time",
};

/** One GET. Never throws: whatever the server or the network does comes back as an answer. */
export async function request(url: URL, ask: Ask): Promise<Answer> {
  const leftMs = ask.deadlineAt - ask.clock.now();
  if (leftMs <= 0) return OUT_OF_TIME;
  const abort = new AbortController();
  let timedOut = false;
  const cancelTimer = ask.clock.after(Math.min(ask.timeoutMs, leftMs), () => {
    timedOut = true;
    abort.abort();
  });
  try {
    return await exchange(url, ask, abort.signal);
  } catch (error) {
    if (!timedOut) return passing(`could not be read (${networkWords(error)})`);
    if (leftMs <= ask.timeoutMs) return OUT_OF_TIME;
    return passing(`gave no complete answer within ${inSeconds(ask.timeoutMs)}`);
  } finally {
    cancelTimer();
    abort.abort(); // a body that nobody reads would keep its connection busy
  }
}

async function exchange(start: URL, ask: Ask, signal: AbortSignal): Promise<Answer> {
  const headers = { accept: "application/json", ...ask.headers, ...conditions(ask.validators) };
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await fetch(url, { headers, signal, redirect: "manual" });
    if (!REDIRECTS.has(response.status)) return read(response, ask);
    const location = response.headers.get("location");
    if (location === null || !URL.canParse(location, url)) {
      return lasting(`answered ${response.status} without a usable address to go to`);
    }
    url = new URL(location, url);
    if (url.origin !== start.origin) {
      return lasting(`was redirected to another origin (${printable(url.origin)}), not followed`);
    }
    await response.body?.cancel();
  }
  return lasting(`was redirected more than ${MAX_REDIRECTS} times`);
}

async function read(response: Response, ask: Ask): Promise<Answer> {
  const { status, headers } = response;
  if (status === 304) return { kind: "unchanged" };
  if (!response.ok) {
    const mayPass = status === 408 || status === 429 || status >= 500;
    const retryAfterMs = parseRetryAfter(headers.get("retry-after"), ask.clock.now());
    return { kind: "failed", what: `answered ${status}`, mayPass, retryAfterMs };
  }
  const type = (headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (type !== "application/json" && !/^[\w.-]+\/[\w.+-]+\+json$/.test(type)) {
    return lasting(`answered with ${printable(type) || "no content type"} instead of JSON`);
  }
  const bytes = await readBytes(response, ask.maxBytes);
  if (!bytes) return lasting(`answered with more than ${readableSize(ask.maxBytes)}`);
  return parse(bytes, {
    etag: headers.get("etag"),
    lastModified: headers.get("last-modified"),
  });
}

/** Null as soon as there are more than `maxBytes`. */
async function readBytes({ body }: Response, maxBytes: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    size += next.value.byteLength;
    if (size > maxBytes) return null;
    chunks.push(next.value);
  }
  return Buffer.concat(chunks);
}

function parse(bytes: Uint8Array, validators: Validators): Answer {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes); // drops a byte order mark
  } catch {
    return lasting("answered with text that is not valid UTF-8");
  }
  try {
    return { kind: "json", body: JSON.parse(text), validators };
  } catch {
    return lasting("answered with invalid JSON");
  }
}

function conditions(validators: Validators | null): Record<string, string> {
  return {
    ...(validators?.etag && { "if-none-match": validators.etag }),
    ...(validators?.lastModified && { "if-modified-since": validators.lastModified }),
  };
}

/** Seconds or a date (RFC 9110 §10.2.3); null when absent or neither. */
function parseRetryAfter(value: string | null, now: number): number | null {
  if (value === null) return null;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

const lasting = (what: string): Failed => ({
  kind: "failed",
  what,
  mayPass: false,
  retryAfterMs: null,
});
const passing = (what: string): Failed => ({ ...lasting(what), mayPass: true });
const OUT_OF_TIME = lasting("was not complete when the time for all content was over");

function networkWords(error: unknown): string {
  // `as`: fetch throws a TypeError whose cause carries the system's code.
  const code = (error as { cause?: { code?: unknown } } | null)?.cause?.code;
  return (typeof code === "string" && NETWORK_WORDS[code]) || `network error ${code ?? ""}`.trim();
}

/** What a server sent, fit for one line of a report. */
const printable = (text: string): string => text.replace(/[^\x20-\x7e]/g, "?").slice(0, 80);

const readableSize = (bytes: number): string =>
  bytes % MEBIBYTE === 0 ? `${bytes / MEBIBYTE} MiB` : `${bytes} bytes`;
