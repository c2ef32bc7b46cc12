import { createHmac, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { problem, refuseOtherMethods } from "../server/problem";
import type { WatchState } from "./watcher";

/** How far a call's time may differ from our clock, either way. */
const WEBHOOK_WINDOW_S = 300;
const WEBHOOK_BODY_MAX_BYTES = 65_536;

export interface WebhookOptions {
  /**
   * Secret for the signatures. If it's null, the webhook is off, but the state can still be read.
   */
  readonly secret: string | null;
  readonly call: () => void;
  readonly state: () => WatchState;
  /** Returns the current time in ms since 1970. */
  readonly now: () => number;
}

/**
 * Responds to `GET /state` with the watcher's state, and to a signed `POST /rebuild` with 202.
 * `X-Rebuild-Timestamp` is in seconds since 1970 and may be off by 5 minutes. `X-Rebuild-Signature`
 * is an HMAC over the time and body. Each call is accepted only once. Calls from before this
 * process started are refused, because they may already have been accepted. Nothing is lost,
 * because this process starts with a build anyway.
 */
export function createWebhook({
  secret,
  call,
  state,
  now,
}: WebhookOptions): (request: Request) => Response | Promise<Response> {
  const nowS = () => now() / 1_000;
  const startedS = Math.floor(nowS());
  /**
   * Accepted signatures, each with the time in seconds after which its timestamp is too old anyway.
   */
  const accepted = new Map<string, number>();

  const isFresh = (timestamp: string): boolean => {
    const at = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN;
    // If the start is in the future, the clock was ahead then, so the start is ignored.
    const isOfThisRun = at >= startedS || startedS > nowS();
    return isOfThisRun && Math.abs(nowS() - at) <= WEBHOOK_WINDOW_S;
  };
  const isRepeated = (given: string): boolean => {
    for (const [old, until] of accepted) if (until < nowS()) accepted.delete(old);
    if (accepted.has(given)) return true;
    accepted.set(given, nowS() + 2 * WEBHOOK_WINDOW_S);
    return false;
  };
  const response = (status: 200 | 202) =>
    Response.json(readable(state()), { status, headers: { "cache-control": "no-store" } });

  const app = new Hono();
  app.use(refuseOtherMethods(app));
  app.get("/state", () => response(200));
  const limit = bodyLimit({
    maxSize: WEBHOOK_BODY_MAX_BYTES,
    onError: (c) => problem(c, 413, "The request is too long."),
  });
  app.post("/rebuild", limit, async (c) => {
    if (!secret) return problem(c, 404, "The webhook is off, because WEBHOOK_SECRET isn't set.");
    const timestamp = c.req.header("x-rebuild-timestamp") ?? "";
    const given = c.req.header("x-rebuild-signature") ?? "";
    const mac = createHmac("sha256", secret).update(`${timestamp}.`);
    mac.update(Buffer.from(await c.req.arrayBuffer()));
    if (!isEqual(given, `sha256=${mac.digest("hex")}`)) {
      return problem(c, 401, "The signature is missing or wrong.");
    }
    if (!isFresh(timestamp)) {
      return problem(c, 401, "The request is too old, or the sender's clock is wrong.");
    }
    if (isRepeated(given)) return problem(c, 409, "This request has already been accepted.");
    call();
    return response(202);
  });
  app.notFound((c) => problem(c, 404, "There's nothing at this address."));
  return app.fetch;
}

/** Compares in constant time. */
function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

const readable = ({ phase, dueAt, startedAt, calledAgainAt, last }: WatchState) => ({
  state: phase,
  dueAt: iso(dueAt),
  startedAt: iso(startedAt),
  calledAgainAt: iso(calledAgainAt),
  last: last && { endedAt: iso(last.endedAt), problem: last.problem },
});
