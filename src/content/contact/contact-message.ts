import { isRecord } from "../model/repair";
import { isVisible } from "../text/plain-text";
import { CONTACT_FIELDS, type ContactMessage, contactError } from "./contact-fields";
import { mailboxOf } from "./mailbox";

/**
 * Matches characters that visitors don't type: control characters other than tab and line feed,
 * direction overrides, and lone surrogates.
 */
const UNTYPED = /[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069\p{Cs}]/gu;

const clean = (text: string) => text.replace(/\r\n?/g, "\n").replace(UNTYPED, "").trim();

/** `message` is for the visitor. `field` is the field's API name, or null if no field caused it. */
interface ContactProblem {
  readonly ok: false;
  readonly field: string | null;
  readonly message: string;
}

/**
 * Parses an enquiry from any value. Trims fields, removes control characters, and turns every field
 * except the message into a single line. Drops empty and unknown fields. Returns the first error in
 * form order.
 */
export function readContactMessage(
  input: unknown,
): { readonly ok: true; readonly message: ContactMessage } | ContactProblem {
  if (!isRecord(input)) {
    return { ok: false, field: null, message: "The message must be a JSON object" };
  }
  const texts: Record<string, string> = {};
  for (const rule of CONTACT_FIELDS) {
    const value = input[rule.apiName] ?? "";
    const text = typeof value === "string" ? clean(value) : "";
    const line = rule.field === "message" ? text : text.replace(/\s+/g, " ");
    const kept = isVisible(line) ? line : "";
    // Mail programs normalise a domain, which can turn one letter into several, even into commas.
    const checked = rule.field === "email" && !contactError(rule, kept) ? mailboxOf(kept) : kept;
    const error =
      typeof value === "string" ? contactError(rule, checked) : `${rule.label} must be text`;
    if (error) return { ok: false, field: rule.apiName, message: error };
    if (kept) texts[rule.apiName] = kept;
  }
  return { ok: true, message: texts as unknown as ContactMessage }; // each required field has been checked
}
