import type { ContactMessage } from "../content/contact/contact";
import { CONTENT_API } from "../site/api/content-api";
import { type PostFetch, type PostResult, postJson } from "./post-json";

export interface ContactOptions {
  readonly fetch?: PostFetch;
  readonly baseUrl?: string;
  readonly timeoutMs?: number;
  /** The same for every attempt at one message, so that the server stores it once. */
  readonly idempotencyKey?: string;
}

/** Sends an enquiry: `POST /contact`. */
export const sendContact = (
  message: ContactMessage,
  { baseUrl = CONTENT_API.base, idempotencyKey, fetch, timeoutMs }: ContactOptions = {},
): Promise<PostResult> =>
  postJson(baseUrl + CONTENT_API.contact, message, {
    fetch,
    timeoutMs,
    headers: idempotencyKey ? { "Idempotency-Key": idempotencyKey } : {},
  });

/** Returns the text for a visitor when `sendContact` failed. Source: docs/product.md, "Errors". */
export function contactFailureText({
  status,
  message,
}: PostResult & { readonly ok: false }): string {
  if (message) return message;
  return status === null
    ? "Failed to send message. Please try again."
    : `HTTP error! status: ${status}`;
}
