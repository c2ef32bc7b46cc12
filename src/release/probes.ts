import { ENDPOINTS } from "../site/endpoints";
import { withoutClosingSlash } from "../site/format/text";

const HSTS_TIMEOUT_MS = 5_000;

/** Returns the response without its body, or null if there's no response within `timeoutMs`. */
async function responseFrom(url: string, timeoutMs: number, method = "GET") {
  try {
    const response = await fetch(url, { method, signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel(); // an unread body would keep the process alive
    return response;
  } catch {
    return null;
  }
}

/** Returns false if there's no response. */
export async function sendsHsts(url: string): Promise<boolean> {
  const response = await responseFrom(url, HSTS_TIMEOUT_MS, "HEAD");
  return response?.headers.has("strict-transport-security") ?? false;
}

/** Returns whether the content API at `base` responds to a request for posts within `timeoutMs`. */
export async function servesPosts(base: string, timeoutMs: number): Promise<boolean> {
  const response = await responseFrom(withoutClosingSlash(base) + ENDPOINTS.blogPosts, timeoutMs);
  return response?.ok ?? false;
}
