import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { CONTACT_FAILED, ENDPOINTS, FORWARDED_READS } from "../site/endpoints";
import { errorField, oneLine } from "../site/errors";
import { withoutClosingSlash } from "../site/format/text";
import { UNSAFE_API_PATH } from "../site/headers";
import { API_TIMEOUT_MS } from "../site/limits";
import {
  type ApiRequestKind,
  type ApiResponse,
  JSON_TYPE,
  pick,
  readApiResponse,
  UnusableResponse,
} from "./api-response";
import { BufferFull, createBufferedResponses } from "./backpressure";
import { BLOG_PARAMETERS } from "./blog-query";
import { coalesceReads, type ResponseCache } from "./coalesced-reads";
import { pathSegments } from "./path-segments";
import { enquiryBody, problem, refuseOtherMethods } from "./problem";
import { assertKnownShape, publishedResponse } from "./published-response";
import { validators } from "./security-headers";
import { API_BUFFER_MAX_BYTES } from "./server-limits";

export interface ForwardOptions {
  /** URL of the content API; its path, if it has one, stays in front. */
  readonly target: URL;
  /** Path that is removed before forwarding, as in "/content-api". */
  readonly basePath: string;
  /** Milliseconds for one whole response. */
  readonly timeoutMs?: number;
  /** Bytes of all responses that visitors have not read yet; a response beyond them becomes a 503. */
  readonly bufferMaxBytes?: number;
  /** Cache of the API's responses. */
  readonly cache: ResponseCache;
  /** Lets some time pass, where a request may wait for no promise of another's; default: it may. */
  readonly pause?: () => Promise<unknown>;
  /** Lets the host go on with a coalesced read whose first visitor has left; default: it does by itself. */
  readonly keepAlive?: (work: Promise<unknown>) => void;
  /** Whether responses are compressed here; default: yes. */
  readonly compresses?: boolean;
  /** Returns the time in ms since the Unix epoch. */
  readonly now?: () => number;
  /** Takes one line per failure, never a visitor's words; default: the error output. */
  readonly log?: (line: string) => void;
}

const IMAGES = `${ENDPOINTS.images}/`;

/** Milliseconds beyond the time limit of a read that the work around it may take. */
const LOST_AFTER_MS = 1_000;

/** Request headers that are forwarded; cookies and credentials are not. */
const SENT_FOR_IMAGES = ["accept", "if-none-match", "if-modified-since"];
const SENT_ENQUIRY = ["accept", "content-type", "idempotency-key"];

/**
 * Forwards the known reads and the contact POST to the content API, by their decoded path, and its responses back when
 * they are JSON of a known shape or raster images of at most 20 MiB that arrive whole in time, without the records that
 * aren't published; redirects are not followed. HEAD is a GET without a body. Reads of JSON are coalesced, except in
 * preview mode; an image or a preview ends with the visitor's request; an enquiry is sent to its end. An error of the
 * API is its status; failures are JSON with a `message`: 502 and 504 for the API, 503 where too much is unread, 4xx for
 * the request.
 */
