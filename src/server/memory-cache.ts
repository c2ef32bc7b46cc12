import QuickLRU from "quick-lru";
import type { CachedResponse, ResponseCache } from "./coalesced-reads";
import { API_CACHE_RESPONSES_MAX } from "./server-limits";

/** Caches responses in memory, the most recently used ones if there are many. */
export function memoryCache(): ResponseCache {
  // it keeps up to twice its size before it forgets
  const cache = new QuickLRU<string, CachedResponse>({ maxSize: API_CACHE_RESPONSES_MAX / 2 });
  return {
    get: async (key) => cache.get(key) ?? null,
    put: async (key, cached) => void cache.set(key, cached),
    remove: async (key) => void cache.delete(key),
  };
}
