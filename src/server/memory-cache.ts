import QuickLRU from "quick-lru";
import type { CachedResponse, ResponseCache } from "./coalesced-reads";
import { API_CACHE_RESPONSES_MAX } from "./server-limits";

/**
 * Caches responses in memory and drops the least recently used ones. "Not found" responses have
 * their own cache, so that a program that requests hundreds of old addresses doesn't push out
 * content.
 */
export function memoryCache(): ResponseCache {
  // QuickLRU holds up to twice its size before it drops entries.
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