export function createForwarder({
  target,
  basePath,
  cache,
  keepAlive,
  pause,
  timeoutMs = API_TIMEOUT_MS,
  bufferMaxBytes = API_BUFFER_MAX_BYTES,
  compresses = true,
  now = Date.now,
  log = console.error,
}: ForwardOptions): (request: Request) => Response | Promise<Response> {
  const buffered = createBufferedResponses(bufferMaxBytes);
  /** Asks the API, within the time for one whole response. */
  const ask = async (
    url: URL,
    kind: ApiRequestKind,
    headers: Readonly<Record<string, string>>,
    ends: AbortSignal,
    body?: ArrayBuffer,
  ) => {
    // not AbortSignal.any: Node 20 forgets a time limit that only its result holds
    const end = new AbortController();
    const tooLate = new DOMException("no response in time", "TimeoutError");
    const timer = setTimeout(() => end.abort(tooLate), timeoutMs);
    if (ends.aborted) end.abort();
    ends.addEventListener("abort", () => end.abort());
    const arriving = buffered.arriving();
    try {
      const { signal } = end;
      const init = { method: kind === "enquiry" ? "POST" : "GET", headers, signal, body };
      const response = await fetch(url, { ...init, redirect: "manual" });
      return await readApiResponse(response, kind, arriving.add);
    } finally {
      clearTimeout(timer);
      arriving.release();
    }
  };
  const targetPath = withoutClosingSlash(target.pathname);
  // without a visitor's validators: they are of what is left when the unpublished records are removed
  const askJson = async (url: URL, ends: AbortSignal, etag?: string) => {
    const headers = { accept: JSON_TYPE, ...(etag && { "if-none-match": etag }) };
    const response = await ask(url, "json", headers, ends);
    assertKnownShape(response, decodeURIComponent(url.pathname.slice(targetPath.length)));
    return response;
  };
  const readCoalesced = coalesceReads({
    cache,
    keepAlive,
    pause,
    now,
    log,
    waitMaxMs: timeoutMs + LOST_AFTER_MS,
    ask: askJson,
  });
  const app = new Hono().basePath(basePath);
  if (compresses) app.use(compress());
  app.use(validators({ weak: true }), refuseOtherMethods(app));
  const forward = async (c: Context) => {
    const { pathname, searchParams } = new URL(c.req.url);
    const { method, raw } = c.req;
    const visitor = raw.signal;
    const path = decodedPath(pathname)?.slice(basePath.length);
    const kind = method === "POST" ? "enquiry" : path?.startsWith(IMAGES) ? "image" : "json";
    const isEnquiry = kind === "enquiry";
    if (!path || (isEnquiry && searchParams.size > 0)) return c.notFound();
    const url = new URL(target);
    url.pathname = targetPath + encodedPath(path);
    url.search = knownQuery(path, searchParams);
    const read = async (): Promise<ApiResponse> => {
      if (kind === "json") {
        const response = await (isPreview(raw) ? askJson : readCoalesced)(url, visitor);
        return publishedResponse(response, path, new Date(now()));
      }
      if (kind === "image") return ask(url, kind, pick(raw.headers, SENT_FOR_IMAGES), visitor);
      const body = await c.req.arrayBuffer();
      return ask(url, kind, pick(raw.headers, SENT_ENQUIRY), new AbortController().signal, body);
    };
    try {
      const { status, headers, body } = await read();
      const sent = body && method !== "HEAD" ? buffered.stream(body, visitor) : null;
      const length = sent && { "content-length": String(body?.byteLength) };
      return new Response(sent, { status, headers: { ...headers, ...length } });
    } catch (error) {
      if (visitor.aborted && !isEnquiry) return problem(c, 503, "The visitor has left.");
      const [status, message, reason] = explain(error);
      log(`forward: ${method} ${url.pathname}: ${oneLine(reason)}`);
      // A visitor who sent an enquiry has no use for the word "content".
      return problem(c, status, isEnquiry ? CONTACT_FAILED : message);
    }
  };
  for (const route of FORWARDED_READS) app.get(route.replace("*", ":path{.+}"), forward);
  app.post(ENDPOINTS.contact, enquiryBody, forward);
  app.notFound((c) => problem(c, 404, "There is nothing at this address."));
  return (request) => app.fetch(request);
}

/** Returns a decoded path, or null if another decoder might read another one. */
function decodedPath(pathname: string): string | null {
  const segments = UNSAFE_API_PATH.test(pathname) ? "unsafe" : pathSegments(pathname);
  if (typeof segments === "string") return null;
  const path = `/${segments.join("/")}`;
  return path === decodeURIComponent(pathname) ? path : null; // no doubled or closing slash
}

const encodedPath = (path: string): string => path.split("/").map(encodeURIComponent).join("/");

/** Returns the query that the API knows at this path, in one order, so that equal requests share one copy. */
function knownQuery(path: string, given: URLSearchParams): string {
  if (path.startsWith(IMAGES)) return String(given);
  const known = path === ENDPOINTS.blogPosts ? BLOG_PARAMETERS : [];
  const pairs = known.map((name) => [name, given.get(name)?.trim() ?? ""]);
  return String(new URLSearchParams(pairs.filter(([, value]) => value)));
}

/**
 * Returns whether a request is of preview mode, which shows the API's present content: a browser says so by these
 * headers where a script reads with `cache: "reload"` (Fetch standard, "HTTP-network-or-cache fetch").
 */
export const isPreview = ({ headers }: Request): boolean =>
  /\bno-cache\b/i.test(headers.get("cache-control") ?? "");

/** Explains a failure: status and words for a visitor, and the reason for the log. */
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
