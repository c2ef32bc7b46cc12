/**
 * The contact message: what may be chosen, what is asked for, what is sent. Shared by the form, the
 * live layer and the embedded content API. Source: docs/product.md, "Contact".
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
export interface ContactForm {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  /** A `ServiceChoice`, or the placeholder. */
  readonly service: string;
  readonly message: string;
}
export type ContactField = keyof ContactForm;

/** One message per field that has an error; empty when the form may be sent. */
export type ContactErrors = Partial<Record<ContactField, string>>;

/** Body of `POST /contact`. Optional fields are left out when empty. */
export interface ContactRequest {
  readonly full_name: string;
  readonly email: string;
  readonly phone_number?: string;
  readonly company?: string;
  readonly service_type: string;
  readonly message: string;
}

export const EMPTY_CONTACT_FORM: ContactForm = {
  name: "",
  email: "",
  phone: "",
  company: "",
  service: SERVICE_PLACEHOLDER,
  message: "",
};

/** The longest value per field, in characters after trimming. */
export const CONTACT_MAX_CHARS = {
  name: 120,
  email: 254, // the longest address that mail can carry (RFC 5321)
  phone: 40,
  company: 160,
  message: 5_000,
} as const;

const BASIC_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const STANDARD_EMAIL = /^[A-Z0-9._%+-]+@(?:[A-Z0-9-]+\.)+[A-Z]{2,}$/i;

/** The errors of a form on submit, each with its exact words. Phone and company have no format. */
export function validateContact(form: ContactForm): ContactErrors {
  const errors: ContactErrors = {};
  const tooLong = (field: keyof typeof CONTACT_MAX_CHARS) =>
    form[field].trim().length > CONTACT_MAX_CHARS[field];
  const limit = (field: keyof typeof CONTACT_MAX_CHARS) =>
    `Please use at most ${CONTACT_MAX_CHARS[field]} characters`;
  const email = form.email.trim();

  if (!form.name.trim()) errors.name = "Name is required";
  else if (tooLong("name")) errors.name = limit("name");

  if (!email) errors.email = "Email is required";
  // length first: the pattern never runs on a text without bounds
  else if (tooLong("email") || !BASIC_EMAIL.test(email)) errors.email = "Valid email is required";

  if (tooLong("phone")) errors.phone = limit("phone");
  if (tooLong("company")) errors.company = limit("company");
  if (!isServiceChoice(form.service)) errors.service = "Please select a service";

  if (!form.message.trim()) errors.message = "Please enter your message";
  else if (tooLong("message")) errors.message = limit("message");
  return errors;
}

function isServiceChoice(service: string): service is ServiceChoice {
  return SERVICE_CHOICES.some((choice) => choice === service);
}

/** The body to send for a form without errors: trimmed, optional fields omitted when empty. */
export function contactRequest(form: ContactForm): ContactRequest {
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

/**
 * The form that a request body stands for, so that a server checks it by the same rules; whatever
 * is missing or no text counts as empty.
 */
export function contactFormOf(body: unknown): ContactForm {
  const sent: Readonly<Record<string, unknown>> =
    typeof body === "object" && body !== null ? { ...body } : {};
  const text = (field: keyof ContactRequest) => {
    const value = sent[field];
    return typeof value === "string" ? value : "";
  };
  return {
    name: text("full_name"),
    email: text("email"),
    phone: text("phone_number"),
    company: text("company"),
    service: text("service_type"),
    message: text("message"),
  };
}

/** What is wrong with a newsletter address, null when nothing is. Source: docs/product.md, "Newsletter". */
export function newsletterError(email: string): string | null {
  const address = email.trim();
  const valid = address.length <= CONTACT_MAX_CHARS.email && STANDARD_EMAIL.test(address);
  return valid ? null : "Please enter a valid email";
}

export const TOPIC_MAX_CHARS = 200;

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
export function topicMessage(topic: string): Pick<ContactForm, "service" | "message"> {
  const line = [...topic.replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, " ").trim()]
    .slice(0, TOPIC_MAX_CHARS)
    .join("");
  if (!line) return { service: EMPTY_CONTACT_FORM.service, message: EMPTY_CONTACT_FORM.message };
  const match = TOPIC_WORDS.find(([words]) => words.test(line));
  return { service: match?.[1] ?? "Other", message: `I am writing about: ${line}\n\n` };
}
