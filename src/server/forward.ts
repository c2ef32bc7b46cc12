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
import { API_BUFFER_MAX_BYTES, API_PER_PAGE_MAX } from "./server-limits";

export interface ForwardOptions {
  /** URL of the content API. If it has a path, that comes before the forwarded path. */
  readonly target: URL;
  /** Path that is removed before forwarding, such as "/content-api". */
  readonly basePath: string;
  /** Time limit for a whole response, in ms. */
  readonly timeoutMs?: number;
  /**
   * Limit for the total size of responses that visitors haven't read yet. A response that exceeds
   * it becomes a 503.
   */
  readonly bufferMaxBytes?: number;
  readonly cache: ResponseCache;
  /**
   * Waits a moment. Set this if requests can't await each other's promises (see `coalesceReads`).
   */
  readonly pause?: () => Promise<unknown>;
  /**
   * Keeps a coalesced read running after the request that started it has ended. Set it if the host
   * needs that.
   */
  readonly keepAlive?: (work: Promise<unknown>) => void;
  /** Whether responses are compressed here. Defaults to true. */
  readonly compresses?: boolean;
  /** Returns the current time in ms since the Unix epoch. */
  readonly now?: () => number;
  /**
   * Called with one line per failure, which never contains a visitor's input. Defaults to stderr.
   */
  readonly log?: (line: string) => void;
}

const IMAGES = `${ENDPOINTS.images}/`;

/** Extra time in ms that a read may take beyond its time limit, for the work around the request. */
const LOST_AFTER_MS = 1_000;

/** Request headers that are forwarded. Cookies and credentials aren't. */
const SENT_FOR_IMAGES = ["accept", "if-none-match", "if-modified-since"];
const SENT_ENQUIRY = ["accept", "content-type", "idempotency-key"];

/**
 * Creates a handler that forwards known reads and the contact POST to the content API. It compares
 * decoded paths. Responses up to 20 MiB are passed on if they're raster images or JSON of a known
 * shape, but without unpublished records. HEAD is forwarded as GET, and redirects aren't followed.
 * JSON reads are coalesced, except in preview mode. Images and previews are aborted when the
 * visitor leaves, but enquiries never are. API errors keep their status. Other failures are JSON
 * with a `message`: 502 or 504 if the API fails, 503 if too many responses are unread, and 4xx if
 * the request is invalid.
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
  /** Requests `url` from the API, within the time limit for a whole response. */
  const ask = async (
    url: URL,
    kind: ApiRequestKind,
    headers: Readonly<Record<string, string>>,
    ends: AbortSignal,
    body?: ArrayBuffer,
  ) => {
    // AbortSignal.any doesn't work here, because Node 20 may garbage-collect a timeout that only
    // its result refers to.
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
  // The visitor's validators aren't sent, because they're for the response without unpublished
  // records.
  const askJson = async (url: URL, ends: AbortSignal, etag?: string) => {
    const headers = { accept: JSON_TYPE, ...(etag && { "if-none-match": etag }) };
    const response = await ask(url, "json", headers, ends);
    if (response.status === 304 && !etag) throw new UnusableResponse("unexpected status 304");
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
      // The other message is about content, which would confuse a visitor who sent an enquiry.
      return problem(c, status, isEnquiry ? CONTACT_FAILED : message);
    }
  };
  for (const route of FORWARDED_READS) app.get(route.replace("*", ":path{.+}"), forward);
  app.post(ENDPOINTS.contact, enquiryBody, forward);
  app.notFound((c) => problem(c, 404, "There's nothing at this address."));
  return (request) => app.fetch(request);
}

/** Returns the decoded path, or null if other decoders could read it differently. */
function decodedPath(pathname: string): string | null {
  const segments = UNSAFE_API_PATH.test(pathname) ? "unsafe" : pathSegments(pathname);
  if (typeof segments === "string") return null;
  const path = `/${segments.join("/")}`;
  return path === decodeURIComponent(pathname) ? path : null; // no doubled or trailing slash
}

const encodedPath = (path: string): string => path.split("/").map(encodeURIComponent).join("/");

/**
 * Returns the query parameters that the API knows for this path, in a fixed order, so that equal
 * requests share one cache entry.
 */
function knownQuery(path: string, given: URLSearchParams): string {
  if (path.startsWith(IMAGES)) return String(given);
  const known = path === ENDPOINTS.blogPosts ? BLOG_PARAMETERS : [];
  const pairs = known.map((name): [string, string] => [name, given.get(name)?.trim() ?? ""]);
  const limited = pairs.map(([name, value]) => [
    name,
    name === "per_page" ? perPage(value) : value,
  ]);
  return String(new URLSearchParams(limited.filter(([, value]) => value)));
}

/** Limits the number of posts to `API_PER_PAGE_MAX`. Returns "" if `value` isn't a number. */
const perPage = (value: string): string =>
  /^\d{1,9}$/.test(value) ? String(Math.min(Number(value), API_PER_PAGE_MAX)) : "";

/**
 * Returns whether a request comes from preview mode, which shows the API's current content.
 * Browsers send `Cache-Control: no-cache` when a script reads with `cache: "reload"` (Fetch
 * standard, "HTTP-network-or-cache fetch").
 */
export const isPreview = ({ headers }: Request): boolean =>
  /\bno-cache\b/i.test(headers.get("cache-control") ?? "");

/** Returns the status and message for the visitor, and the reason for the log. */
function explain(error: unknown): [502 | 503 | 504, string, unknown] {
  if (error instanceof BufferFull) {
    return [503, "The content service is busy. Please try again.", error];
  }
  if (error instanceof UnusableResponse) {
    return [502, "The content service sent a response that can't be used.", error];
  }
  if (errorField(error, "name") === "TimeoutError") {
    return [504, "The content service didn't respond in time.", "no response in time"];
  }
  return [502, "The content service can't be reached.", errorField(error, "cause") ?? error];
}
