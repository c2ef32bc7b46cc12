import { LIST_KEYS, listIn } from "../content/model/list-in";
import { stateOf } from "../content/model/publication-state";
import { isRecord } from "../content/model/repair";
import { ENDPOINTS } from "../site/endpoints";
import { CACHE_REVALIDATE } from "../site/headers";
import { isTooDeep } from "../site/json-depth";
import { type ApiResponse, UnusableResponse } from "./api-response";

const LISTS: Readonly<Record<string, readonly string[]>> = {
  [ENDPOINTS.blogPosts]: LIST_KEYS.blogPosts,
  [ENDPOINTS.blogCategories]: LIST_KEYS.blogCategories,
  [ENDPOINTS.testimonials]: LIST_KEYS.testimonials,
};

/** `path` is decoded and relative to the API's URL. */
const isPost = (path: string): boolean =>
  path.startsWith(`${ENDPOINTS.blogPosts}/`) && path !== ENDPOINTS.blogCategories;

const parsed = ({ body }: ApiResponse): unknown =>
  JSON.parse(new TextDecoder().decode(body ?? undefined));

/**
 * Throws `UnusableResponse` unless the JSON is what this path should return: a list, a post or a
 * document.
 */
export function assertKnownShape(response: ApiResponse, path: string): void {
  if (response.status !== 200) return;
  let json: unknown;
  try {
    json = parsed(response);
  } catch {
    throw new UnusableResponse("the body is not JSON");
  }
  if (!isKnown(json, path)) throw new UnusableResponse("the JSON has an unknown shape");
}

function isKnown(json: unknown, path: string): boolean {
  if (isTooDeep(json)) return false;
  const listKeys = LISTS[path];
  if (listKeys) return listIn(json, listKeys) !== undefined;
  if (!isRecord(json)) return false;
  return !isPost(path) || typeof json.id === "string" || typeof json.id === "number";
}

/**
 * Removes records that a build at `now` would not publish, at any level. An API may list drafts and
 * be reachable only by this host, so the host has to filter them. An unpublished post becomes a
 * 404. JSON without unpublished records is returned unchanged. Expects JSON that passed
 * `assertKnownShape`, so it isn't deeply nested.
 */
export function publishedResponse(response: ApiResponse, path: string, now: Date): ApiResponse {
  if (response.status !== 200) return response;
  const { etag: _etag, "last-modified": _modified, ...rest } = response.headers;
  const headers = { ...rest, "cache-control": CACHE_REVALIDATE }; // the API's are for other content
  const json = parsed(response);
  let removed = 0;
  const isRemoved = (value: unknown): boolean => {
    const isOut = isRecord(value) && stateOf(value, now).state !== "published";
    if (isOut) removed += 1;
    return isOut;
  };
  if (isPost(path) && isRemoved(json)) return { status: 404, headers, body: null };
  const text = JSON.stringify(json, (_key, value: unknown) => {
    if (Array.isArray(value)) return value.filter((one) => !isRemoved(one));
    // The root isn't a record; its status may be that of the request.
    return value !== json && isRemoved(value) ? undefined : value;
  });
  if (removed === 0) return response;
  return { status: 200, headers, body: new TextEncoder().encode(text) };
}
