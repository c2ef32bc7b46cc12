import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { ENDPOINTS, FORWARDED_READS } from "../site/api/endpoints";
import { API_IMAGE, CACHE_REVALIDATE, UNSAFE_API_PATH } from "../site/headers";
import { API_ANSWER_MAX_BYTES, API_BUFFER_MAX_BYTES, API_TIMEOUT_MS } from "../site/limits";
import { errorField, oneLine } from "./errors";
import { enquiryBody, problem, refuseOtherMethods } from "./problem";

export interface ForwardOptions {
  /** The content API; its path, if it has one, stays in front. */
  readonly target: URL;
  /** Path that is removed before forwarding, as in "/content-api". */
  readonly basePath: string;
  /** For one whole response. */
  readonly timeoutMs?: number;
  /** Bytes of all responses that visitors have not read yet; what would exceed them is answered 503. */
  readonly bufferMaxBytes?: number;
  /** Takes one line per failure, never a visitor's words; default: the error output. */
  readonly log?: (line: string) => void;
}

/** Headers to forward either way; cookies and credentials stay on their side. */
const SENT = ["accept", "content-type", "if-none-match", "if-modified-since", "idempotency-key"];
const RELAYED = ["allow", "cache-control", "etag", "last-modified", "retry-after"];
const API_JSON = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

/** A response that is not forwarded. The message is for the log. */
class UnusableResponse extends Error {}
class BufferFull extends Error {}

/** The connection of the request; in tests there may be none. */
type Bindings = Partial<HttpBindings>;

/**
 * Forwards the known reads and the contact POST to the content API, and its responses back when they
 * are JSON or raster images of at most 20 MiB that arrive whole in time; redirects are not followed.
 * Failures are JSON with a `message`: 502 and 504 for the API, 4xx for the request.
 */
export function createForwarder({
  target,
  basePath,
  timeoutMs = API_TIMEOUT_MS,
  bufferMaxBytes = API_BUFFER_MAX_BYTES,
  log = console.error,
}: ForwardOptions): (request: Request, node?: Bindings) => Response | Promise<Response> {
  let buffered = 0;
  /** Returns a function that counts bytes of a response until `outgoing` is closed. */
  const countUntilClosed = (outgoing: Bindings["outgoing"]) => {
    let own = 0;
    const release = () => {
      buffered -= own;
      own = 0;
    };
    outgoing?.once("close", release);
    return (bytes: number) => {
      if (buffered + bytes > bufferMaxBytes) throw new BufferFull("too many unread responses");
      buffered += bytes;
      own += bytes;
      if (outgoing?.closed) release();
    };
  };
  const app = new Hono<{ Bindings: Bindings }>().basePath(basePath);
  app.use(compress(), etag({ weak: true }), refuseOtherMethods(app));
  const forward = async (c: Context<{ Bindings: Bindings }>) => {
    const { pathname, search } = new URL(c.req.url);
    const isEnquiry = c.req.method === "POST";
    if (UNSAFE_API_PATH.test(pathname) || (isEnquiry && search)) return c.notFound();
    const url = new URL(target);
    url.pathname = target.pathname.replace(/\/+$/, "") + pathname.slice(basePath.length);
    url.search = search;
    try {
      const response = await fetch(url, {
        method: c.req.method,
        headers: pick(c.req.raw.headers, SENT),
        body: isEnquiry ? await c.req.arrayBuffer() : undefined,
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      });
      return relayResponse(
        c,
        response,
        await readBody(response, countUntilClosed(c.env?.outgoing)),
      );
    } catch (error) {
      const [status, message, reason] = explain(error);
      log(`forward: ${c.req.method} ${url.pathname}: ${oneLine(reason)}`);
      // A visitor who sent an enquiry has no use for the word "content".
      return problem(c, status, isEnquiry ? "Failed to send message. Please try again." : message);
    }
  };
  for (const route of FORWARDED_READS) app.get(route.replace("*", ":path{.+}"), forward);
  app.post(ENDPOINTS.contact, enquiryBody, forward);
  app.notFound((c) => problem(c, 404, "There is nothing at this address."));
  return app.fetch;
}

const pick = (headers: Headers, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? ""]] : [])),
  );

async function readBody(
  { body }: Response,
  count: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > API_ANSWER_MAX_BYTES) throw new UnusableResponse("the response is too large");
    count(chunk.byteLength);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function relayResponse(
  c: Context,
  { status, headers }: Response,
  body: Uint8Array<ArrayBuffer>,
): Response {
  const relayed = { "cache-control": CACHE_REVALIDATE, ...pick(headers, RELAYED) };
  if (status === 304) return new Response(null, { status, headers: relayed });
  if (status >= 300 && status < 400) throw new UnusableResponse("the API redirects");
  const given = headers.get("content-type") ?? "";
  // Never as it came: a browser takes the last type of a list.
  const type = API_JSON.test(given) ? "application/json" : API_IMAGE.exec(given)?.[0];
  if (type) {
    const content = c.req.method === "HEAD" ? null : body;
    return new Response(content, { status, headers: { ...relayed, "content-type": type } });
  }
  if (status < 400) throw new UnusableResponse(`unexpected type "${given}"`);
  const message = `The content service answered with status ${status}.`;
  return Response.json({ message }, { status, headers: relayed });
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
