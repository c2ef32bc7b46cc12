import type { ContactMessage } from "../content/contact/contact";
import { CONTENT_API_BASE, ENDPOINTS } from "../site/content-api";
import { type PostOptions, type PostResult, postJson } from "./post-json";

export interface ContactOptions extends Omit<PostOptions, "headers"> {
  readonly baseUrl?: string;
  /** The same for every attempt at one message, so that the server stores it once. */
  readonly idempotencyKey?: string;
}

/** Sends an enquiry: `POST /contact`. */
export const sendContact = (
  message: ContactMessage,
  { baseUrl = CONTENT_API_BASE, idempotencyKey, ...options }: ContactOptions = {},
): Promise<PostResult> =>
  postJson(baseUrl + ENDPOINTS.contact, message, {
    ...options,
    ...(idempotencyKey && { headers: { "Idempotency-Key": idempotencyKey } }),
  });

/** Returns the text for a visitor when `sendContact` failed. Source: docs/product.md, "Errors". */
export const contactFailureText = ({
  status,
  message,
}: PostResult & { readonly ok: false }): string =>
  message ??
  (status === null ? "Failed to send message. Please try again." : `HTTP error! status: ${status}`);
