import { publishedNow } from "../content/model/publication-state";
import { isRecord } from "../content/model/repair";
import { ENDPOINTS } from "../site/api/endpoints";
import { CACHE_REVALIDATE } from "../site/headers";
import type { ApiAnswer } from "./api-answer";

/** Endpoints with lists of the records that the build asks whether they are published. */
const LISTS: readonly string[] = [ENDPOINTS.blogPosts, ENDPOINTS.testimonials, ENDPOINTS.team];

/** Names under which an API may put a record, or the fields of one. */
const WRAPPINGS = ["data", "attributes", "blog", "post", "item", "result"] as const;

/** A word of a field that may keep a record back, or an escaped letter of one; many answers have none. */
const MAY_BE_UNPUBLISHED = /draft|publish|status|state|visib|hidden|delete|archive|\\u00/i;

/**
 * Leaves out of an answer of the content API what a build at `now` would not publish: an API may list its drafts, and be
 * reachable by this host alone. Other answers are returned as they are. `path` is below the API's address.
 */
export function publishedAnswer(answer: ApiAnswer, path: string, now: Date): ApiAnswer {
  const isPost = path.startsWith(`${ENDPOINTS.blogPosts}/`) && path !== ENDPOINTS.blogCategories;
  if (!answer.body || !(isPost || LISTS.includes(path))) return answer;
  const text = new TextDecoder().decode(answer.body);
  if (!MAY_BE_UNPUBLISHED.test(text)) return answer;
  const shown = publishedBody(text, now);
  if (!shown) return answer;
  if (isPost && !isPublished(shown.body, now)) return withBody(answer, 404, NOTHING);
  return shown.isWhole ? answer : withBody(answer, answer.status, shown.body);
}

const NOTHING = { message: "There is nothing at this address." };

/** Reads a body without the unpublished records of its lists, wherever they are; null: it is no JSON. */
function publishedBody(text: string, now: Date) {
  let isWhole = true;
  const withoutUnpublished = (_key: string, value: unknown) => {
    if (!Array.isArray(value)) return value;
    const shown = value.filter((record) => isPublished(record, now));
    if (shown.length < value.length) isWhole = false;
    return shown;
  };
  try {
    return { body: JSON.parse(text, withoutUnpublished) as unknown, isWhole };
  } catch {
    return null;
  }
}

/** Whether nothing in a record, or in what it wraps, keeps it back. */
function isPublished(value: unknown, now: Date): boolean {
  if (!isRecord(value)) return true;
  if (publishedNow(value, now) === undefined) return false;
  return WRAPPINGS.every((name) => isPublished(value[name], now));
}

/** Returns an answer with another body, for which neither a validator nor a lifetime of the API stands. */
function withBody({ headers }: ApiAnswer, status: number, body: unknown): ApiAnswer {
  const { etag: _etag, "last-modified": _modified, ...rest } = headers;
  return {
    status,
    headers: { ...rest, "cache-control": CACHE_REVALIDATE },
    body: new TextEncoder().encode(JSON.stringify(body)),
  };
}
