import { readLimited } from "../node/read-limited";
import { API_IMAGE, CACHE_REVALIDATE } from "../site/headers";
import { API_RESPONSE_MAX_BYTES } from "./server-limits";

/** A content API response that's safe for visitors: JSON, a raster image, or no body. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/** Thrown for a response that mustn't reach visitors. The message is for the log. */
export class UnusableResponse extends Error {}

const RELAYED = ["cache-control", "etag", "last-modified", "retry-after"];
const API_JSON = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;
export const JSON_TYPE = "application/json";

/** What a request is expected to return: JSON, a picture, or the result of an enquiry. */
export type ApiRequestKind = "json" | "image" | "enquiry";

/**
 * Reads a whole response from the content API. An error response keeps its status but not its body,
 * except for the `message` of a refused enquiry. Throws an `UnusableResponse` if the response is
 * over 20 MiB, a redirect, or not of the expected type. `onChunk` is called with the size of each
 * chunk in bytes, and may throw to stop reading.
 */
export async function readApiResponse(
  response: Response,
  kind: ApiRequestKind,
  onChunk: (bytes: number) => void,
): Promise<ApiResponse> {
  const { status, headers } = response;
  const body = await readLimited(response, API_RESPONSE_MAX_BYTES, onChunk);
  if (!body) throw new UnusableResponse("the response is too large");
  const relayed = { "cache-control": CACHE_REVALIDATE, ...pick(headers, RELAYED) };
  const bodiless = { status, headers: relayed, body: null };
  if (status === 304) return bodiless;
  if (status >= 300 && status < 400) throw new UnusableResponse("the API redirects");
  const given = headers.get("content-type") ?? "";
  // Only the matched type is passed on, because if the header lists several, browsers use the last.
  const type =
    kind === "image" ? API_IMAGE.exec(given)?.[0] : API_JSON.test(given) ? JSON_TYPE : undefined;
  const typed = { ...relayed, ...(type && { "content-type": type }) };
  if (kind === "enquiry") {
    const answer = type ? (status < 400 ? body : messageOnly(body)) : null;
    return answer ? { status, headers: typed, body: answer } : bodiless;
  }
  if (status >= 400) return bodiless;
  if (!type || status !== 200) throw new UnusableResponse(`status ${status} with type "${given}"`);
  // If the API sent no ETag, it's computed here, because the middleware would copy the body to do
  // so.
  return {
    status,
    headers: { ...typed, etag: headers.get("etag") ?? (await digestTag(body)) },
    body,
  };
}

/** Returns JSON with only the body's `message`, or null if there's no `message`. */
function messageOnly(body: Uint8Array): Uint8Array<ArrayBuffer> | null {
  try {
    const { message } = Object(JSON.parse(new TextDecoder().decode(body)));
    return typeof message === "string"
      ? new TextEncoder().encode(JSON.stringify({ message }))
      : null;
  } catch {
    return null;
  }
}

export const pick = (headers: Headers, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? ""]] : [])),
  );

/** Returns an ETag, which is weak because compression may change the bytes. */
async function digestTag(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  const hex = Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0"));
  return `W/"${hex.join("")}"`;
}
