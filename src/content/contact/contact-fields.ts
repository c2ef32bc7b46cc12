import { CONTACT_EMAIL_MAX_CHARS, CONTACT_MESSAGE_MAX_CHARS } from "../../site/limits";
import { isEmailAddress } from "./email-address";

const CONTACT_NAME_MAX_CHARS = 200;
const CONTACT_PHONE_MAX_CHARS = 40;
const CONTACT_COMPANY_MAX_CHARS = 200;
const CONTACT_SERVICE_MAX_CHARS = 100;
/** The most characters of a topic that a link writes into the message. */
const TOPIC_MAX_CHARS = 200;

/** A field of an enquiry: its name in the form and in the API, and the rules that both share. */
export interface ContactRule {
  readonly field: string;
  readonly apiName: string;
  readonly label: string;
  /** The error of an empty required field; an optional field has none. */
  readonly missing?: string;
  readonly maxChars: number;
}

/** The fields of an enquiry, in the order of the form. */
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

/** The values of the form; an empty field is an empty string. */
export type ContactFormValues = Readonly<Record<ContactField, string>>;

/** The message of each field that has an error; empty when the form may be sent. */
export type ContactErrors = Partial<Record<ContactField, string>>;

/** An enquiry as it is sent and stored; an empty field is absent. */
export type ContactMessage = Readonly<
  Record<RequiredRule["apiName"], string> &
    Partial<Record<Exclude<Rule, RequiredRule>["apiName"], string>>
>;

/** Label of the choice whose value is empty. */
export const SERVICE_PLACEHOLDER = "Select a service";

/** Label of the last choice of the form, for enquiries about no listed service. */
export const OTHER_CHOICE = "Other";

/** A service that the form offers, and the words of a topic that choose it. */
export interface ContactChoice {
  readonly label: string;
  readonly topics: readonly string[];
}

/** Returns the choices of services in the form's order, without the last. */
export const contactChoices = (
  services: readonly {
    readonly contactChoice: (ContactChoice & { readonly order: number }) | null;
  }[],
): readonly ContactChoice[] =>
  services.flatMap(({ contactChoice }) => contactChoice ?? []).sort((a, b) => a.order - b.order);

export const EMPTY_CONTACT_FORM = Object.fromEntries(
  CONTACT_FIELDS.map(({ field }) => [field, ""]),
) as ContactFormValues; // one entry for each field

/** Returns the error of a trimmed text; undefined when it may be sent. */
export function contactError(
  { field, label, missing, maxChars }: ContactRule,
  text: string,
): string | undefined {
  if (!text) return missing;
  if (text.length > maxChars) return `${label} must be at most ${maxChars} characters`;
  return field === "email" && !isEmailAddress(text) ? "Valid email is required" : undefined;
}

/** Returns the errors of a form on submit. */
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

/** Returns the body to send for a form without errors: trimmed, empty fields left out. */
export function contactMessage(form: ContactFormValues): ContactMessage {
  const message: Partial<Record<keyof ContactMessage, string>> = {};
  for (const { field, apiName } of CONTACT_FIELDS) {
    const text = form[field].trim();
    if (text) message[apiName] = text;
  }
  return message as ContactMessage; // without errors it has every required field
}

/** Returns the words of a text, in lower case and separated by spaces. */
const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

/** Returns the topic of a link, which anybody may have made, as one line of at most `TOPIC_MAX_CHARS`. */
export const topicLine = (topic: string): string =>
  [...topic.replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, " ").trim()].slice(0, TOPIC_MAX_CHARS).join("");

/**
 * Returns the form's first values for a link's `topic`: the last choice with words of it, since the first is
 * the most general, else "Other", and a message that begins with the topic. A blank one leaves the form as it is.
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
