import type { Context, Env, Hono, MiddlewareHandler } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import type { BlankSchema } from "hono/types";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { CONTACT_BODY_MAX_BYTES, CONTACT_DISCARD_MAX_BYTES } from "./server-limits";

/** Responds with JSON that has a `message` for people. Never cached. */
export function problem(
  c: Context,
  status: ContentfulStatusCode,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return c.json({ message }, status, { "cache-control": "no-store", ...headers });
}

const isUtf8 = (body: Uint8Array): boolean => {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(body);
    return true;
  } catch {
    return false;
  }
};

/** Responds with a JSON 405 if a route of `app` has no handler for the method. */
export const refuseOtherMethods = <E extends Env>(
  app: Hono<E, BlankSchema, string>,
): MiddlewareHandler<E> =>
  methodNotAllowed({
    app,
    onMethodNotAllowed: (c, methods) =>
      problem(c, 405, `This address only accepts these methods: ${methods.join(", ")}.`, {
        allow: methods.join(", "),
      }),
  });

/**
 * Accepts an enquiry if it's JSON, which other sites' forms can't send, and at most 64 KiB of
 * UTF-8. Before refusing, it reads up to 16 MiB of the body, because a sender whose connection
 * ended during the transfer wouldn't see the reason.
 */
export const enquiryBody: MiddlewareHandler = async (c, next) => {
  const body = await readBody(c.req.raw).catch(() => null); // the sender may have left already
  if (!/^application\/json\s*(?:;|$)/i.test(c.req.header("content-type") ?? "")) {
    return problem(c, 415, "The message must be sent as application/json.");
  }
  if (body === "too long") return problem(c, 413, "The message is too long.");
  if (!body || !isUtf8(body)) return problem(c, 400, "The message must be text in UTF-8.");
  c.req.raw = new Request(c.req.raw, { body });
  return next();
};

/** Reads enough of an unwanted body for its sender to see the response. */
export const discardBody = (request: Request): Promise<unknown> =>
  readBody(request).catch(() => null);

async function readBody({ body }: Request): Promise<Uint8Array<ArrayBuffer> | "too long"> {
  const kept = new Uint8Array(CONTACT_BODY_MAX_BYTES);
  let length = 0;
  const reader = body?.getReader();
  while (reader && length <= CONTACT_DISCARD_MAX_BYTES) {
    const { done, value } = await reader.read();
    if (done) break;
    const room = kept.subarray(length);
    if (value.byteLength <= room.byteLength) room.set(value);
    length += value.byteLength;
  }
  return length > CONTACT_BODY_MAX_BYTES ? "too long" : kept.slice(0, length);
}
