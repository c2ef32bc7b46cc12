import { cutText } from "../../site/format/text";
import { CONTACT_MESSAGE_MAX_CHARS } from "../../site/limits";

/** Labels of the facts about an enquiry, in the order in which mails and content APIs get them. */
const LABELS = { page: "Page", topic: "Topic", plan: "Plan", quotation: "Quotation" } as const;

/** Facts about an enquiry besides its fields. */
export type EnquiryFacts = Readonly<
  Partial<Record<keyof typeof LABELS, string | number | undefined>>
>;

/** Returns the facts, one line each, as in "Topic: USSD menus". */
export const detailLines = (facts: EnquiryFacts): readonly string[] =>
  Object.entries(LABELS).flatMap(([name, label]) => {
    const text = facts[name as keyof typeof LABELS]; // a key of the object
    return text ? [`${label}: ${text}`] : [];
  });

/** Fewer characters of a line say nothing. */
const CUT_LINE_MIN_CHARS = 100;

/**
 * Returns a message with lines about it at its end, for a content API that knows no other field for them. A line for which
 * the API has no room is left out; the last one, a quotation, is cut, with "…".
 */
export const messageWithDetails = (message: string, lines: readonly string[]): string =>
  lines.reduce((text, line, i) => {
    const start = text && `${text}${text === message ? "\n\n" : "\n"}`;
    const room = CONTACT_MESSAGE_MAX_CHARS - start.length;
    if (line.length <= room) return start + line;
    const isLast = i === lines.length - 1;
    return isLast && room >= CUT_LINE_MIN_CHARS ? `${start}${cutText(line, room - 1)}…` : text;
  }, message);
