import type { ContactMessage } from "../content/contact/contact-fields";
import { detailLines, messageWithDetails } from "../content/contact/message-with-details";
import { CONTACT_FAILED, CONTENT_API_BASE, ENDPOINTS } from "../site/endpoints";
import { DELIVERY } from "../site/form-endpoints";
import { type PostResult, postJson } from "./post-json";

/** Facts about an enquiry besides its fields. */
export interface EnquiryContext extends Readonly<Record<string, string | number | undefined>> {
  readonly kind: "contact" | "pricing";
  readonly page: string;
}

const withDetails = (message: ContactMessage, context: EnquiryContext): ContactMessage => ({
  ...message,
  message: messageWithDetails(message.message, detailLines(context)),
});

/**
 * Sends an enquiry: `POST /contact`. `key` is the same for every attempt, so that it is stored once. A
 * content API knows the six fields and no other, so that there the context ends the message.
 */
export const sendContact = (
  message: ContactMessage,
  key: string,
  context: EnquiryContext,
  url: string = CONTENT_API_BASE + ENDPOINTS.contact,
): Promise<PostResult> =>
  postJson(
    url,
    // the setting by its name: a build with an inbox leaves out what only a content API needs
    process.env.GATSBY_INBOX === "1" || DELIVERY.hasInbox
      ? { ...context, ...message }
      : withDetails(message, context),
    { "Idempotency-Key": key },
  );

/** Returns the text for a visitor when `sendContact` failed. */
export function contactFailureText({
  status,
  message,
}: PostResult & { readonly ok: false }): string {
  if (message) return message;
  return status === null ? CONTACT_FAILED : `HTTP error! status: ${status}`;
}
