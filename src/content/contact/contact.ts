import {
  CONTACT_COMPANY_MAX_CHARS,
  CONTACT_EMAIL_MAX_CHARS,
  CONTACT_MESSAGE_MAX_CHARS,
  CONTACT_NAME_MAX_CHARS,
  CONTACT_PHONE_MAX_CHARS,
  CONTACT_SERVICE_MAX_CHARS,
  TOPIC_MAX_CHARS,
} from "../../site/limits";

/** A field of an enquiry: its name in the form and in the API, and the rules that both share. */
export interface ContactRule {
  readonly field: string;
  readonly apiName: string;
  readonly label: string;
  /** The error of an empty text; an optional field has none. */
  readonly missing?: string;
  readonly maxChars: number;
}

/** The fields of an enquiry, in the order of the form. Source: docs/product.md, "Contact". */
export const CONTACT_FIELDS = [
  {
    field: "name",
    apiName: "full_name",
    label: "Name",
    missing: "Name is required",
    maxChars: CONTACT_NAME_MAX_CHARS,
  },
  {
    field: "email",
    apiName: "email",
    label: "Email",
    missing: "Email is required",
    maxChars: CONTACT_EMAIL_MAX_CHARS,
  },
  {
    field: "phone",
    apiName: "phone_number",
    label: "Phone number",
    maxChars: CONTACT_PHONE_MAX_CHARS,
  },
  {
    field: "company",
    apiName: "company",
    label: "Company",
    maxChars: CONTACT_COMPANY_MAX_CHARS,
  },
  {
    field: "service",
    apiName: "service_type",
    label: "Service",
    missing: "Please select a service",
    maxChars: CONTACT_SERVICE_MAX_CHARS,
  },
  {
    field: "message",
    apiName: "message",
    label: "Message",
    missing: "Please enter your message",
    maxChars: CONTACT_MESSAGE_MAX_CHARS,
  },
] as const satisfies readonly ContactRule[];

type Rule = (typeof CONTACT_FIELDS)[number];
type RequiredRule = Extract<Rule, { missing: string }>;
export type ContactField = Rule["field"];

/** The form as the visitor fills it in; an empty field is an empty string. */
export type ContactFormValues = Readonly<Record<ContactField, string>>;

/** One message per field that has an error; empty when the form may be sent. */
export type ContactErrors = Partial<Record<ContactField, string>>;

/** An enquiry as it is sent and stored; an empty field is absent. */
export type ContactMessage = Readonly<
  Record<RequiredRule["apiName"], string> &
    Partial<Record<Exclude<Rule, RequiredRule>["apiName"], string>>
>;

/** Text of the choice whose value is empty. */
export const SERVICE_PLACEHOLDER = "Select a service";

export const SERVICE_CHOICES = [
  "Bulk SMS",
  "USSD Services",
  "Call Center Solutions",
  "Payment Solutions",
  "Software Development",
  "Other",
] as const;
export type ServiceChoice = (typeof SERVICE_CHOICES)[number];

export const EMPTY_CONTACT_FORM = Object.fromEntries(
  CONTACT_FIELDS.map(({ field }) => [field, ""]),
) as ContactFormValues; // one entry for each field

const BASIC_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const STANDARD_EMAIL = /^[A-Z0-9._%+-]+@(?:[A-Z0-9-]+\.)+[A-Z]{2,}$/i;

/** Returns the error of a trimmed text; undefined when it may be sent. */
export function contactError(
  { field, label, missing, maxChars }: ContactRule,
  text: string,
): string | undefined {
  if (!text) return missing;
  if (text.length > maxChars) return `${label} must be at most ${maxChars} characters`;
  // after the length: the pattern never runs on a text without bounds
  return field === "email" && !BASIC_EMAIL.test(text) ? "Valid email is required" : undefined;
}

/** Returns the errors of a form on submit. */
export function validateContact(form: ContactFormValues): ContactErrors {
  const isChoice = SERVICE_CHOICES.some((choice) => choice === form.service);
  const texts = isChoice ? form : { ...form, service: "" };
  const errors: ContactErrors = {};
  for (const rule of CONTACT_FIELDS) {
    const error = contactError(rule, texts[rule.field].trim());
    if (error) errors[rule.field] = error;
  }
  return errors;
}

/** Returns the body to send for a form without errors: trimmed, empty fields left out. */
export function contactMessage(form: ContactFormValues): ContactMessage {
  const message: Partial<Record<keyof ContactMessage, string>> = {};
  for (const { field, apiName } of CONTACT_FIELDS) {
    const text = form[field].trim();
    if (text) message[apiName] = text;
  }
  return message as ContactMessage; // without errors it has every required field
}

/** Returns the error of an e-mail address for the newsletter; null: none. Source: docs/product.md, "Newsletter". */
export function newsletterError(email: string): string | null {
  const address = email.trim();
  const valid = address.length <= CONTACT_EMAIL_MAX_CHARS && STANDARD_EMAIL.test(address);
  return valid ? null : "Please enter a valid email";
}

/** Patterns that map a topic to a service choice; the first match counts. */
const TOPIC_WORDS: readonly (readonly [RegExp, ServiceChoice])[] = [
  [/\bussd\b/i, "USSD Services"],
  [/\bcall cent(?:er|re)/i, "Call Center Solutions"],
  [/\bpayments?\b/i, "Payment Solutions"],
  [/\bsoftware\b/i, "Software Development"],
  [/\bsms\b|\bsender ids?\b/i, "Bulk SMS"],
];

/**
 * Returns the form's first values for a link's `topic`: the matching choice, else "Other", and a
 * message that begins with the topic. The topic comes from a URL, so it is cut to one line of
 * `TOPIC_MAX_CHARS`; a blank one leaves the form as it is.
 */
export function topicMessage(topic: string): Pick<ContactFormValues, "service" | "message"> {
  const line = [...topic.replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, " ").trim()]
    .slice(0, TOPIC_MAX_CHARS)
    .join("");
  if (!line) return { service: EMPTY_CONTACT_FORM.service, message: EMPTY_CONTACT_FORM.message };
  const match = TOPIC_WORDS.find(([words]) => words.test(line));
  return { service: match?.[1] ?? "Other", message: `I am writing about: ${line}\n\n` };
}
