import { createHash } from "node:crypto";
import type { Paging } from "./options";

/** A body, or why there is none. `note`: what an editor should know although it worked. */
export type PageResult =
  | { readonly ok: true; readonly body: unknown; readonly note?: string }
  | { readonly ok: false; readonly what: string };

interface FoundList {
  readonly items: readonly unknown[];
  /** The body with other items in the list's place. */
  readonly withItems: (items: readonly unknown[]) => unknown;
}

/**
 * Reads a list to its end: the first body, its list holding the items of all pages. A body without
 * a list comes back as it is. `width` pages are asked for at once where their number is known.
 * Ends whatever the server claims: at an empty page, a page that adds nothing new, or `maxPages`.
 */
export async function readPages(
  paging: Paging,
  width: number,
  fetchPage: (page: number) => Promise<PageResult>,
): Promise<PageResult> {
  const first = await fetchPage(1);
  if (!first.ok) return first;
  const list = findList(first.body, paging.listKeys);
  if (!list) return first;

  const items = [...list.items];
  const seen = new Set(items.map(fingerprint));
  const { pageSize, pageCount } = expectPages(first.body, items.length, paging);
  const done = (note?: string): PageResult => ({ ok: true, body: list.withItems(items), note });
  if (pageCount === null && items.length < pageSize) return done();

  const lastPage = Math.min(pageCount ?? paging.maxPages, paging.maxPages);
  for (let page = 2; page <= lastPage; ) {
    const wave = pageCount === null ? 1 : Math.min(width, lastPage - page + 1);
    const results = await Promise.all(
      Array.from({ length: wave }, (_, index) => fetchPage(page + index)),
    );
    for (const result of results) {
      if (!result.ok) return result;
      const found = findList(result.body, paging.listKeys);
      if (!found) return { ok: false, what: `page ${page} holds no list` };
      const added = found.items.filter((item) => addTo(seen, fingerprint(item)));
      for (const item of added) items.push(item);
      if (added.length === 0) return done();
      if (pageCount === null && found.items.length < pageSize) return done();
      page += 1;
    }
  }
  if (pageCount !== null && pageCount <= paging.maxPages) return done();
  return done(`may go on after page ${paging.maxPages}, where reading stops (maxPages)`);
}

/** The list under the first of `keys` that holds one, or the body itself; null when there is none. */
export function findList(body: unknown, keys: readonly string[]): FoundList | null {
  if (Array.isArray(body)) return { items: body, withItems: (items) => items };
  if (typeof body !== "object" || body === null) return null;
  for (const [key, items] of keys.map((key) => [key, ownValue(body, key)] as const)) {
    if (Array.isArray(items)) return { items, withItems: (all) => ({ ...body, [key]: all }) };
  }
  return null;
}

/**
 * What the first page says about the rest. `pageCount` is null when it says nothing usable: then
 * a page shorter than `pageSize` is the last. `total` counts where `pages` is missing or where a
 * full page contradicts it.
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

/** A whole number above zero, also when it was sent as text. */
function positive(body: unknown, key: string): number | null {
  const value = typeof body === "object" && body !== null ? ownValue(body, key) : null;
  const number = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isSafeInteger(number) && number > 0 ? number : null;
}

const ownValue = (body: object, key: string): unknown =>
  Object.getOwnPropertyDescriptor(body, key)?.value;

const fingerprint = (item: unknown): string =>
  createHash("sha1").update(JSON.stringify(item)).digest("base64");

function addTo(seen: Set<string>, value: string): boolean {
  const isNew = !seen.has(value);
  seen.add(value);
  return isNew;
}
