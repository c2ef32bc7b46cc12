import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { readLimited } from "../node/read-limited";
import { ENDPOINTS, FORWARDED_READS } from "../site/api/endpoints";
import { withoutClosingSlash } from "../site/format/text";
import { API_IMAGE, CACHE_REVALIDATE, UNSAFE_API_PATH } from "../site/headers";
import { API_ANSWER_MAX_BYTES, API_BUFFER_MAX_BYTES, API_TIMEOUT_MS } from "../site/limits";
import { errorField, oneLine } from "./errors";
import { pathSegments } from "./path-segments";
import { enquiryBody, problem, refuseOtherMethods } from "./problem";
import { validators } from "./security-headers";
import { BufferFull, createUnreadAnswers, type UnreadAnswer } from "./unread-answers";

export interface ForwardOptions {
  /** The content API; its path, if it has one, stays in front. */
  readonly target: URL;
  /** Path that is removed before forwarding, as in "/content-api". */
  readonly basePath: string;
  /** For one whole response. */
  readonly timeoutMs?: number;
  /** Bytes of all responses that visitors have not read yet; what would exceed them is answered 503. */
  readonly bufferMaxBytes?: number;
  /** Whether what it sends is compressed here; default: yes. */
  readonly compresses?: boolean;
  /** Takes one line per failure, never a visitor's words; default: the error output. */
  readonly log?: (line: string) => void;
}

/** Headers to forward either way; cookies and credentials stay on their side. */
const SENT = ["accept", "content-type", "if-none-match", "if-modified-since", "idempotency-key"];
const RELAYED = ["allow", "cache-control", "etag", "last-modified", "retry-after"];
const API_JSON = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

/** A response that is not forwarded. The message is for the log. */
class UnusableResponse extends Error {}

/**
 * Forwards the known reads and the contact POST to the content API, and its responses back when they
 * are JSON or raster images of at most 20 MiB that arrive whole in time; redirects are not followed. A
 * read ends with the visitor's request; an enquiry is sent to its end. Failures are JSON with a `message`:
 * 502 and 504 for the API, 503 where too much is unread, 4xx for the request.
 */
export function createForwarder({
  target,
  basePath,
  timeoutMs = API_TIMEOUT_MS,
  bufferMaxBytes = API_BUFFER_MAX_BYTES,
  compresses = true,
  log = console.error,
}: ForwardOptions): (request: Request) => Response | Promise<Response> {
  const unreadAnswer = createUnreadAnswers(bufferMaxBytes);
  const app = new Hono().basePath(basePath);
  if (compresses) app.use(compress());
  app.use(validators({ weak: true }), refuseOtherMethods(app));
  const forward = async (c: Context) => {
    const { pathname, search } = new URL(c.req.url);
    const isEnquiry = c.req.method === "POST";
    const visitor = c.req.raw.signal;
    if (!isSafe(pathname) || (isEnquiry && search)) return c.notFound();
    const url = new URL(target);
    url.pathname = withoutClosingSlash(target.pathname) + pathname.slice(basePath.length);
    url.search = search;
    // not AbortSignal.any: Node 20 forgets a time limit that only such a signal holds
    const end = new AbortController();
    const tooLate = new DOMException("no response in time", "TimeoutError");
    const timer = setTimeout(() => end.abort(tooLate), timeoutMs);
    const unread = unreadAnswer();
    visitor.addEventListener("abort", () => {
      unread.release();
      if (!isEnquiry) end.abort();
    });
    try {
      const response = await fetch(url, {
        method: c.req.method,
        headers: pick(c.req.raw.headers, SENT),
        body: isEnquiry ? await c.req.arrayBuffer() : undefined,
        redirect: "manual",
        signal: end.signal,
      });
      return await relayResponse(c, response, unread);
    } catch (error) {
      unread.release();
      if (visitor.aborted && !isEnquiry) return problem(c, 503, "The visitor has left.");
      const [status, message, reason] = explain(error);
      log(`forward: ${c.req.method} ${url.pathname}: ${oneLine(reason)}`);
      // A visitor who sent an enquiry has no use for the word "content".
      return problem(c, status, isEnquiry ? "Failed to send message. Please try again." : message);
    } finally {
      clearTimeout(timer);
    }
  };
  for (const route of FORWARDED_READS) app.get(route.replace("*", ":path{.+}"), forward);
  app.post(ENDPOINTS.contact, enquiryBody, forward);
  app.notFound((c) => problem(c, 404, "There is nothing at this address."));
  return (request) => app.fetch(request);
}

/** Whether a path can be sent on: it means the same to whoever decodes it, once or twice. */
const isSafe = (pathname: string): boolean =>
  !UNSAFE_API_PATH.test(pathname) && typeof pathSegments(pathname) !== "string";

const pick = (headers: Headers, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? ""]] : [])),
  );

async function relayResponse(
  c: Context,
  response: Response,
  unread: UnreadAnswer,
): Promise<Response> {
  const { status, headers } = response;
  const body = await readLimited(response, API_ANSWER_MAX_BYTES, unread.add);
  if (!body) throw new UnusableResponse("the response is too large");
  const relayed: Record<string, string> = {
    "cache-control": CACHE_REVALIDATE,
    ...pick(headers, RELAYED),
  };
  const withoutBody = (type: Readonly<Record<string, string>> = {}) => {
    unread.release();
    return new Response(null, { status, headers: { ...relayed, ...type } });
  };
  if (status === 304) return withoutBody();
  if (status >= 300 && status < 400) throw new UnusableResponse("the API redirects");
  const given = headers.get("content-type") ?? "";
  // Never as it came: a browser takes the last type of a list.
  const type = API_JSON.test(given) ? "application/json" : API_IMAGE.exec(given)?.[0];
  if (type) {
    if (c.req.method === "HEAD") return withoutBody({ "content-type": type });
    // The middleware would make copies to find the same.
    const etag = headers.get("etag") ?? (status === 200 ? await digestTag(body) : undefined);
    return new Response(unread.stream(body), {
      status,
      headers: {
        ...relayed,
        ...(etag && { etag }),
        "content-type": type,
        "content-length": String(body.byteLength),
      },
    });
  }
  unread.release();
  if (status < 400) throw new UnusableResponse(`unexpected type "${given}"`);
  const message = `The content service answered with status ${status}.`;
  return Response.json({ message }, { status, headers: relayed });
}

/** A weak entity tag of what a body holds. */
async function digestTag(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  const hex = Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0"));
  return `W/"${hex.join("")}"`;
}

/** Status and words for a visitor, and the reason for the log. */
function explain(error: unknown): [502 | 503 | 504, string, unknown] {
  if (error instanceof BufferFull) {
    return [503, "The content service is busy. Please try again.", error];
  }
  if (error instanceof UnusableResponse) {
    return [502, "The content service gave an answer that cannot be used.", error];
  }
  if (errorField(error, "name") === "TimeoutError") {
    return [504, "The content service did not answer in time.", "no response in time"];
  }
  return [502, "The content service cannot be reached.", errorField(error, "cause") ?? error];
}
