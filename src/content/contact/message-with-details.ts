import { cutText } from "../../site/format/text";
import { CONTACT_MESSAGE_MAX_CHARS } from "../../site/limits";

/** Labels of the facts about an enquiry, in the order in which mails and content APIs get them. */
const LABELS = { page: "Page", topic: "Topic", plan: "Plan", quotation: "Quotation" } as const;

/** Facts about an enquiry besides its fields. Source: docs/product.md, "Inbox". */
export type EnquiryFacts = Readonly<
  Partial<Record<keyof typeof LABELS, string | number | undefined>>
>;

/** Returns the facts, one line each, as in "Topic: USSD menus". */
export const detailLines = (facts: EnquiryFacts): readonly string[] =>
  Object.entries(LABELS).flatMap(([name, label]) => {
    const text = facts[name as keyof typeof LABELS]; // a key of the object
    return text ? [`${label}: ${text}`] : [];
  });

/**
 * Returns a message with lines about it at its end, for a content API that knows no other field for them. Lines that are
 * longer than the API takes are cut, with "…"; the message is whole.
 */
export function messageWithDetails(message: string, lines: readonly string[]): string {
  const details = lines.join("\n");
  const start = message && `${message}\n\n`;
  const room = CONTACT_MESSAGE_MAX_CHARS - start.length;
  if (!details || room < 1) return message;
  return start + (details.length > room ? `${cutText(details, room - 1)}…` : details);
}
