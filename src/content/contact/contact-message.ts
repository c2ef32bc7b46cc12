import * as v from "valibot";
import {
  CONTACT_COMPANY_MAX_CHARS,
  CONTACT_EMAIL_MAX_CHARS,
  CONTACT_MESSAGE_MAX_CHARS,
  CONTACT_NAME_MAX_CHARS,
  CONTACT_PHONE_MAX_CHARS,
  CONTACT_SERVICE_MAX_CHARS,
} from "../../site/limits";
import type { ContactMessage } from "./contact";

/** What no visitor types: control characters but tab and line feed, and text-direction overrides. */
const UNTYPED = /[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069]/gu;
const BASIC_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const clean = (text: string) => text.replace(/\r\n?/g, "\n").replace(UNTYPED, "").trim();

/** Text of one line, so that no value can pretend to be a second line of whatever shows it. */
const oneLine = (text: string) => clean(text).replace(/\s+/g, " ");

const tooLong = (label: string, max: number) => `${label} must be at most ${max} characters`;

const required = (label: string, missing: string, max: number) =>
  v.pipe(
    v.optional(v.nullable(v.string(`${label} must be text`)), ""),
    v.transform((text) => oneLine(text ?? "")),
    v.minLength(1, missing),
    v.maxLength(max, tooLong(label, max)),
  );

/** Absent, null and blank are the same: the field is left out. */
const optional = (label: string, max: number) =>
  v.pipe(
    v.optional(v.nullable(v.string(`${label} must be text`)), ""),
    v.transform((text) => oneLine(text ?? "")),
    v.maxLength(max, tooLong(label, max)),
    v.transform((text) => text || undefined),
  );

const contactInput = v.object(
  {
    full_name: required("Name", "Name is required", CONTACT_NAME_MAX_CHARS),
    email: v.pipe(
      required("Email", "Email is required", CONTACT_EMAIL_MAX_CHARS),
      v.regex(BASIC_EMAIL, "Valid email is required"),
    ),
    phone_number: optional("Phone number", CONTACT_PHONE_MAX_CHARS),
    company: optional("Company", CONTACT_COMPANY_MAX_CHARS),
    service_type: required("Service", "Please select a service", CONTACT_SERVICE_MAX_CHARS),
    message: v.pipe(
      v.optional(v.nullable(v.string("Message must be text")), ""),
      v.transform((text) => clean(text ?? "")),
      v.minLength(1, "Please enter your message"),
      v.maxLength(CONTACT_MESSAGE_MAX_CHARS, tooLong("Message", CONTACT_MESSAGE_MAX_CHARS)),
    ),
  },
  "The message must be a JSON object",
);

/** What is wrong with an enquiry: `message` is for the visitor, `field` the API's name of the field. */
export interface ContactProblem {
  readonly field: string | null;
  readonly message: string;
}

/**
 * Reads an enquiry from anything. Text is trimmed and freed of control characters; fields that the
 * contract does not name are left out. The first problem, in the order of the form, is the one told.
 * Source: docs/product.md, "Contact".
 */
export function readContactMessage(
  input: unknown,
):
  | { readonly ok: true; readonly message: ContactMessage }
  | ({ readonly ok: false } & ContactProblem) {
  const result = v.safeParse(contactInput, Array.isArray(input) ? null : input, {
    abortEarly: true,
    abortPipeEarly: true,
  });
  if (result.success) return { ok: true, message: result.output };
  const [issue] = result.issues;
  const key = issue.path?.[0]?.key;
  return { ok: false, field: typeof key === "string" ? key : null, message: issue.message };
}
