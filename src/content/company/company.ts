import * as v from "valibot";
import { collectInto } from "../model/define";
import { emailAddress, line } from "../model/fields";
import { isRecord, optionalWithDefault, repair, type Schema, withDefault } from "../model/repair";
import type { ContentIssue } from "../model/report";
import { plainLine } from "../model/text";
import { unknownFieldIssues } from "../model/unknown-fields";

/** Path of the file below the project. */
export const COMPANY_FILE = "content/company.json";

const FACT_MAX_CHARS = 300;

const trimmed = (pattern: RegExp, message: string) =>
  v.pipe(v.string(), v.trim(), v.regex(pattern, message));
const withoutClosingSlash = (url: string): string => url.replace(/\/+$/, "");

const origin = v.pipe(
  trimmed(
    /^https:\/\/(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d{1,5})?\/?$/i,
    "must be an address such as https://www.example.com",
  ),
  v.transform(withoutClosingSlash),
);
/** Without query and fragment, so that paths may be put after it. */
const baseUrl = v.pipe(
  trimmed(
    /^https:\/\/(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d{1,5})?(?:\/[\w./~-]{0,300})?$/i,
    "must be an address such as https://api.example.com/v1",
  ),
  v.transform(withoutClosingSlash),
);
const profile = optionalWithDefault(
  trimmed(
    /^(?:https:\/\/[^\s<>"']{1,300})?$/,
    "must be an address that begins with https://, or empty",
  ),
  "",
);
const degrees = (max: number) =>
  v.pipe(
    v.number(),
    v.minValue(-max, `must be at least -${max}`),
    v.maxValue(max, `must be at most ${max}`),
  );

/** One line, which may be empty. */
const fact = optionalWithDefault(
  v.pipe(
    v.string(),
    v.transform(plainLine),
    v.maxLength(FACT_MAX_CHARS, `must have at most ${FACT_MAX_CHARS} characters`),
  ),
  "",
);

/** Fields that all have a default, and so may be missing together. */
function group<Entries extends v.ObjectEntries>(entries: Entries) {
  const schema = v.object(entries);
  return optionalWithDefault(schema, v.parse(schema, {}));
}

/**
 * `content/company.json`: who the company is. The pages need every field without a default; `facts` may
 * be empty, and an empty one is shown nowhere. Source: docs/product.md, "Company facts".
 */
export const companySchema = v.object({
  name: line,
  legalName: line,
  slogan: line,
  description: line,
  siteUrl: origin,
  phone: trimmed(/^\+?\d[\d ()-]{5,24}$/, "must be a phone number such as +254 700 000 000"),
  /** For chat links. */
  whatsAppNumber: trimmed(
    /^\d{8,15}$/,
    "must be the international number in digits such as 254700000000",
  ),
  email: emailAddress,
  address: v.object({
    building: line,
    street: line,
    city: line,
    country: line,
    countryCode: trimmed(/^[A-Z]{2}$/, "must be two capitals such as KE"),
    latitude: degrees(90),
    longitude: degrees(180),
  }),
  smsPortalUrl: baseUrl,
  /** Base URL of the messaging API; the examples of its documentation are below it. */
  messagingApiUrl: baseUrl,
  /** Profiles; an empty one has no link. */
  social: group({ linkedIn: profile, twitter: profile, facebook: profile, instagram: profile }),
  facts: group({
    /** Business Registration Service. */
    registrationNumber: fact,
    kraPin: fact,
    /** Communications Authority of Kenya. */
    communicationsLicence: fact,
    /** Office of the Data Protection Commissioner. */
    dataProtectionRegistration: fact,
    /** Of the office, as in "4th floor". */
    floor: fact,
    /** As in "Monday to Friday, 8:00–17:00". */
    openingHours: fact,
    countriesServed: optionalWithDefault(v.array(line), []),
    /** What the testimonials page claims; nothing without a score and a count. */
    reviews: group({ score: fact, count: fact, source: fact }),
    /** How a client pays. */
    payment: group({
      paybill: fact,
      till: fact,
      /** What a payer enters as the account number. */
      accountFormat: fact,
      bank: fact,
      currency: fact,
      smallestOrder: fact,
      creditExpiry: fact,
      invoices: fact,
    }),
  }),
});

export type Company = v.InferOutput<typeof companySchema>;

/** Returns `schema` in which a field that the site needs has its value in `previous` as default. */
function withPrevious(schema: Schema, previous: unknown): Schema {
  if ("strict" in schema) return schema;
  if (!("entries" in schema) || !isRecord(previous)) return withDefault(schema, previous);
  const fields = Object.entries(schema.entries as Readonly<Record<string, Schema>>); // of an object
  const entries = fields.map(([key, field]) => [key, withPrevious(field, previous[key])]);
  return withDefault<Schema>(v.object(Object.fromEntries(entries)), previous);
}

/**
 * Parses the file's value. A wrong field takes its value of `previous`, a wrong fact is left empty; null
 * when a needed field is wrong and there is no `previous`, with that field's issue as the last one.
 */
export function parseCompany(
  value: unknown,
  previous: Company | null,
): { readonly company: Company | null; readonly issues: readonly ContentIssue[] } {
  const item = `“${COMPANY_FILE}”`;
  const issues = unknownFieldIssues(companySchema, value, "Company", item);
  const schema = previous ? withPrevious(companySchema, previous) : companySchema;
  const result = repair(schema as Schema<Company>, value, collectInto(issues, "Company", item)); // as `previous` is one
  return { company: result.ok ? result.value : null, issues };
}
