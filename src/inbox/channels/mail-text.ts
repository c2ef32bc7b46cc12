import { localTimeFormat, zoneInWords } from "../../content/company/local-time";
import { CONTACT_FIELDS } from "../../content/contact/contact-fields";
import { detailLines } from "../../content/contact/message-with-details";
import type { StoredEnquiry } from "../delivery";

/**
 * Matches characters that mustn't be in a header: control characters, line breaks, and marks that
 * reorder or hide text.
 */
const UNPRINTED = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]+/gu;

/**
 * Turns visitor input into one printable line of at most 200 characters. The space in "= ?" breaks
 * up encoded words (RFC 2047), which mail programs would otherwise decode into forbidden
 * characters.
 */
export const headerText = (text: string): string =>
  [...text.replace(UNPRINTED, " ").replaceAll("=?", "= ?").replace(/\s+/g, " ").trim()]
    .slice(0, 200)
    .join("");

export function enquirySubject({ fields, suspect }: StoredEnquiry): string {
  const mark = suspect ? "[suspect] " : "";
  return `${mark}Enquiry: ${headerText(fields.service_type)} from ${headerText(fields.full_name)}`;
}

/** Formats an enquiry as plain text, with the message after the sender and details. */
export function enquiryText(enquiry: StoredEnquiry, timeZone: string): string {
  const { fields, reference, receivedAt, suspect, kind, details } = enquiry;
  const lines = CONTACT_FIELDS.flatMap(({ field, label: name, apiName }) =>
    field !== "message" && fields[apiName] ? [`${name}: ${fields[apiName]}`] : [],
  );
  return [
    ...(suspect ? [`Marked as suspect: ${suspect}.`, ""] : []),
    ...lines,
    ...detailLines(details),
    `Form: ${kind}`,
    `Reference: ${reference}`,
    `Received: ${localTimeFormat(timeZone)(receivedAt)}, ${zoneInWords(timeZone)}`,
    "",
    fields.message,
    "",
  ].join("\n");
}
