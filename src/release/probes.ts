import { CONTENT_API } from "../site/api/content-api-base";
import { withoutClosingSlash } from "../site/format/text";

const TIMEOUT_MS = 5_000;

/** Returns whether `url` responds with `Strict-Transport-Security`; false, too, without a response. */
export async function sendsHsts(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { headers } = await fetch(url, { method: "HEAD", signal });
    return headers.has("strict-transport-security");
  } catch {
    return false;
  }
}

/** Returns whether the content API at `base` responds to a request for posts within `timeoutMs`. */
export async function answersPosts(base: string, timeoutMs: number): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const { ok, body } = await fetch(withoutClosingSlash(base) + CONTENT_API.blogPosts, { signal });
    await body?.cancel(); // nobody reads it, and the program would wait for it
    return ok;
  } catch {
    return false;
  }
}
