import { CONTENT_API } from "../site/api/content-api-base";
import { withoutClosingSlash } from "../site/format/text";

const HSTS_TIMEOUT_MS = 5_000;

/** Asks `url`, and returns the answer without its body; null where none comes within `timeoutMs`. */
async function answerOf(url: string, timeoutMs: number, method = "GET") {
  try {
    const answer = await fetch(url, { method, signal: AbortSignal.timeout(timeoutMs) });
    await answer.body?.cancel(); // nobody reads it, and the program would wait for it
    return answer;
  } catch {
    return null;
  }
}

/** Returns whether `url` responds with `Strict-Transport-Security`; false, too, without a response. */
export async function sendsHsts(url: string): Promise<boolean> {
  const answer = await answerOf(url, HSTS_TIMEOUT_MS, "HEAD");
  return answer?.headers.has("strict-transport-security") ?? false;
}

/** Returns whether the content API at `base` responds to a request for posts within `timeoutMs`. */
export async function answersPosts(base: string, timeoutMs: number): Promise<boolean> {
  const answer = await answerOf(withoutClosingSlash(base) + CONTENT_API.blogPosts, timeoutMs);
  return answer?.ok ?? false;
}
