import { createHash } from "node:crypto";
import type { Paging } from "./plugin-options";
import { RequestError } from "./request";

interface FoundList {
  readonly items: readonly unknown[];
  /** Returns the body with its list's items replaced. */
  readonly withItems: (items: readonly unknown[]) => unknown;
}

/**
 * Reads all pages of a list. Returns the first page's body with the items of all pages, and a
 * warning if there may be more. A body without a list is returned unchanged. Requests `width` pages
 * at a time if their number is known, otherwise one. Whatever the server claims, stops at an empty
 * page, at a page without new items, or after `maxPages`. Throws whatever `fetchPage` throws, and a
 * `RequestError` if a later page has no list.
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
 * Returns the list under the first of `keys` that has one, or the body itself if it's a list, or
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
 * Estimates the number of pages from the first page's `pages`, or from `total` if that's missing.
 * If the first page is full, the larger of the two estimates is used. If there's neither,
 * `pageCount` is null, and the first page with fewer than `pageSize` items is the last.
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

/** Returns a positive whole number, which may be sent as a string, or null if there isn't one. */
function positive(body: unknown, key: string): number | null {
  const value = typeof body === "object" && body !== null ? ownValue(body, key) : null;
  const number = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isSafeInteger(number) && number > 0 ? number : null;
}

const ownValue = (body: object, key: string): unknown =>
  Object.getOwnPropertyDescriptor(body, key)?.value;

const fingerprint = (item: unknown): string =>
  createHash("sha1").update(JSON.stringify(item)).digest("base64");
