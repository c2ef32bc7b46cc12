import * as v from "valibot";
import { withoutClosingSlash } from "../../site/format/text";
import { collectInto } from "../model/define";
import { emailAddress, exactText, hexColour, line } from "../model/fields";
import { optionalWithDefault, repair, withDefault } from "../model/repair";
import type { ContentIssue } from "../model/report";
import { plainLine } from "../model/text";
import { unknownFieldIssues } from "../model/unknown-fields";

/** Path of the file below the project. */
export const COMPANY_FILE = "content/company.json";

const FACT_MAX_CHARS = 300;

const origin = v.pipe(
  exactText(
    /^https:\/\/(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d{1,5})?\/?$/i,
    "must be an address such as https://www.example.com",
  ),
  v.transform(withoutClosingSlash),
);
/** Without query and fragment, so that paths may be put after it. */
const baseUrl = v.pipe(
  exactText(
    /^https:\/\/(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d{1,5})?(?:\/[\w./~-]{0,300})?$/i,
    "must be an address such as https://api.example.com/v1",
  ),
  v.transform(withoutClosingSlash),
);
const profile = optionalWithDefault(
  exactText(
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

const SYMBOL_MAX_CHARS = 12;
const shortLine = v.pipe(
  line,
  v.maxLength(SYMBOL_MAX_CHARS, `must have at most ${SYMBOL_MAX_CHARS} characters`),
);

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

const fileBelow = (endings: string, example: string) =>
  optionalWithDefault(
    exactText(
      new RegExp(`^(?:brand/[\\w-]{1,80}\\.(?:${endings}))?$`),
      `must be a file such as ${example}, or empty`,
    ),
    "",
  );
/** Only here a drawing is allowed, since it is written anew (`src/gatsby/brand/clean-svg.ts`). */
const drawing = fileBelow("svg", "brand/logo.svg");
const brandPicture = fileBelow("png|jpe?g|webp", "brand/icon.png");
const font = fileBelow("woff2", "brand/heading.woff2");

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
  /** What each page is about, for search engines, after what it says of itself. */
  keywords: optionalWithDefault(v.array(line), []),
  siteUrl: origin,
  phone: exactText(/^\+?\d[\d ()-]{5,24}$/, "must be a phone number such as +254 700 000 000"),
  /** For chat links. */
  whatsAppNumber: exactText(
    /^\d{8,15}$/,
    "must be the international number in digits such as 254700000000",
  ),
  email: emailAddress,
  address: v.object({
    building: line,
    street: line,
    city: line,
    country: line,
    countryCode: exactText(/^[A-Z]{2}$/, "must be two capitals such as KE"),
    latitude: degrees(90),
    longitude: degrees(180),
  }),
  smsPortalUrl: baseUrl,
  /** Base URL of the messaging API; the examples of its documentation are below it. */
  messagingApiUrl: baseUrl,
  /** How everything looks. */
  brand: group({
    colours: group({
      /** Of dark surfaces and headings. */
      primary: optionalWithDefault(hexColour, "#26334D"),
      /** Of links and actions. */
      accent: optionalWithDefault(hexColour, "#1D5FD1"),
    }),
    /** Upright fonts below `content/images/`, for headings and for all else. Empty: those that come with the site. */
    faces: group({ heading: font, text: font }),
    /** Drawings below `content/images/`: mark and name, and the mark alone. Empty: made from the name. */
    logo: drawing,
    logoOnDark: drawing,
    mark: drawing,
    markOnDark: drawing,
    /** The square picture of the installed site and of search results. Empty: made from the mark. */
    icon: brandPicture,
    /** Below the words of social cards. Empty: the brand's gradient. */
    cardGround: brandPicture,
  }),
  /** How the company's country writes, pays and counts its time. */
  market: group({
    /** Of the texts, as in "en-KE". */
    language: withDefault(
      exactText(/^[a-z]{2,3}(?:-[A-Z]{2})?$/, "must be a language and a country such as en-KE"),
      "en",
    ),
    timeZone: withDefault(
      v.pipe(v.string(), v.check(isTimeZone, "must be a time zone such as Africa/Nairobi")),
      "UTC",
    ),
    currency: group({
      /** ISO 4217. */
      code: withDefault(exactText(/^[A-Z]{3}$/, "must be three capitals such as KES"), "USD"),
      /** Before amounts. */
      symbol: withDefault(shortLine, "USD"),
      /** In a sentence, as in "Kenyan shillings". */
      name: withDefault(line, "US dollars"),
    }),
    tax: group({
      name: withDefault(shortLine, "VAT"),
      /** What the number of a taxpayer is called, as in "KRA PIN". */
      numberName: withDefault(line, "Tax number"),
      percent: withDefault(
        v.pipe(
          v.number(),
          v.minValue(0, "must be at least 0"),
          v.maxValue(100, "must be at most 100"),
        ),
        0,
      ),
    }),
    /** The way of paying by phone that demonstrations show. */
    mobileMoney: group({
      name: withDefault(line, "mobile money"),
      /** The most in one payment. */
      paymentMax: withDefault(
        v.pipe(
          v.number(),
          v.integer("must be a whole number"),
          v.minValue(100, "must be at least 100"),
        ),
        100_000,
      ),
    }),
    /** The law on personal data that the company is under, as in "Data Protection Act". */
    dataProtectionLaw: withDefault(line, "data protection law"),
  }),
  /** What pages promise; an empty one is said nowhere. */
  promises: group({
    /** How soon an enquiry is answered; completes "We typically respond", as in "within 24 hours". */
    reply: fact,
    /** Of the team, in one sentence. */
    commitment: fact,
  }),
  /** Profiles; an empty one has no link. */
  social: group({ linkedIn: profile, twitter: profile, facebook: profile, instagram: profile }),
  facts: group({
    /** Business Registration Service. */
    registrationNumber: fact,
    taxNumber: fact,
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
      /** What happens to credits that are left. */
      creditExpiry: fact,
      /** Of plans, as in "Month to month" or "12 months". */
      contractTerm: fact,
      /** Of plans, as in "30 days in writing". */
      notice: fact,
      /** Invoice or prepaid, as in "SMS are prepaid; plans by invoice on the 1st, due in 14 days". */
      billing: fact,
      invoices: fact,
    }),
  }),
});

export type Company = v.InferOutput<typeof companySchema>;

/**
 * Parses the file's value. An optional field that is wrong is left empty; null when one is wrong that the
 * pages need, with its issue as the last one.
 */
export function parseCompany(value: unknown): {
  readonly company: Company | null;
  readonly issues: readonly ContentIssue[];
} {
  const item = `“${COMPANY_FILE}”`;
  const issues = unknownFieldIssues(companySchema, value, "Company", item);
  const result = repair(companySchema, value, collectInto(issues, "Company", item));
  return { company: result.ok ? result.value : null, issues };
}
