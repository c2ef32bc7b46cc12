import { createHash } from "node:crypto";
import type { Paging } from "./plugin-options";
import { RequestError } from "./request";

interface FoundList {
  readonly items: readonly unknown[];
  /** Returns the body with other items in place of the list's. */
  readonly withItems: (items: readonly unknown[]) => unknown;
}

/**
 * Reads all pages of a list. Returns the first page's body with the items of all pages, and a
 * warning if there may be more. A body without a list is returned unchanged. If the number of pages
 * is known, `width` pages are requested concurrently. Stops at an empty page, a page without new
 * items, or `maxPages`, whatever the server claims. Throws what `fetchPage` throws.
 */
export async function readPages(
  paging: Paging,
  width: number,
  fetchPage: (page: number) => Promise<unknown>,
): Promise<{ readonly body: unknown; readonly warning?: string }> {
  const first = await fetchPage(1);
  const list = findList(first, paging.listKeys);
  if (!list) return { body: first };

  const items = [...list.items];
  const seen = new Set(items.map(fingerprint));
  const { pageSize, pageCount } = expectPages(first, items.length, paging);
  const done = (warning?: string) => ({ body: list.withItems(items), warning });
  if (pageCount === null && items.length < pageSize) return done();

  const lastPage = Math.min(pageCount ?? paging.maxPages, paging.maxPages);
  for (let page = 2; page <= lastPage; ) {
    const count = pageCount === null ? 1 : Math.min(width, lastPage - page + 1);
    const results = await Promise.allSettled(
      Array.from({ length: count }, (_, index) => fetchPage(page + index)),
    );
    for (const result of results) {
      if (result.status === "rejected") throw result.reason;
      const found = findList(result.value, paging.listKeys);
      if (!found) throw new RequestError(`page ${page} has no list`);
      const known = items.length;
      for (const item of found.items) {
        const digest = fingerprint(item);
        if (!seen.has(digest)) items.push(item);
        seen.add(digest);
      }
      if (items.length === known) return done();
      if (pageCount === null && found.items.length < pageSize) return done();
      page += 1;
    }
  }
  if (pageCount !== null && pageCount <= paging.maxPages) return done();
  return done(`may have more than ${paging.maxPages} pages, but reading stops there (maxPages)`);
}

/**
 * Returns the list under the first of `keys` that has one, or the body itself if it's a list, else
 * null.
 */
export function findList(body: unknown, keys: readonly string[]): FoundList | null {
  if (Array.isArray(body)) return { items: body, withItems: (items) => items };
  if (typeof body !== "object" || body === null) return null;
  for (const [key, items] of keys.map((key) => [key, ownValue(body, key)] as const)) {
    if (Array.isArray(items)) return { items, withItems: (all) => ({ ...body, [key]: all }) };
  }
  return null;
}

/**
 * Estimates from the first page how many there are. `pageCount` is null if it doesn't say; then the
 * first page shorter than `pageSize` is the last. Uses `total` if `pages` is missing or
 * contradicted by a full page.
 */
function expectPages(body: unknown, count: number, { perPage }: Paging) {
  const pageSize = Math.min(perPage, positive(body, "per_page") ?? perPage);
  const pages = positive(body, "pages");
  const total = positive(body, "total");
  const full = count >= pageSize;
  const pagesByTotal =
    total !== null && count > 0 && (full || pages === null) ? Math.ceil(total / count) : null;
  const known = pages !== null || pagesByTotal !== null;
  return { pageSize, pageCount: known ? Math.max(pages ?? 1, pagesByTotal ?? 1) : null };
}

/** Reads a positive whole number, even if it's a string. Null if there's none. */
function positive(body: unknown, key: string): number | null {
  const value = typeof body === "object" && body !== null ? ownValue(body, key) : null;
  const number = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isSafeInteger(number) && number > 0 ? number : null;
}

const ownValue = (body: object, key: string): unknown =>
  Object.getOwnPropertyDescriptor(body, key)?.value;

const fingerprint = (item: unknown): string =>
  createHash("sha1").update(JSON.stringify(item)).digest("base64");
