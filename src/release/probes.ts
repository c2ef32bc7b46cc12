import { ENDPOINTS } from "../site/endpoints";
import { withoutClosingSlash } from "../site/format/text";

const HSTS_TIMEOUT_MS = 5_000;

/** Requests `url` and returns the response without its body, or null if none comes within `timeoutMs`. */
async function responseFrom(url: string, timeoutMs: number, method = "GET") {
  try {
    const response = await fetch(url, { method, signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel(); // nobody reads it, and the program would wait for it
    return response;
  } catch {
    return null;
  }
}

/** Returns whether `url` responds with `Strict-Transport-Security`; false, too, without a response. */
export async function sendsHsts(url: string): Promise<boolean> {
  const response = await responseFrom(url, HSTS_TIMEOUT_MS, "HEAD");
  return response?.headers.has("strict-transport-security") ?? false;
}

/** Returns whether the content API at `base` responds to a request for posts within `timeoutMs`. */
export async function servesPosts(base: string, timeoutMs: number): Promise<boolean> {
  const response = await responseFrom(withoutClosingSlash(base) + ENDPOINTS.blogPosts, timeoutMs);
  return response?.ok ?? false;
}
