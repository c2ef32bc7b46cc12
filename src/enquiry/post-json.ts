import { LIVE_TIMEOUT_MS } from "../site/limits";

/**
 * The result of a POST. `message` is the response's text, or null if it has none. Only our own
 * inbox sends a `reference`. `status` is null if there was no response, because the visitor was
 * offline or the request was refused or timed out.
 */
export type PostResult = { readonly message: string | null } & (
  | { readonly ok: true; readonly reference?: string | undefined }
  | { readonly ok: false; readonly status: number | null }
);

/** Returns a trimmed text field of a response body, or null if it's missing or empty. */
function textOf(body: unknown, name: string): string | null {
  const value: unknown = Object(body)[name]; // Object(null) is an empty object
  return (typeof value === "string" && value.trim()) || null;
}

/** Posts `body` as JSON. Never throws. Failures are returned. */
export async function postJson(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<PostResult> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LIVE_TIMEOUT_MS),
    });
    const answer: unknown = await response.json().catch(() => null);
    const message = textOf(answer, "message");
    if (response.ok)
      return { ok: true, message, reference: textOf(answer, "reference") ?? undefined };
    return { ok: false, status: response.status, message };
  } catch {
    return { ok: false, status: null, message: null };
  }
}
