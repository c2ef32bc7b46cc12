import type { ApiResponse } from "../server/api-response";
import type { ResponseCache } from "../server/coalesced-reads";
import { API_STALE_IF_ERROR_MAX_MS } from "../site/limits";
import type { CloudflareCache } from "./platform";

const NUMBERS = ["status", "held-at", "asked-at"] as const;
/** Prefix for headers that store data about a cached response. The API itself doesn't use it. */
const PREFIX = "x-cache-";

/**
 * Caches responses in Cloudflare's nearest data centre, under URLs on `siteUrl`. Visitors can't
 * fetch these URLs, because requests to the site go through the worker, which doesn't serve them.
 */
export function edgeCache(cache: CloudflareCache, siteUrl: string): ResponseCache {
  const addressOf = (key: string) =>
    new Request(new URL(`/cache/${encodeURIComponent(key)}`, siteUrl));
  return {
    get: async (key) => {
      const found = await cache.match(addressOf(key));
      if (!found) return null;
      const [status = 0, heldAt = 0, askedAt = 0] = NUMBERS.map((name) =>
        Number(found.headers.get(PREFIX + name)),
      );
      const headers: ApiResponse["headers"] = JSON.parse(
        found.headers.get(`${PREFIX}headers`) ?? "{}",
      );
      const bytes = new Uint8Array(await found.arrayBuffer());
      const body = status === 200 ? bytes : null;
      return { response: { status, headers, body }, heldAt, askedAt };
    },
    put: (key, { response, heldAt, askedAt }) =>
      cache.put(
        addressOf(key),
        new Response(response.body, {
          headers: {
            "cache-control": `max-age=${API_STALE_IF_ERROR_MAX_MS / 1_000}`,
            [`${PREFIX}headers`]: JSON.stringify(response.headers),
            [`${PREFIX}status`]: String(response.status),
            [`${PREFIX}held-at`]: String(heldAt),
            [`${PREFIX}asked-at`]: String(askedAt),
          },
        }),
      ),
    remove: async (key) => void (await cache.delete(addressOf(key))),
  };
}
