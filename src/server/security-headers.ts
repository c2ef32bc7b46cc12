import type { Context, Env, MiddlewareHandler } from "hono";
import { etag } from "hono/etag";

/**
 * Sets the headers that `headersOf` names on every response, of any handler. It comes before all other middleware: a
 * browser replaces the headers of its copy by those of a 304 (RFC 9111, section 4.3.4), so a 304 must have the headers
 * that its 200 had.
 */
export function securityHeaders<E extends Env>(
  headersOf: (c: Context<E>) => Readonly<Record<string, string>>,
): MiddlewareHandler<E> {
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headersOf(c))) c.res.headers.set(name, value);
    if (c.res.status !== 304) return;
    for (const name of OF_THE_BODY) c.res.headers.delete(name); // kept until now, by `validators`
  };
}

/**
 * Headers on which the middleware outside `validators` depends: security headers on the type, compression, and with it
 * Vary, on both. A 304 would not have them.
 */
const OF_THE_BODY = ["content-type", "content-length"];

/** Responds with 304 where the visitor's copy is the same. */
export function validators(options: { readonly weak: boolean }): MiddlewareHandler {
  const validate = etag(options);
  return async (c, next) => {
    let kept: readonly (readonly [string, string | null])[] = [];
    await validate(c, async () => {
      await next();
      kept = OF_THE_BODY.map((name) => [name, c.res.headers.get(name)] as const);
    });
    if (c.res.status !== 304) return;
    for (const [name, value] of kept) if (value) c.res.headers.set(name, value);
  };
}
