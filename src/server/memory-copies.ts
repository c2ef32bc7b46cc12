import QuickLRU from "quick-lru";
import { API_COPIES_MAX } from "./server-limits";
import type { AnswerCopy, CopiesPort } from "./shared-reads";

/** Keeps copies in memory; of many, the ones that were asked for last. */
export function memoryCopies(): CopiesPort {
  // it keeps up to twice its size before it forgets
  const copies = new QuickLRU<string, AnswerCopy>({ maxSize: API_COPIES_MAX / 2 });
  return {
    get: async (key) => copies.get(key) ?? null,
    put: async (key, copy) => void copies.set(key, copy),
    remove: async (key) => void copies.delete(key),
  };
}
