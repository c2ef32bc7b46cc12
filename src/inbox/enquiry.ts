import type { ContactMessage } from "../content/contact/contact-fields";
import { readContactMessage } from "../content/contact/contact-message";
import { isRecord } from "../content/model/repair";
import { FORM_FILL_MIN_MS } from "../site/limits";

/** An enquiry with more links than this is marked as suspect. */
const ENQUIRY_LINKS_MAX = 5;

export const ENQUIRY_KINDS = ["contact", "pricing"] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** Maximum length of each detail, in the order in which mails show them. */
export const DETAILS = { page: 500, topic: 200, plan: 200, quotation: 8_000 } as const;
export type DetailName = keyof typeof DETAILS;
export const DETAIL_NAMES = Object.keys(DETAILS) as DetailName[]; // the keys of this object
export type EnquiryDetails = Readonly<Partial<Record<DetailName, string>>>;

export interface Enquiry {
  readonly kind: EnquiryKind;
  readonly fields: ContactMessage;
  readonly details: EnquiryDetails;
  /** Why the enquiry looks unwanted, worded for the owner, or "" if it doesn't. */
  readonly suspect: string;
}

type Problem = Extract<ReturnType<typeof readContactMessage>, { ok: false }>;

const UNTYPED = /[\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]+/gu;
const LINK = /https?:\/\/|\bwww\./gi;

/** Returns one line of at most `maxChars`, or "" if the value isn't a string. */
const line = (value: unknown, maxChars: number): string =>
  typeof value === "string"
    ? value.slice(0, maxChars).replace(UNTYPED, " ").replace(/\s+/g, " ").trim()
    : "";

/**
 * Parses the body of an enquiry: the contact message, plus optional `kind`, `page`, `topic`, `plan`
 * and `quotation`. Optional fields that are invalid are left out and never cause a refusal. Two
 * more fields help to detect bots: `website`, a honeypot, and `shown_ms`, how long the page had
 * been shown.
 */
export function readEnquiry(
  input: unknown,
): { readonly ok: true; readonly enquiry: Enquiry } | Problem {
  const result = readContactMessage(input);
  if (!result.ok) return result;
  const body = isRecord(input) ? input : {}; // a record, or it would have been refused
  const details = Object.fromEntries(
    DETAIL_NAMES.map((name) => [name, line(body[name], DETAILS[name])]).filter(([, text]) => text),
  );
  return {
    ok: true,
    enquiry: {
      kind: ENQUIRY_KINDS.find((kind) => kind === body.kind) ?? "contact",
      fields: result.message,
      details,
      suspect: suspicion(result.message, body),
    },
  };
}

function suspicion(fields: ContactMessage, { website, shown_ms }: Record<string, unknown>) {
  const links = Object.values(fields).join("\n").match(LINK)?.length ?? 0;
  return [
    website ? "a hidden field was filled in" : "",
    typeof shown_ms === "number" && shown_ms < FORM_FILL_MIN_MS
      ? `sent ${Math.max(0, Math.round(shown_ms / 100) / 10)} s after the page was shown`
      : "",
    links > ENQUIRY_LINKS_MAX ? `${links} links` : "",
  ]
    .filter(Boolean)
    .join("; ");
}
