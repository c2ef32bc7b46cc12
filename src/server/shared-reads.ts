import { oneLine } from "../site/errors";
import { API_COPY_OF_A_FAILING_API_MAX_MS } from "../site/limits";
import { type ApiAnswer, JSON_TYPE } from "./api-answer";
import { API_COPY_MAX_AGE_MS, API_COPY_MAX_BYTES } from "./server-limits";

/** A copy of a response of the content API with status 200. */
export interface AnswerCopy {
  readonly answer: ApiAnswer;
  /** Time at which the API last confirmed the content, in ms since the Unix epoch. */
  readonly heldAt: number;
  /** Time of the last request to the API, whether it responded or not. */
  readonly askedAt: number;
}

/** A host's store of copies by key; it may forget any of them at any time. */
export interface CopiesPort {
  readonly get: (key: string) => Promise<AnswerCopy | null>;
  readonly put: (key: string, copy: AnswerCopy) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
}

export interface SharedReadsOptions {
  readonly copies: CopiesPort;
  /** Asks the API; `etag` is that of the copy, for which a 304 is an answer. */
  readonly ask: (url: URL, signal: AbortSignal, etag: string | undefined) => Promise<ApiAnswer>;
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
  readonly answer: Promise<ApiAnswer>;
  /** Result of the read, for callers who cannot wait for `answer`. */
  outcome?: { readonly answer: ApiAnswer } | { readonly error: unknown };
}

const PRIVATE = /\b(?:no-store|private)\b/i;

/**
 * Reads the content API for many visitors: a copy serves for a minute, one of simultaneous requests goes to the API,
 * and while it fails a copy of up to a day serves. A read ends when its last waiting visitor has left; with `pause` it
 * goes on to its limits, since no request may end another's. Rejects as `ask` does where there is no copy.
 */
export function createSharedReads(
  options: SharedReadsOptions,
): (url: URL, visitor: AbortSignal) => Promise<ApiAnswer> {
  const { keepAlive = () => undefined, now, pause, waitMaxMs } = options;
  const running = new Map<string, Read>();
  const start = (url: URL): Read => {
    const end = new AbortController();
    const answer = readThrough(url, end.signal, options);
    const read: Read = { readers: 0, startedAt: now(), end, answer };
    running.set(url.href, read);
    const settle = (outcome: Read["outcome"]) => {
      read.outcome = outcome;
      forgetRead(url, read);
    };
    keepAlive(
      answer.then(
        (value) => settle({ answer: value }),
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
  const follow = async (url: URL, read: Read, wait: () => Promise<unknown>): Promise<ApiAnswer> => {
    while (!read.outcome) {
      if (now() - read.startedAt > waitMaxMs) {
        forgetRead(url, read);
        return readShared(url, wait);
      }
      await wait();
    }
    if ("error" in read.outcome) throw read.outcome.error;
    return read.outcome.answer;
  };
  const readShared = (url: URL, wait: () => Promise<unknown>): Promise<ApiAnswer> => {
    const other = running.get(url.href);
    return other ? follow(url, other, wait) : start(url).answer;
  };
  return (url, visitor) => {
    if (pause) return readShared(url, pause);
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
    return read.answer;
  };
}

/** Returns the copy while it is new; else the API's response, or the copy again where the API fails. */
async function readThrough(
  url: URL,
  signal: AbortSignal,
  { copies, ask, now, log }: SharedReadsOptions,
): Promise<ApiAnswer> {
  const key = url.href;
  const copy = await copies.get(key);
  if (copy && now() - copy.askedAt < API_COPY_MAX_AGE_MS) return aged(copy, now());
  /** Returns the copy in place of a failure; the API is left alone until the copy has grown old again. */
  const fallBack = async (reason: unknown): Promise<ApiAnswer | null> => {
    if (!copy || now() - copy.heldAt > API_COPY_OF_A_FAILING_API_MAX_MS) return null;
    log(`forward: GET ${url.pathname}: ${oneLine(reason)}; a copy answers`);
    await copies.put(key, { ...copy, askedAt: now() });
    return aged(copy, now());
  };
  try {
    const answer = await ask(url, signal, copy?.answer.headers.etag);
    if (answer.status === 304 && copy) {
      const held = { ...copy, heldAt: now(), askedAt: now() };
      await copies.put(key, held);
      return held.answer;
    }
    if (answer.status >= 500 || answer.status === 429) {
      return (await fallBack(`status ${answer.status}`)) ?? answer;
    }
    if (mayBeCopied(answer)) await copies.put(key, { answer, heldAt: now(), askedAt: now() });
    else if (copy) await copies.remove(key);
    return answer;
  } catch (error) {
    const fallback = signal.aborted ? null : await fallBack(error);
    if (fallback) return fallback;
    throw error;
  }
}

/** Says how old a copy is, by which browsers count its `max-age` (RFC 9111, section 5.1). */
function aged({ answer, heldAt }: AnswerCopy, now: number): ApiAnswer {
  const age = String(Math.floor((now - heldAt) / 1_000));
  return { ...answer, headers: { ...answer.headers, age } };
}

const mayBeCopied = ({ status, headers, body }: ApiAnswer): boolean =>
  status === 200 &&
  headers["content-type"] === JSON_TYPE &&
  body !== null &&
  body.byteLength <= API_COPY_MAX_BYTES &&
  !PRIVATE.test(headers["cache-control"] ?? "");
