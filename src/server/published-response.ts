import { LIST_KEYS, listIn } from "../content/model/list-in";
import { stateOf } from "../content/model/publication-state";
import { isRecord } from "../content/model/repair";
import { ENDPOINTS } from "../site/endpoints";
import { CACHE_REVALIDATE } from "../site/headers";
import { isTooDeep } from "../site/json-depth";
import { type ApiResponse, UnusableResponse } from "./api-response";
import { API_CACHE_MAX_AGE_MS, API_RESPONSE_MAX_OBJECTS } from "./server-limits";

const LISTS: Readonly<Record<string, readonly string[]>> = {
  [ENDPOINTS.blogPosts]: LIST_KEYS.blogPosts,
  [ENDPOINTS.blogCategories]: LIST_KEYS.blogCategories,
  [ENDPOINTS.testimonials]: LIST_KEYS.testimonials,
};

const BRACE = 0x7b;

/** Returns whether `path`, decoded and relative to the API's URL, leads to a single post. */
const isPost = (path: string): boolean =>
  path.startsWith(`${ENDPOINTS.blogPosts}/`) && path !== ENDPOINTS.blogCategories;

const parsed = ({ body }: ApiResponse): unknown =>
  JSON.parse(new TextDecoder().decode(body ?? undefined));

/**
 * Throws an `UnusableResponse` unless the JSON is what the path should return: a list, a post or a
 * document.
 */
export function assertKnownShape(response: ApiResponse, path: string): void {
  if (response.status !== 200) return;
  if (objectsIn(response) > API_RESPONSE_MAX_OBJECTS) {
    throw new UnusableResponse("the JSON has too many objects");
  }
  let json: unknown;
  try {
    json = parsed(response);
  } catch {
    throw new UnusableResponse("the body is not JSON");
  }
  if (!isKnown(json, path)) throw new UnusableResponse("the JSON has an unexpected structure");
}

/** Counts the opening braces in JSON, which is much faster than parsing it. */
const objectsIn = ({ body }: ApiResponse): number =>
  body?.reduce((count, byte) => (byte === BRACE ? count + 1 : count), 0) ?? 0;

function isKnown(json: unknown, path: string): boolean {
  if (isTooDeep(json)) return false;
  const listKeys = LISTS[path];
  if (listKeys) return listIn(json, listKeys) !== undefined;
  if (!isRecord(json)) return false;
  return !isPost(path) || typeof json.id === "string" || typeof json.id === "number";
}

/**
 * Returns whether browsers may cache a response no longer than the host does, so that a mistake in
 * the API doesn't outlast the host's cache.
 */
const isShort = (cacheControl = ""): boolean => {
  const [, seconds] = /^(?:public, ?)?max-age=(\d{1,3})$/.exec(cacheControl) ?? [];
  return seconds !== undefined && Number(seconds) * 1_000 <= API_CACHE_MAX_AGE_MS;
};

/**
 * A response without unpublished records, and the period in which it's valid, in ms since the Unix
 * epoch.
 */
interface Filtered {
  readonly from: number;
  readonly until: number;
  readonly response: ApiResponse;
}

/** Filtered responses by response body. Visitors share a body while its response is cached. */
const filtered = new WeakMap<object, Filtered>();

/**
 * Removes records, at any level, that a build at `now` would not publish. An API that only this
 * host can reach may list drafts, so the host has to filter them. An unpublished post becomes a
 * 404. Expects JSON that has passed `assertKnownShape`, so it isn't deeply nested.
 */
export function publishedResponse(response: ApiResponse, path: string, now: Date): ApiResponse {
  if (response.status !== 200 || !response.body) return response;
  const known = filtered.get(response.body);
  const isValid = known && known.from <= now.getTime() && now.getTime() < known.until;
  const { response: published, ...span } = isValid
    ? known
    : withoutUnpublished(response, path, now);
  filtered.set(response.body, { ...span, response: published });
  const { age } = response.headers;
  return age ? { ...published, headers: { ...published.headers, age } } : published;
}

function withoutUnpublished(response: ApiResponse, path: string, now: Date): Filtered {
  const { age: _age, ...given } = response.headers;
  const { etag: _etag, "last-modified": _modified, ...rest } = given;
  const headers = { ...rest, "cache-control": CACHE_REVALIDATE };
  const json = parsed(response);
  let removed = 0;
  let until = Number.POSITIVE_INFINITY;
  const isRemoved = (value: unknown): boolean => {
    if (!isRecord(value)) return false;
    const { state, ...times } = stateOf(value, now);
    for (const time of [times.from, times.until]) {
      const ms = time ? Date.parse(time) : 0;
      if (ms > now.getTime()) until = Math.min(until, ms);
    }
    if (state !== "published") removed += 1;
    return state !== "published";
  };
  const span = () => ({ from: now.getTime(), until });
  if (isPost(path) && isRemoved(json)) {
    return { ...span(), response: { status: 404, headers, body: null } };
  }
  const text = JSON.stringify(json, (_key, value: unknown) => {
    if (Array.isArray(value)) return value.filter((one) => !isRemoved(one));
    if (value === json || !isRecord(value)) return value;
    // Without an id, `status` may belong to something other than a record, such as a file.
    const { status: _status, ...others } = value;
    return isRemoved("id" in value ? value : others) ? undefined : value;
  });
  if (removed === 0) {
    const kept = isShort(given["cache-control"])
      ? given
      : { ...given, "cache-control": CACHE_REVALIDATE };
    return { ...span(), response: { ...response, headers: kept } };
  }
  return { ...span(), response: { status: 200, headers, body: new TextEncoder().encode(text) } };
}
