import { createHmac, timingSafeEqual } from "node:crypto";
import { WEBHOOK_BODY_MAX_BYTES, WEBHOOK_WINDOW_S } from "../site/limits";
import type { WatchState } from "./watch-state";

export interface WebhookOptions {
  /** Null: the webhook is off, the state can still be read. */
  readonly secret: string | null;
  readonly call: () => void;
  readonly state: () => WatchState;
  /** Now, in ms since 1970. */
  readonly now: () => number;
}

/** What a sender puts into `X-Rebuild-Signature`: an HMAC over the time and the body. */
export function signature(secret: string, timestamp: string, body: string | Uint8Array): string {
  const mac = createHmac("sha256", secret).update(`${timestamp}.`).update(body);
  return `sha256=${mac.digest("hex")}`;
}

/**
 * Answers `GET /state` with what the watcher does, and `POST /rebuild` with 202 when it is signed:
 * `X-Rebuild-Timestamp` in seconds since 1970, at most 5 minutes off, and `X-Rebuild-Signature`. A call
 * is taken once; one signed before this process began is refused, because its memory of calls starts
 * there (and it began with a build anyway).
 */
export function createWebhook(options: WebhookOptions): (request: Request) => Promise<Response> {
  const { secret, call, state, now } = options;
  const startedS = Math.floor(now() / 1_000);
  /** Signatures taken, with the second from which on their time alone refuses them. */
  const taken = new Map<string, number>();

  const isFresh = (timestamp: string): boolean => {
    const at = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN;
    return at >= startedS && Math.abs(now() / 1_000 - at) <= WEBHOOK_WINDOW_S;
  };
  const isRepeated = (given: string): boolean => {
    const nowS = now() / 1_000;
    for (const [old, until] of taken) if (until < nowS) taken.delete(old);
    if (taken.has(given)) return true;
    taken.set(given, nowS + 2 * WEBHOOK_WINDOW_S);
    return false;
  };

  return async (request) => {
    const { pathname } = new URL(request.url);
    const answers: Readonly<Record<string, string>> = { "/state": "GET", "/rebuild": "POST" };
    const method = answers[pathname];
    if (!method) return say(404, "There is nothing at this address.");
    if (request.method !== method) {
      return say(405, `This address answers ${method} only.`, { allow: method });
    }
    if (method === "GET") return Response.json(readable(state()), { headers: NOT_KEPT });
    if (!secret) return say(404, "The webhook is off: WEBHOOK_SECRET is not set.");

    const body = await readUpTo(request, WEBHOOK_BODY_MAX_BYTES);
    if (!body) return say(413, "The call is too long.");
    const timestamp = request.headers.get("x-rebuild-timestamp") ?? "";
    const given = request.headers.get("x-rebuild-signature") ?? "";
    if (!isEqual(given, signature(secret, timestamp, body))) {
      return say(401, "The signature is missing or wrong.");
    }
    if (!isFresh(timestamp))
      return say(401, "The call is too old, or the sender's clock is wrong.");
    if (isRepeated(given)) return say(409, "This call has been taken already.");
    call();
    return Response.json(readable(state()), { status: 202, headers: NOT_KEPT });
  };
}

const NOT_KEPT = { "cache-control": "no-store" };
const say = (status: number, message: string, headers: Readonly<Record<string, string>> = {}) =>
  Response.json({ message }, { status, headers: { ...NOT_KEPT, ...headers } });

/** Compares in the same time whatever differs. */
function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

async function readUpTo(request: Request, maxBytes: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  if (request.body) {
    for await (const chunk of request.body) {
      length += chunk.byteLength;
      if (length > maxBytes) return null; // leaving the loop cancels the stream
      chunks.push(chunk);
    }
  }
  return Buffer.concat(chunks);
}

const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** The state with times that people can read. */
const readable = ({ phase, dueAt, startedAt, calledAgainAt, last }: WatchState) => ({
  state: phase,
  dueAt: iso(dueAt),
  startedAt: iso(startedAt),
  calledAgainAt: iso(calledAgainAt),
  last: last && { endedAt: iso(last.endedAt), problem: last.problem },
});
