import QuickLRU from "quick-lru";
import type { CachedResponse, ResponseCache } from "./coalesced-reads";
import { API_CACHE_RESPONSES_MAX } from "./server-limits";

/**
 * Caches responses in memory, the most recently used ones if there are many. What isn't there has a cache of its own, so
 * that a program that asks for a hundred old addresses doesn't push out the content.
 */
export function memoryCache(): ResponseCache {
  // it keeps up to twice its size before it forgets
  const create = () =>
    new QuickLRU<string, CachedResponse>({ maxSize: API_CACHE_RESPONSES_MAX / 2 });
  const content = create();
  const missing = create();
  const remove = async (key: string) => {
    content.delete(key);
    missing.delete(key);
  };
  return {
    get: async (key) => content.get(key) ?? missing.get(key) ?? null,
    put: async (key, cached) => {
      await remove(key);
      (cached.response.status === 200 ? content : missing).set(key, cached);
    },
    remove,
  };
}
