import { stateOf } from "../content/model/publication-state";
import { isRecord } from "../content/model/repair";
import { ENDPOINTS } from "../site/endpoints";
import { CACHE_REVALIDATE } from "../site/headers";
import type { ApiResponse } from "./api-response";

/** Endpoints with lists of the records that the build asks whether they are published. */
const LISTS: readonly string[] = [ENDPOINTS.blogPosts, ENDPOINTS.testimonials, ENDPOINTS.team];

/** Names under which an API may put a record, or the fields of one, beside no words of its own. */
const WRAPPINGS = ["data", "attributes", "blog", "post", "item", "result"] as const;
const NAMES = ["title", "name", "client_name"] as const;

/** Part of a field that may keep a record back, or an escaped letter of one. Many responses have neither. */
const MAY_BE_UNPUBLISHED = /draft|status|publish|expires|deleted|archived|\\u00/;

/**
 * Removes records that a build at `now` would not publish from a response of the content API, which may list drafts
 * and be reachable by this host only. Other responses, and everything within a published record, are returned as they
 * are. `path` is below the API's address, with or without escapes. Throws for lists that are nested without end.
 */
export function publishedResponse(response: ApiResponse, path: string, now: Date): ApiResponse {
  const route = decodeURIComponent(path);
  const isPost = route.startsWith(`${ENDPOINTS.blogPosts}/`) && route !== ENDPOINTS.blogCategories;
  if (!response.body || !(isPost || LISTS.includes(route))) return response;
  const text = new TextDecoder().decode(response.body);
  if (!MAY_BE_UNPUBLISHED.test(text)) return response;
  const given = parsed(text);
  if (isPost) {
    return response.status >= 300 || isPublished(given, now)
      ? response
      : withBody(response, 404, NOTHING);
  }
  const shown = withoutUnpublished(given, now);
  return shown === given ? response : withBody(response, response.status, shown);
}

const NOTHING = { message: "There is nothing at this address." };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // it has no list
  }
}

/** Returns `body`, or where a record is left out a copy; its lists are below any names, or it is one itself. */
function withoutUnpublished(body: unknown, now: Date): unknown {
  if (Array.isArray(body)) {
    const shown = body.filter((record) => isPublished(record, now));
    const inner = shown.map((one) => (Array.isArray(one) ? withoutUnpublished(one, now) : one));
    const isWhole = inner.length === body.length && inner.every((one, i) => one === body[i]);
    return isWhole ? body : inner;
  }
  if (!isRecord(body)) return body;
  const entries = Object.entries(body).map(([key, value]) => [key, withoutUnpublished(value, now)]);
  const isWhole = entries.every(([key, value]) => body[String(key)] === value);
  return isWhole ? body : Object.fromEntries(entries);
}

/** Returns whether a record is published. In a wrapping, such as `{"status": "success", "data": {…}}`, both parts count. */
function isPublished(value: unknown, now: Date): boolean {
  if (!isRecord(value)) return true;
  const wrapped = NAMES.some((name) => name in value)
    ? []
    : WRAPPINGS.map((name) => value[name]).filter(isRecord);
  // the status of a wrapping is that of the request
  const own = wrapped.length > 0 ? { ...value, status: null } : value;
  return stateOf(own, now).state === "published" && wrapped.every((one) => isPublished(one, now));
}

/** Returns a response with another body, for which neither a validator nor a lifetime of the API stands. */
function withBody({ headers }: ApiResponse, status: number, body: unknown): ApiResponse {
  const { etag: _etag, "last-modified": _modified, ...rest } = headers;
  return {
    status,
    headers: { ...rest, "cache-control": CACHE_REVALIDATE },
    body: new TextEncoder().encode(JSON.stringify(body)),
  };
}
