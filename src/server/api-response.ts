import { readLimited } from "../node/read-limited";
import { API_IMAGE, CACHE_REVALIDATE } from "../site/headers";
import { API_RESPONSE_MAX_BYTES } from "./server-limits";

/** A response of the content API as visitors may get it: JSON, a raster image, or no body. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/** Says that a response is not for visitors. The message is for the log. */
export class UnusableResponse extends Error {}

const RELAYED = ["cache-control", "etag", "last-modified", "retry-after"];
const API_JSON = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;
export const JSON_TYPE = "application/json";

/** What is asked of the API: JSON, a picture, or that it takes an enquiry. */
export type ApiRequestKind = "json" | "image" | "enquiry";

/**
 * Reads a response of the content API whole. An error keeps its status, without its body; only why an enquiry was
 * refused is passed on. Throws `UnusableResponse` for a response above 20 MiB, a redirect, and a body of another type
 * than was asked for. `onChunk` gets the number of bytes of each part, and may throw to stop.
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
  // Never as it came: a browser takes the last type of a list.
  const type =
    kind === "image" ? API_IMAGE.exec(given)?.[0] : API_JSON.test(given) ? JSON_TYPE : undefined;
  const typed = { ...relayed, ...(type && { "content-type": type }) };
  if (kind === "enquiry") {
    const answer = type ? (status < 400 ? body : messageOnly(body)) : null;
    return answer ? { status, headers: typed, body: answer } : bodiless;
  }
  if (status >= 400) return bodiless;
  if (!type || status !== 200) throw new UnusableResponse(`status ${status} with type "${given}"`);
  // The middleware would make copies to find the same.
  return {
    status,
    headers: { ...typed, etag: headers.get("etag") ?? (await digestTag(body)) },
    body,
  };
}

/** Returns JSON with the `message` of a body, or null if it has none. */
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

/** Returns those of `headers` that are named and there. */
export const pick = (headers: Headers, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? ""]] : [])),
  );

/** Returns a weak entity tag of a body's content. */
async function digestTag(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  const hex = Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0"));
  return `W/"${hex.join("")}"`;
}
