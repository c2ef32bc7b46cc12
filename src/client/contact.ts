import type { ContactMessage } from "../content/contact/contact";
import { CONTENT_API_BASE, ENDPOINTS } from "../site/content-api";
import { type PostFetch, type PostResult, postJson } from "./post-json";

export interface ContactOptions {
  readonly fetch?: PostFetch;
  readonly baseUrl?: string;
  readonly timeoutMs?: number;
  /** The same for every attempt at one message, so that the server stores it once. */
  readonly idempotencyKey?: string;
}

/** `POST /contact`. The body is sent as it is: empty optional fields are left out before. */
export function sendContact(
  message: ContactMessage,
  { baseUrl = CONTENT_API_BASE, idempotencyKey, fetch, timeoutMs }: ContactOptions = {},
): Promise<PostResult> {
  const headers: Record<string, string> = idempotencyKey
    ? { "Idempotency-Key": idempotencyKey }
    : {};
  return postJson(baseUrl + ENDPOINTS.contact, message, { fetch, timeoutMs, headers });
}

/** What a visitor reads when `sendContact` failed. Source: docs/product.md, "Errors". */
export function contactFailureText({
  status,
  message,
}: PostResult & { readonly ok: false }): string {
  if (message) return message;
  return status === null
    ? "Failed to send message. Please try again."
    : `HTTP error! status: ${status}`;
}
