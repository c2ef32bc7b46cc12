import { CACHE_REVALIDATE } from "../site/headers";
import { API_ANSWER_MAX_BYTES, API_TIMEOUT_MS, CONTACT_BODY_MAX_BYTES } from "../site/limits";
import { answer, bytesEntity } from "./entity";
import { errorField, oneLine } from "./errors";

export interface ForwardOptions {
  /** The content API; its path, if it has one, stays in front. */
  readonly target: URL;
  /** Path that is taken off before forwarding, as in "/content-api". */
  readonly basePath: string;
  /** For one whole answer. */
  readonly timeoutMs?: number;
  /** Takes one line per failure, never a visitor's words; default: the error output. */
  readonly log?: (line: string) => void;
}

/** Everything else stays on its side, cookies and credentials above all. */
const PASSED_ON = [
  "accept",
  "content-type",
  "if-none-match",
  "if-modified-since",
  "idempotency-key",
];
const PASSED_BACK = ["allow", "cache-control", "etag", "last-modified", "retry-after"];

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;
const IMAGE_TYPE = /^image\/(?:jpeg|png|webp|avif|gif)\s*(?:;|$)/i;
/** Encoded slashes, backslashes and control characters, which a target may decode into a way out. */
const TRICK = /%(?:2f|5c|[01][0-9a-f]|7f)|\\/i;

/** What a failure is called when it is answered: a status and words for a visitor. */
class Failure extends Error {
  constructor(
    readonly status: 400 | 405 | 413 | 415 | 502 | 504,
    message: string,
    readonly reason: string | null = null,
  ) {
    super(message);
  }
}

/**
 * Forwards reads and the contact POST to the content API, and its answers back when they are JSON
 * or raster images of at most 20 MiB that arrive whole in time; redirects are not followed. What
 * fails is answered as JSON with a `message`: 502 and 504 for the API, 4xx for the request.
 */
export function createForwarder(options: ForwardOptions): (request: Request) => Promise<Response> {
  const { target, basePath, timeoutMs = API_TIMEOUT_MS, log = console.error } = options;

  return async (request) => {
    const isPost = request.method === "POST";
    try {
      const upstream = await ask(request, addressOf(request, target, basePath), timeoutMs);
      return await passBack(request, upstream);
    } catch (error) {
      const failure = explain(error);
      if (failure.reason) log(`forward: ${request.method} ${oneLine(failure.reason)}`);
      // A visitor who sent an enquiry has no use for the word "content".
      const lost = isPost && failure.status >= 502;
      const message = lost ? "Failed to send message. Please try again." : failure.message;
      const headers: Record<string, string> = { "cache-control": "no-store" };
      if (failure.status === 405) headers.allow = "GET, HEAD, POST";
      return Response.json({ message }, { status: failure.status, headers });
    }
  };
}

function addressOf(request: Request, target: URL, basePath: string): URL {
  const { pathname, search } = new URL(request.url);
  if (TRICK.test(pathname)) throw new Failure(400, "The address is not valid.");
  const address = new URL(target);
  // Assigned, never resolved: "//elsewhere" stays a path.
  address.pathname = target.pathname.replace(/\/+$/, "") + pathname.slice(basePath.length);
  address.search = search;
  return address;
}

interface Upstream {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

async function ask(request: Request, address: URL, timeoutMs: number): Promise<Upstream> {
  if (!["GET", "HEAD", "POST"].includes(request.method)) {
    throw new Failure(405, "This address answers GET, HEAD and POST only.");
  }
  const body = request.method === "POST" ? await requestBody(request) : undefined;
  const headers = new Headers();
  for (const name of PASSED_ON) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  const response = await fetch(address, {
    method: request.method,
    headers,
    body,
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answered = await readUpTo(response.body, API_ANSWER_MAX_BYTES);
  if (!answered) throw new Failure(502, UNUSABLE, `${address.pathname}: the answer is too large`);
  return { status: response.status, headers: response.headers, body: answered };
}

async function requestBody(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  if (!JSON_TYPE.test(request.headers.get("content-type") ?? "")) {
    throw new Failure(415, "The message must be sent as application/json.");
  }
  const body = await readUpTo(request.body, CONTACT_BODY_MAX_BYTES);
  if (!body) throw new Failure(413, "The message is too long.");
  return body;
}

async function readUpTo(
  stream: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  if (stream) {
    for await (const chunk of stream) {
      length += chunk.byteLength;
      if (length > maxBytes) return null; // leaving the loop cancels the stream
      chunks.push(chunk);
    }
  }
  return new Uint8Array(Buffer.concat(chunks));
}

async function passBack(request: Request, { status, headers, body }: Upstream): Promise<Response> {
  const passed: Record<string, string> = {};
  for (const name of PASSED_BACK) {
    const value = headers.get(name);
    if (value) passed[name] = value;
  }
  // Compression may change on the way, so what the API's validator stands for is the content.
  if (passed.etag) passed.etag = passed.etag.replace(/^(?:W\/)?/, "W/");
  if (status === 304) return new Response(null, { status, headers: passed });

  const type = headers.get("content-type") ?? "";
  const usable = JSON_TYPE.test(type) || IMAGE_TYPE.test(type);
  if (status >= 300 && status < 400) throw new Failure(502, UNUSABLE, "the API redirects");
  if (!usable && status < 400) throw new Failure(502, UNUSABLE, `unexpected type "${type}"`);
  if (!usable) {
    const message = `The content service answered with status ${status}.`;
    return Response.json({ message }, { status, headers: passed });
  }
  if (request.method === "HEAD" || status !== 200) {
    const content = request.method === "HEAD" ? null : new Uint8Array(body);
    return new Response(content, { status, headers: { ...passed, "content-type": type } });
  }
  const entity = bytesEntity(body, type, passed.etag ? { etag: passed.etag } : {});
  const cacheControl = passed["cache-control"] ?? CACHE_REVALIDATE;
  return answer(request, entity, { cacheControl });
}

const UNUSABLE = "The content service gave an answer that cannot be used.";

function explain(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (errorField(error, "name") === "TimeoutError") {
    return new Failure(504, "The content service did not answer in time.", "no answer in time");
  }
  return new Failure(
    502,
    "The content service cannot be reached.",
    oneLine(errorField(error, "cause") ?? error),
  );
}
