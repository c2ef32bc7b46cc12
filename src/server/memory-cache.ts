import QuickLRU from "quick-lru";
import type { CachedResponse, ResponseCache } from "./coalesced-reads";
import { API_CACHE_RESPONSES_MAX } from "./server-limits";

/**
 * Caches responses in memory and drops the least recently used ones. "Not found" responses and
 * responses to queries have their own caches, so that a program requesting hundreds of old URLs or
 * made-up tags doesn't push out content.
 */
export function memoryCache(): ResponseCache {
  // QuickLRU holds up to twice its maximum size before it drops entries.
  const create = () =>
    new QuickLRU<string, CachedResponse>({ maxSize: API_CACHE_RESPONSES_MAX / 2 });
  const content = create();
  const queried = create();
  const missing = create();
  const all = [content, queried, missing];
  const remove = async (key: string) => {
    for (const cache of all) cache.delete(key);
  };
  return {
    get: async (key) => all.map((cache) => cache.get(key)).find(Boolean) ?? null,
    put: async (key, cached) => {
      await remove(key);
      const found = key.includes("?") ? queried : content;
      (cached.response.status === 200 ? found : missing).set(key, cached);
    },
    remove,
  };
}
