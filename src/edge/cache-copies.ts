import type { ApiAnswer } from "../server/api-answer";
import type { CopiesPort } from "../server/shared-reads";
import { API_COPY_OF_A_FAILING_API_MAX_MS } from "../site/limits";
import type { EdgeCache } from "./platform";

const STAMPS = ["held-at", "asked-at"] as const;
/** Prefix of a copy's own headers, which no header of the API has. */
const KEPT = "x-copy-";

/**
 * Keeps copies in the cache of Cloudflare's nearest data centre, under URLs of `siteUrl`. No visitor can request
 * these: requests to the site run the worker, which does not know them.
 */
export function cacheCopies(cache: EdgeCache, siteUrl: string): CopiesPort {
  const addressOf = (key: string) =>
    new Request(new URL(`/copies/${encodeURIComponent(key)}`, siteUrl));
  return {
    get: async (key) => {
      const found = await cache.match(addressOf(key));
      if (!found) return null;
      const [heldAt = 0, askedAt = 0] = STAMPS.map((stamp) =>
        Number(found.headers.get(KEPT + stamp)),
      );
      const headers: ApiAnswer["headers"] = JSON.parse(found.headers.get(`${KEPT}headers`) ?? "{}");
      const body = new Uint8Array(await found.arrayBuffer());
      return { answer: { status: 200, headers, body }, heldAt, askedAt };
    },
    put: (key, { answer, heldAt, askedAt }) =>
      cache.put(
        addressOf(key),
        new Response(answer.body, {
          headers: {
            "cache-control": `max-age=${API_COPY_OF_A_FAILING_API_MAX_MS / 1_000}`,
            [`${KEPT}headers`]: JSON.stringify(answer.headers),
            [`${KEPT}held-at`]: String(heldAt),
            [`${KEPT}asked-at`]: String(askedAt),
          },
        }),
      ),
    remove: async (key) => void (await cache.delete(addressOf(key))),
  };
}
