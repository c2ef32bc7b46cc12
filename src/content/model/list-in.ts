import { isRecord } from "./repair";

/** Keys under which a content API may send its lists. */
export const LIST_KEYS = {
  blogPosts: ["blogs", "posts", "items", "data", "results"],
  blogCategories: ["categories", "data", "items", "results"],
  testimonials: ["testimonials", "items", "data", "results"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/**
 * Finds the list in a response body, under up to two nested keys, as in `{"data": {"blogs": […]}}`.
 * Returns undefined if there isn't one.
 */
export function listIn(body: unknown, listKeys: readonly string[]): readonly unknown[] | undefined {
  let list = body;
  for (let wrappings = 0; wrappings < 2 && isRecord(list); wrappings++) {
    const record = list;
    const isList = (name: string) =>
      Object.hasOwn(record, name) && typeof record[name] === "object";
    list = record[listKeys.find(isList) ?? ""];
  }
  return Array.isArray(list) ? list : undefined;
}
