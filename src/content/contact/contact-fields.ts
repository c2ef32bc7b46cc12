import { CONTACT_EMAIL_MAX_CHARS, CONTACT_MESSAGE_MAX_CHARS } from "../../site/limits";
import { isVisible } from "../text/plain-text";
import { isEmailAddress } from "./email-address";

const CONTACT_NAME_MAX_CHARS = 200;
const CONTACT_PHONE_MAX_CHARS = 40;
const CONTACT_COMPANY_MAX_CHARS = 200;
const CONTACT_SERVICE_MAX_CHARS = 100;
/** Maximum length of a topic that a link puts into the message. */
const TOPIC_MAX_CHARS = 200;

/**
 * A field of an enquiry: its names in the form and in the API, and the validation rules that both
 * share.
 */
export interface ContactRule {
  readonly field: string;
  readonly apiName: string;
  readonly label: string;
  /** Error shown if the field is empty. Only required fields have one. */
  readonly missing?: string;
  readonly maxChars: number;
}

/** In the order of the form. */
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

/** Empty fields are "". */
export type ContactFormValues = Readonly<Record<ContactField, string>>;

/** Error message for each invalid field. Empty if the form may be sent. */
export type ContactErrors = Partial<Record<ContactField, string>>;

/** An enquiry as sent and stored. Empty fields are left out. */
export type ContactMessage = Readonly<
  Record<RequiredRule["apiName"], string> &
    Partial<Record<Exclude<Rule, RequiredRule>["apiName"], string>>
>;

export const SERVICE_PLACEHOLDER = "Select a service";

export const OTHER_CHOICE = "Other";

/** A service that the form offers, and the topic words that select it. */
export interface ContactChoice {
  readonly label: string;
  readonly topics: readonly string[];
}

/** Returns the services in the form's order, without "Other". */
export const contactChoices = (
  services: readonly {
    readonly contactChoice: (ContactChoice & { readonly order: number }) | null;
  }[],
): readonly ContactChoice[] =>
  services.flatMap(({ contactChoice }) => contactChoice ?? []).sort((a, b) => a.order - b.order);

export const EMPTY_CONTACT_FORM = Object.fromEntries(
  CONTACT_FIELDS.map(({ field }) => [field, ""]),
) as ContactFormValues; // has an entry for each field

/** Returns the error for a trimmed field value, or undefined if the value is valid. */
export function contactError(
  { field, label, missing, maxChars }: ContactRule,
  text: string,
): string | undefined {
  if (!isVisible(text)) return missing;
  if (text.length > maxChars) return `${label} must be at most ${maxChars} characters`;
  return field === "email" && !isEmailAddress(text) ? "Valid email is required" : undefined;
}

export function validateContact(
  form: ContactFormValues,
  choices: readonly ContactChoice[],
): ContactErrors {
  const isChoice =
    form.service === OTHER_CHOICE || choices.some(({ label }) => label === form.service);
  const texts = isChoice ? form : { ...form, service: "" };
  const errors: ContactErrors = {};
  for (const rule of CONTACT_FIELDS) {
    const error = contactError(rule, texts[rule.field].trim());
    if (error) errors[rule.field] = error;
  }
  return errors;
}

/** Returns the request body for a valid form. Values are trimmed, and empty fields are left out. */
export function contactMessage(form: ContactFormValues): ContactMessage {
  const message: Partial<Record<keyof ContactMessage, string>> = {};
  for (const { field, apiName } of CONTACT_FIELDS) {
    const text = form[field].trim();
    if (text) message[apiName] = text;
  }
  return message as ContactMessage; // a valid form has every required field
}

/** Returns the words of `text` in lower case, separated and surrounded by spaces. */
const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

/**
 * Turns a link's topic, which anyone may have written, into a single line of limited length without
 * control characters.
 */
export const topicLine = (topic: string): string =>
  [...topic.replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, " ").trim()].slice(0, TOPIC_MAX_CHARS).join("");

/**
 * Prefills the form for a link's `topic`. The message starts with the topic. The earlier choices
 * are more general, so the last one that matches the topic becomes the service, or "Other" if none
 * matches. If the topic is blank, service and message stay empty.
 */
export function topicMessage(
  topic: string,
  choices: readonly ContactChoice[],
): Pick<ContactFormValues, "service" | "message"> {
  const line = topicLine(topic);
  if (!line) return { service: EMPTY_CONTACT_FORM.service, message: EMPTY_CONTACT_FORM.message };
  const words = wordsOf(line);
  const match = choices.findLast(({ topics }) =>
    topics.some((topic) => words.includes(wordsOf(topic))),
  );
  return { service: match?.label ?? OTHER_CHOICE, message: `I am writing about: ${line}\n\n` };
}
