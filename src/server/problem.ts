import type { Context, Env, Hono, MiddlewareHandler } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import type { BlankSchema } from "hono/types";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { CONTACT_BODY_MAX_BYTES, CONTACT_DISCARD_MAX_BYTES } from "./server-limits";

/** Responds with JSON whose `message` is for a person to read; never cached. */
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

/** Responds with 405 as a JSON problem on each route of `app` that has no handler for the method. */
export const refuseOtherMethods = <E extends Env>(
  app: Hono<E, BlankSchema, string>,
): MiddlewareHandler<E> =>
  methodNotAllowed({
    app,
    onMethodNotAllowed: (c, methods) =>
      problem(c, 405, `Only ${methods.join(", ")} can be used here.`, {
        allow: methods.join(", "),
      }),
  });

/**
 * Lets an enquiry through when it is JSON, which no form of another site can send, of at most 64 KiB of UTF-8. The body
 * of a refused one is read first, up to 16 MiB: a sender whose connection ends while sending would not see the reason.
 */
export const enquiryBody: MiddlewareHandler = async (c, next) => {
  const body = await readBody(c.req.raw).catch(() => null); // the sender may have gone
  if (!/^application\/json\s*(?:;|$)/i.test(c.req.header("content-type") ?? "")) {
    return problem(c, 415, "The message must be sent as application/json.");
  }
  if (body === "too long") return problem(c, 413, "The message is too long.");
  if (!body || !isUtf8(body)) return problem(c, 400, "The message must be text in UTF-8.");
  c.req.raw = new Request(c.req.raw, { body });
  return next();
};

/** Reads a body as far as its sender must be read before a response; the rest is not wanted. */
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
