import type { ContactMessage } from "../content/contact/contact-fields";
import { detailLines, messageWithDetails } from "../content/contact/message-with-details";
import { CONTACT_FAILED, CONTENT_API_BASE, ENDPOINTS } from "../site/endpoints";
import { DELIVERY } from "../site/form-endpoints";
import { type PostResult, postJson } from "./post-json";

export interface EnquiryContext extends Readonly<Record<string, string | number | undefined>> {
  readonly kind: "contact" | "pricing";
  readonly page: string;
}

const withDetails = (message: ContactMessage, context: EnquiryContext): ContactMessage => ({
  ...message,
  message: messageWithDetails(message.message, detailLines(context)),
});

/**
 * Sends an enquiry (`POST /contact`). Use the same `key` for all attempts, so that the server
 * stores the enquiry only once. If it goes directly to a content API, which accepts only the six
 * form fields, `context` is appended to the message.
 */
export const sendContact = (
  message: ContactMessage,
  key: string,
  context: EnquiryContext,
  url: string = CONTENT_API_BASE + ENDPOINTS.contact,
): Promise<PostResult> =>
  postJson(
    url,
    // read directly, so that builds with an inbox leave out the code that only a content API needs
    process.env.GATSBY_INBOX === "1" || DELIVERY.hasInbox
      ? { ...context, ...message }
      : withDetails(message, context),
    { "Idempotency-Key": key },
  );

export function contactFailureText({
  status,
  message,
}: PostResult & { readonly ok: false }): string {
  if (message) return message;
  return status === null ? CONTACT_FAILED : `HTTP error! status: ${status}`;
}
