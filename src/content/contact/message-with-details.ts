import { cutText } from "../../site/format/text";
import { CONTACT_MESSAGE_MAX_CHARS } from "../../site/limits";

/**
 * Labels for the facts about an enquiry, in the order in which mails and content APIs show them.
 */
const LABELS = { page: "Page", topic: "Topic", plan: "Plan", quotation: "Quotation" } as const;

export type EnquiryFacts = Readonly<
  Partial<Record<keyof typeof LABELS, string | number | undefined>>
>;

/** Returns one line per fact, as in "Topic: USSD menus". */
export const detailLines = (facts: EnquiryFacts): readonly string[] =>
  Object.entries(LABELS).flatMap(([name, label]) => {
    const text = facts[name as keyof typeof LABELS]; // a key of the object
    return text ? [`${label}: ${text}`] : [];
  });

/** The shortest length worth cutting a line to. */
const CUT_LINE_MIN_CHARS = 100;

/**
 * Appends lines to a message, for content APIs without separate fields for them. Lines that don't
 * fit are left out, except that the last one (a quotation) is cut and ends with "…".
 */
export const messageWithDetails = (message: string, lines: readonly string[]): string =>
  lines.reduce((text, line, i) => {
    const start = text && `${text}${text === message ? "\n\n" : "\n"}`;
    const room = CONTACT_MESSAGE_MAX_CHARS - start.length;
    if (line.length <= room) return start + line;
    const isLast = i === lines.length - 1;
    return isLast && room >= CUT_LINE_MIN_CHARS ? `${start}${cutText(line, room - 1)}…` : text;
  }, message);
