import { LIVE_TIMEOUT_MS } from "../site/limits";

/**
 * `status` is null without a response: no connection, refused, or too late. `message` is that of the
 * error body, null when there is none.
 */
export type PostResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly status: number | null; readonly message: string | null };

/** The part of `fetch` that a POST needs. */
export type PostFetch = (
  url: string,
  init: {
    readonly method: "POST";
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
    readonly signal: AbortSignal;
  },
) => Promise<Pick<Response, "ok" | "status" | "json">>;

export interface PostOptions {
  readonly fetch?: PostFetch;
  readonly timeoutMs?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

function messageOf(body: unknown): string | null {
  const { message } = Object(body) as { readonly message?: unknown }; // of null, an empty object
  return (typeof message === "string" && message.trim()) || null;
}

/** Posts `body` as JSON. Never throws: an error is returned. */
export async function postJson(
  url: string,
  body: unknown,
  { fetch = globalThis.fetch, timeoutMs = LIVE_TIMEOUT_MS, headers = {} }: PostOptions = {},
): Promise<PostResult> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return { ok: true };
    const message = await response.json().then(messageOf, () => null);
    return { ok: false, status: response.status, message };
  } catch {
    return { ok: false, status: null, message: null };
  }
}
