import {
  CONTACT_COMPANY_MAX_CHARS,
  CONTACT_EMAIL_MAX_CHARS,
  CONTACT_MESSAGE_MAX_CHARS,
  CONTACT_NAME_MAX_CHARS,
  CONTACT_PHONE_MAX_CHARS,
  TOPIC_MAX_CHARS,
} from "../../site/limits";

/**
 * The contact form: what may be chosen, what is asked for, what is sent. Source: docs/product.md,
 * "Contact".
 */

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

/** The form as the visitor fills it in; an empty field is an empty string. */
export interface ContactFormValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  /** A `ServiceChoice`, or the placeholder. */
  readonly service: string;
  readonly message: string;
}
export type ContactField = keyof ContactFormValues;

/** One message per field that has an error; empty when the form may be sent. */
export type ContactErrors = Partial<Record<ContactField, string>>;

/** An enquiry as it is sent, taken and stored; what the visitor left empty is absent. */
export interface ContactMessage {
  readonly full_name: string;
  readonly email: string;
  readonly phone_number?: string;
  readonly company?: string;
  readonly service_type: string;
  readonly message: string;
}

export const EMPTY_CONTACT_FORM: ContactFormValues = {
  name: "",
  email: "",
  phone: "",
  company: "",
  service: SERVICE_PLACEHOLDER,
  message: "",
};

const BASIC_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const STANDARD_EMAIL = /^[A-Z0-9._%+-]+@(?:[A-Z0-9-]+\.)+[A-Z]{2,}$/i;

/** The errors of a form on submit, each with its exact words. Phone and company have no format. */
export function validateContact(form: ContactFormValues): ContactErrors {
  const found: Record<ContactField, string | null> = {
    name:
      missing(form.name, "Name is required") ?? tooLong(form.name, "Name", CONTACT_NAME_MAX_CHARS),
    // length before pattern: it never runs on a text without bounds
    email:
      missing(form.email, "Email is required") ??
      tooLong(form.email, "Email", CONTACT_EMAIL_MAX_CHARS) ??
      (BASIC_EMAIL.test(form.email.trim()) ? null : "Valid email is required"),
    phone: tooLong(form.phone, "Phone number", CONTACT_PHONE_MAX_CHARS),
    company: tooLong(form.company, "Company", CONTACT_COMPANY_MAX_CHARS),
    service: isServiceChoice(form.service) ? null : "Please select a service",
    message:
      missing(form.message, "Please enter your message") ??
      tooLong(form.message, "Message", CONTACT_MESSAGE_MAX_CHARS),
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== null));
}

const missing = (value: string, words: string) => (value.trim() ? null : words);

const tooLong = (value: string, label: string, max: number) =>
  value.trim().length > max ? `${label} must be at most ${max} characters` : null;

function isServiceChoice(service: string): service is ServiceChoice {
  return SERVICE_CHOICES.some((choice) => choice === service);
}

/** The body to send for a form without errors: trimmed, optional fields omitted when empty. */
export function contactMessage(form: ContactFormValues): ContactMessage {
  const phone = form.phone.trim();
  const company = form.company.trim();
  return {
    full_name: form.name.trim(),
    email: form.email.trim(),
    ...(phone && { phone_number: phone }),
    ...(company && { company }),
    service_type: form.service,
    message: form.message.trim(),
  };
}

/** What is wrong with a newsletter address, null when nothing is. Source: docs/product.md, "Newsletter". */
export function newsletterError(email: string): string | null {
  const address = email.trim();
  const valid = address.length <= CONTACT_EMAIL_MAX_CHARS && STANDARD_EMAIL.test(address);
  return valid ? null : "Please enter a valid email";
}

/** Words of a topic that mean one of the choices, tried from the top; none of them: "Other". */
const TOPIC_WORDS: readonly (readonly [RegExp, ServiceChoice])[] = [
  [/\bussd\b/i, "USSD Services"],
  [/\bcall cent(?:er|re)/i, "Call Center Solutions"],
  [/\bpayments?\b/i, "Payment Solutions"],
  [/\bsoftware\b/i, "Software Development"],
  [/\bsms\b|\bsender ids?\b/i, "Bulk SMS"],
];

/**
 * What the form starts with when a link carried `topic`: the matching choice, else "Other", and a
 * message that begins with the topic. The topic comes out of an address, so it is cut to one line
 * of `TOPIC_MAX_CHARS`; a blank one leaves the form as it is.
 */
export function topicMessage(topic: string): Pick<ContactFormValues, "service" | "message"> {
  const line = [...topic.replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, " ").trim()]
    .slice(0, TOPIC_MAX_CHARS)
    .join("");
  if (!line) return { service: EMPTY_CONTACT_FORM.service, message: EMPTY_CONTACT_FORM.message };
  const match = TOPIC_WORDS.find(([words]) => words.test(line));
  return { service: match?.[1] ?? "Other", message: `I am writing about: ${line}\n\n` };
}
