import * as v from "valibot";
import { withoutClosingSlash } from "../../site/format/text";
import { parseFile } from "../model/define";
import { emailAddress, exactText, hexColour, line } from "../model/fields";
import { group, optionalWithDefault, withDefault } from "../model/repair";
import type { ContentIssue } from "../model/report";
import { plainLine } from "../text/plain-text";

/** Path of the company's file below the project. */
export const COMPANY_FILE = "company.json";

const FACT_MAX_CHARS = 300;

const origin = v.pipe(
  exactText(
    /^https:\/\/(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d{1,5})?\/?$/i,
    "must be an address such as https://www.example.com",
  ),
  v.transform(withoutClosingSlash),
);
/** A base URL without query and fragment, so that paths can be appended; empty where the company has none. */
const optionalBaseUrl = optionalWithDefault(
  v.pipe(
    exactText(
      /^(?:https:\/\/(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d{1,5})?(?:\/[\w./~-]{0,300})?)?$/i,
      "must be an address such as https://api.example.com/v1, or empty",
    ),
    v.transform(withoutClosingSlash),
  ),
  "",
);
const profile = optionalWithDefault(
  exactText(
    /^(?:https:\/\/[^\s<>"']{1,300})?$/,
    "must be an address that begins with https://, or empty",
  ),
  "",
);
const optionalDegrees = (max: number) =>
  optionalWithDefault(
    v.nullable(
      v.pipe(
        v.number(),
        v.minValue(-max, `must be at least -${max}`),
        v.maxValue(max, `must be at most ${max}`),
      ),
    ),
    null,
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
/** A drawing of the brand. It may be SVG because the build rewrites it (`src/gatsby/brand/clean-svg.ts`). */
const drawing = fileBelow("svg", "brand/logo.svg");
const brandPicture = fileBelow("png|jpe?g|webp", "brand/icon.png");
const webFont = fileBelow("woff2", "brand/heading.woff2");
const documentFont = fileBelow("ttf", "brand/heading.ttf");

/** One line, which may be empty. */
const fact = optionalWithDefault(
  v.pipe(
    v.string(),
    v.transform(plainLine),
    v.maxLength(FACT_MAX_CHARS, `must have at most ${FACT_MAX_CHARS} characters`),
  ),
  "",
);

/**
 * `content/company.json`: the company's facts. The pages need every field without a default; `facts` may be empty, and
 * an empty fact is shown nowhere.
 */
export const companySchema = v.object({
  name: line,
  legalName: line,
  slogan: line,
  description: line,
  /** Keywords of every page for search engines, after the page's own. */
  keywords: optionalWithDefault(v.array(line), []),
  siteUrl: origin,
  phone: exactText(/^\+?\d[\d ()-]{5,24}$/, "must be a phone number such as +254 700 000 000"),
  /** Phone number of chat links; empty without any. */
  whatsAppNumber: optionalWithDefault(
    exactText(
      /^(?:\d{8,15})?$/,
      "must be the international number in digits such as 254700000000, or empty",
    ),
    "",
  ),
  email: emailAddress,
  address: v.object({
    building: line,
    street: line,
    city: line,
    country: line,
    countryCode: exactText(/^[A-Z]{2}$/, "must be two capitals such as KE"),
    /** The point that the map shows; null without a map. */
    latitude: optionalDegrees(90),
    longitude: optionalDegrees(180),
  }),
  smsPortalUrl: optionalBaseUrl,
  /** Base URL of the messaging API; the examples of its documentation are below it. */
  messagingApiUrl: optionalBaseUrl,
  /** Colours, fonts and logos of the site. */
  brand: group({
    colours: group({
      /** Colour of dark surfaces and headings. */
      primary: optionalWithDefault(hexColour, "#26334D"),
      /** Colour of links and actions. */
      accent: optionalWithDefault(hexColour, "#1D5FD1"),
    }),
    /** Fonts of headings and of all else, for pages and for PDFs and social cards. Empty ones come with the site. */
    fonts: group({
      heading: group({ web: webFont, document: documentFont }),
      text: group({ web: webFont, document: documentFont, documentBold: documentFont }),
    }),
    /** Drawings below `content/images/`: mark and name, and the mark alone. Empty: made from the name. */
    logo: drawing,
    logoOnDark: drawing,
    mark: drawing,
    markOnDark: drawing,
    /** The square picture of the installed site and of search results. Empty: made from the mark. */
    icon: brandPicture,
    /** The picture below the words of social cards. Empty: the brand's gradient. */
    cardGround: brandPicture,
  }),
  /** Language, currency, tax and time zone of the company's country. */
  market: group({
    /** Language of the texts, as in "en-KE". */
    language: withDefault(
      exactText(/^[a-z]{2,3}(?:-[A-Z]{2})?$/, "must be a language and a country such as en-KE"),
      "en",
    ),
    timeZone: withDefault(
      v.pipe(v.string(), v.check(isTimeZone, "must be a time zone such as Africa/Nairobi")),
      "UTC",
    ),
    currency: group({
      /** Code of the currency by ISO 4217. */
      code: withDefault(exactText(/^[A-Z]{3}$/, "must be three capitals such as KES"), "USD"),
      /** Symbol of the currency, which precedes amounts. */
      symbol: withDefault(shortLine, "USD"),
      /** Name of the currency in a sentence, as in "Kenyan shillings". */
      name: withDefault(line, "US dollars"),
    }),
    tax: group({
      name: withDefault(shortLine, "VAT"),
      /** Name of a taxpayer's number, as in "KRA PIN". */
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
    /** Payment by phone, as demonstrations show it. */
    mobileMoney: group({
      name: withDefault(line, "mobile money"),
      /** The highest amount of one payment. */
      paymentMax: withDefault(
        v.pipe(
          v.number(),
          v.integer("must be a whole number"),
          v.minValue(100, "must be at least 100"),
        ),
        100_000,
      ),
    }),
    /** Name of the law on personal data that binds the company, as in "Data Protection Act". */
    dataProtectionLaw: withDefault(line, "data protection law"),
  }),
  /** Promises of the company; pages leave out an empty one. */
  promises: group({
    /** Time until a reply; completes "We typically respond", as in "within 24 hours". */
    reply: fact,
    /** Commitment of the team, in one sentence. */
    commitment: fact,
  }),
  /** URLs of social profiles; an empty one has no link. */
  social: group({ linkedIn: profile, twitter: profile, facebook: profile, instagram: profile }),
  facts: group({
    /** Registration number at the Business Registration Service. */
    registrationNumber: fact,
    taxNumber: fact,
    /** Licence of the Communications Authority of Kenya. */
    communicationsLicence: fact,
    /** Registration at the Office of the Data Protection Commissioner. */
    dataProtectionRegistration: fact,
    /** Floor of the office, as in "4th floor". */
    floor: fact,
    /** Opening hours of the office, as in "Monday to Friday, 8:00–17:00". */
    openingHours: fact,
    countriesServed: optionalWithDefault(v.array(line), []),
    /** Review score that the testimonials page claims; nothing without a score and a count. */
    reviews: group({ score: fact, count: fact, source: fact }),
    /** Payment details for clients. */
    payment: group({
      paybill: fact,
      till: fact,
      /** The text that a payer enters as the account number. */
      accountFormat: fact,
      bank: fact,
      currency: fact,
      smallestOrder: fact,
      /** Expiry of credits that are left. */
      creditExpiry: fact,
      /** Contract term of plans, as in "Month to month" or "12 months". */
      contractTerm: fact,
      /** Notice period of plans, as in "30 days in writing". */
      notice: fact,
      /** Way of billing, as in "SMS are prepaid; plans by invoice on the 1st, due in 14 days". */
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
  /** Values of the wrong kind, each of which stops a build. */
  readonly mistakes: readonly ContentIssue[];
} {
  const { value: company, ...found } = parseFile(companySchema, value, "Company", COMPANY_FILE);
  return { company, ...found };
}
