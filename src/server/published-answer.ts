import { publishedNow } from "../content/model/publication-state";
import { isRecord } from "../content/model/repair";
import { ENDPOINTS, LIST_KEYS } from "../site/api/endpoints";
import type { ApiAnswer } from "./api-answer";

/** Names of the lists, by endpoint: of those that the build asks whether they are published. */
const KEYS_BY_PATH = new Map<string, readonly string[]>([
  [ENDPOINTS.blogPosts, LIST_KEYS.blogPosts],
  [ENDPOINTS.testimonials, LIST_KEYS.testimonials],
]);

/** A word of a field that may keep a record back; most answers have none, and are not parsed. */
const MAY_BE_UNPUBLISHED = /draft|publish|status/i;

/**
 * Leaves out of an answer of the content API what a build at `now` would not publish: an API may list its drafts, and be
 * reachable by this host alone. Other answers are returned as they are. `path` is below the API's address.
 */
export function publishedAnswer(answer: ApiAnswer, path: string, now: Date): ApiAnswer {
  const isPost = path.startsWith(`${ENDPOINTS.blogPosts}/`);
  const keys = isPost ? [] : KEYS_BY_PATH.get(path);
  if (!keys || answer.status !== 200 || !answer.body) return answer;
  const text = new TextDecoder().decode(answer.body);
  if (!MAY_BE_UNPUBLISHED.test(text)) return answer;
  const given = parsed(text);
  if (isPost && isRecord(given) && publishedNow(given, now) === undefined) {
    return withBody(answer, 404, NOTHING);
  }
  const shown = withoutUnpublished(given, keys, now);
  return shown === given ? answer : withBody(answer, 200, shown);
}

const NOTHING = { message: "There is nothing at this address." };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // it is none of the lists below
  }
}

/** Returns `body`, or where a record is left out a copy: the list is the body itself, or below at most two of `keys`. */
function withoutUnpublished(
  body: unknown,
  keys: readonly string[],
  now: Date,
  wrappings = 2,
): unknown {
  if (Array.isArray(body)) {
    const shown = body.filter((record) => publishedNow(record, now) !== undefined);
    return shown.length === body.length ? body : shown;
  }
  const key = isRecord(body) && keys.find((name) => typeof body[name] === "object");
  if (!key || !isRecord(body) || wrappings === 0) return body;
  const shown = withoutUnpublished(body[key], keys, now, wrappings - 1);
  return shown === body[key] ? body : { ...body, [key]: shown };
}

/** Returns an answer with another body, which no validator of the API stands for. */
function withBody({ headers }: ApiAnswer, status: number, body: unknown): ApiAnswer {
  const { etag: _etag, "last-modified": _modified, ...rest } = headers;
  return { status, headers: rest, body: new TextEncoder().encode(JSON.stringify(body)) };
}
