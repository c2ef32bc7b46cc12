import { LIVE_TIMEOUT_MS } from "../site/limits";

/**
 * The result of a POST. `message` is the body's, null without one. `status` is null without a response: no connection,
 * refused, or too late.
 */
export type PostResult = { readonly message: string | null } & (
  | { readonly ok: true }
  | { readonly ok: false; readonly status: number | null }
);

function messageOf(body: unknown): string | null {
  const { message } = Object(body) as { readonly message?: unknown }; // of null, an empty object
  return (typeof message === "string" && message.trim()) || null;
}

/** Posts `body` as JSON. Never throws: an error is returned. */
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
    const message = await response.json().then(messageOf, () => null);
    if (response.ok) return { ok: true, message };
    return { ok: false, status: response.status, message };
  } catch {
    return { ok: false, status: null, message: null };
  }
}
