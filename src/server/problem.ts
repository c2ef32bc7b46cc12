import { isUtf8 } from "node:buffer";
import type { Context, Env, Hono, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { every } from "hono/combine";
import { methodNotAllowed } from "hono/method-not-allowed";
import type { BlankSchema } from "hono/types";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { CONTACT_BODY_MAX_BYTES } from "../site/limits";

/** Responds with JSON whose `message` is for a person to read; never cached. */
export function problem(
  c: Context,
  status: ContentfulStatusCode,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return c.json({ message }, status, { "cache-control": "no-store", ...headers });
}

/** 405 in that form for each route of `app` that has no handler for the method. */
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
 * Lets an enquiry through when it is JSON, which no form of another site can send, of at most 64 KiB of
 * UTF-8.
 */
export const enquiryBody = every(
  async (c, next) => {
    if (/^application\/json\s*(?:;|$)/i.test(c.req.header("content-type") ?? "")) return next();
    return problem(c, 415, "The message must be sent as application/json.");
  },
  bodyLimit({
    maxSize: CONTACT_BODY_MAX_BYTES,
    onError: (c) => problem(c, 413, "The message is too long."),
  }),
  async (c, next) => {
    const body = await c.req.arrayBuffer().catch(() => null); // the sender may have gone
    if (body && isUtf8(body)) return next();
    return problem(c, 400, "The message must be text in UTF-8.");
  },
);
