import type { ContactMessage } from "../content/contact/contact-fields";
import { CONTENT_API } from "../site/api/content-api-base";
import { DELIVERY } from "../site/api/form-endpoints";
import { cutText } from "../site/format/text";
import { CONTACT_MESSAGE_MAX_CHARS } from "../site/limits";
import { type PostResult, postJson } from "./post-json";

/** Facts about an enquiry besides its fields. Source: docs/product.md, "Inbox". */
export interface EnquiryContext extends Readonly<Record<string, string | number>> {
  readonly kind: "contact" | "pricing";
  readonly page: string;
}

/** Labels of the facts about an enquiry, in the order and words of the inbox's mail. */
const DETAILS = { page: "Page", topic: "Topic", plan: "Plan", quotation: "Quotation" } as const;

/** Returns the message with the facts about the enquiry as its last lines, cut at the API's limit. */
function withDetails(message: ContactMessage, context: EnquiryContext): ContactMessage {
  const lines = Object.entries(DETAILS).flatMap(([name, label]) => {
    const text = String(context[name] ?? "");
    return text ? [`${label}: ${text}`] : [];
  });
  const text = [message.message, lines.join("\n")].filter(Boolean).join("\n\n");
  const isCut = text.length > CONTACT_MESSAGE_MAX_CHARS;
  return {
    ...message,
    message: isCut ? `${cutText(text, CONTACT_MESSAGE_MAX_CHARS - 1)}…` : text,
  };
}

/**
 * Sends an enquiry: `POST /contact`. `key` is the same for every attempt, so that it is stored once. A
 * content API knows the six fields and no other, so that there the context ends the message.
 */
export const sendContact = (
  message: ContactMessage,
  key: string,
  context: EnquiryContext,
  url: string = CONTENT_API.base + CONTENT_API.contact,
): Promise<PostResult> =>
  postJson(url, DELIVERY.hasInbox ? { ...context, ...message } : withDetails(message, context), {
    "Idempotency-Key": key,
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
