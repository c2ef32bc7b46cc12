import type { Context, Env, MiddlewareHandler } from "hono";
import { etag } from "hono/etag";

/**
 * Sets the headers from `headersOf` on every response. Add it before all other middleware. A
 * browser updates a cached response with a 304's headers (RFC 9111, section 4.3.4), so a 304 needs
 * the same headers as its 200.
 */
export function securityHeaders<E extends Env>(
  headersOf: (c: Context<E>) => Readonly<Record<string, string>>,
): MiddlewareHandler<E> {
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headersOf(c))) c.res.headers.set(name, value);
    if (c.res.status !== 304) return;
    for (const name of OF_THE_BODY) c.res.headers.delete(name); // other middleware needed them
  };
}

/**
 * Headers that a 304 doesn't have. `validators` keeps them for other middleware: security headers
 * depend on the type, and compression and its `Vary` depend on both.
 */
const OF_THE_BODY = ["content-type", "content-length"];

/** Responds with 304 if the visitor's copy is current. */
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
