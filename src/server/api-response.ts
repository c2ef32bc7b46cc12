import { readLimited } from "../node/read-limited";
import { API_IMAGE, CACHE_REVALIDATE } from "../site/headers";
import { API_RESPONSE_MAX_BYTES } from "./server-limits";

/** A response of the content API as visitors may get it: JSON or a raster image, or without a body. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/** Says that a response is not for visitors. The message is for the log. */
export class UnusableResponse extends Error {}

const RELAYED = ["allow", "cache-control", "etag", "last-modified", "retry-after"];
const API_JSON = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;
export const JSON_TYPE = "application/json";

/**
 * Reads a response of the content API whole. Throws `UnusableResponse` for one above 20 MiB, a redirect, and a body
 * that is neither JSON nor a raster image; an error of another type becomes JSON with a `message`. `onChunk` gets the
 * number of bytes of each part, and may throw to stop.
 */
export async function readApiResponse(
  response: Response,
  method: string,
  onChunk: (bytes: number) => void,
): Promise<ApiResponse> {
  const { status, headers } = response;
  const body = await readLimited(response, API_RESPONSE_MAX_BYTES, onChunk);
  if (!body) throw new UnusableResponse("the response is too large");
  const relayed = { "cache-control": CACHE_REVALIDATE, ...pick(headers, RELAYED) };
  if (status === 304) return { status, headers: relayed, body: null };
  if (status >= 300 && status < 400) throw new UnusableResponse("the API redirects");
  const given = headers.get("content-type") ?? "";
  // Never as it came: a browser takes the last type of a list.
  const type = API_JSON.test(given) ? JSON_TYPE : API_IMAGE.exec(given)?.[0];
  if (!type) {
    if (status < 400) throw new UnusableResponse(`unexpected type "${given}"`);
    return sentence(status, `The content service answered with status ${status}.`, relayed);
  }
  const typed = { ...relayed, "content-type": type };
  if (method === "HEAD") return { status, headers: typed, body: null };
  // The middleware would make copies to find the same.
  const etag = headers.get("etag") ?? (status === 200 ? await digestTag(body) : undefined);
  return { status, headers: { ...typed, ...(etag && { etag }) }, body };
}

/** Returns those of `headers` that are named and there. */
export const pick = (headers: Headers, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? ""]] : [])),
  );

function sentence(
  status: number,
  message: string,
  headers: Readonly<Record<string, string>>,
): ApiResponse {
  const body = new TextEncoder().encode(JSON.stringify({ message }));
  return { status, headers: { ...headers, "content-type": JSON_TYPE }, body };
}

/** Returns a weak entity tag of a body's content. */
async function digestTag(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  const hex = Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0"));
  return `W/"${hex.join("")}"`;
}
