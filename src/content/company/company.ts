import * as v from "valibot";
import { withoutClosingSlash } from "../../site/format/text";
import { parseFile } from "../model/define";
import { emailAddress, exactText, hexColour, line, lineOrEmpty } from "../model/fields";
import { group, optionalWithDefault, withDefault } from "../model/repair";
import type { ContentIssue } from "../model/report";

/** Path relative to the content folder. */
export const COMPANY_FILE = "company.json";

const origin = v.pipe(
  exactText(
    /^https:\/\/(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d{1,5})?\/?$/i,
    "must be an address such as https://www.example.com",
  ),
  v.transform(withoutClosingSlash),
);
/** A base URL without query or fragment, so that paths can be appended. May be empty. */
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
    "must be an address that starts with https://, or empty",
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
/** SVG is allowed, because the build cleans it (`src/gatsby/brand/clean-svg.ts`). */
const drawing = fileBelow("svg", "brand/logo.svg");
const brandPicture = fileBelow("png|jpe?g|webp", "brand/icon.png");
const webFont = fileBelow("woff2", "brand/heading.woff2");
const documentFont = fileBelow("ttf", "brand/heading.ttf");

/** A single line, cut if too long. May be empty. */
const fact = optionalWithDefault(lineOrEmpty, "");

/**
 * `content/company.json`: facts about the company. Fields without a default are required. `facts`
 * may be empty, and empty facts aren't shown.
 */
export const companySchema = v.object({
  name: line,
  legalName: line,
  slogan: line,
  description: line,
  /** Search engine keywords that every page has, listed after the page's own. */
  keywords: optionalWithDefault(v.array(line), []),
  siteUrl: origin,
  phone: exactText(/^\+?\d[\d ()-]{5,24}$/, "must be a phone number such as +254 700 000 000"),
  /** Phone number for links that open a chat. If empty, there are no such links. */
  whatsAppNumber: optionalWithDefault(
    exactText(
      /^(?:[1-9]\d{7,14})?$/,
      "must be a number with its country code, in digits only, such as 254700000000, or empty",
    ),
    "",
  ),
  email: emailAddress,
  address: v.object({
    building: line,
    street: line,
    city: line,
    country: line,
    countryCode: exactText(/^[A-Z]{2}$/, "must be two capital letters such as KE"),
    /** The point that the map shows, or null for no map. */
    latitude: optionalDegrees(90),
    longitude: optionalDegrees(180),
  }),
  smsPortalUrl: optionalBaseUrl,
  /** Base URL of the messaging API, used by the examples in its documentation. */
  messagingApiUrl: optionalBaseUrl,
  brand: group({
    colours: group({
      /** For dark surfaces and headings. */
      primary: optionalWithDefault(hexColour, "#26334D"),
      /** For links and actions. */
      accent: optionalWithDefault(hexColour, "#1D5FD1"),
    }),
    /**
     * Fonts for headings and for all other text. `web` is for pages, and `document` is for PDFs and
     * social cards. If empty, the site's own fonts are used.
     */
    fonts: group({
      heading: group({ web: webFont, document: documentFont }),
      text: group({ web: webFont, document: documentFont, documentBold: documentFont }),
    }),
    /**
     * Paths below `content/images/` of the logo, which includes the name, and the mark, which
     * doesn't. If empty, they're made from the name.
     */
    logo: drawing,
    logoOnDark: drawing,
    mark: drawing,
    markOnDark: drawing,
    /** Square icon for the installed site and search results. If empty, it's made from the mark. */
    icon: brandPicture,
    /** Background of social cards. If empty, the brand's gradient is used. */
    cardGround: brandPicture,
  }),
  market: group({
    /** Language of the content, as in "en-KE". */
    language: withDefault(
      exactText(/^[a-z]{2,3}(?:-[A-Z]{2})?$/, "must be a language code such as en or en-KE"),
      "en",
    ),
    timeZone: withDefault(
      v.pipe(v.string(), v.check(isTimeZone, "must be a time zone such as Africa/Nairobi")),
      "UTC",
    ),
    currency: group({
      /** ISO 4217. */
      code: withDefault(
        exactText(/^[A-Z]{3}$/, "must be three capital letters such as KES"),
        "USD",
      ),
      /** Placed before amounts. */
      symbol: withDefault(shortLine, "USD"),
      /** As used in a sentence: "Kenyan shillings". */
      name: withDefault(line, "US dollars"),
    }),
    tax: group({
      name: withDefault(shortLine, "VAT"),
      /** The country's word for a tax number, such as "KRA PIN". */
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
    /** The mobile payment service that the demos show. */
    mobileMoney: group({
      name: withDefault(line, "mobile money"),
      /** The highest amount for a single payment. */
      paymentMax: withDefault(
        v.pipe(
          v.number(),
          v.integer("must be a whole number"),
          v.minValue(100, "must be at least 100"),
        ),
        100_000,
      ),
    }),
    /** Name of the data protection law that applies to the company, as in "Data Protection Act". */
    dataProtectionLaw: withDefault(line, "data protection law"),
  }),
  /** Pages leave out promises that are empty. */
  promises: group({
    /** Completes "We typically respond", as in "within 24 hours". */
    reply: fact,
    commitment: fact,
  }),
  /** URLs of social media profiles. Empty ones have no link. */
  social: group({ linkedIn: profile, twitter: profile, facebook: profile, instagram: profile }),
  facts: group({
    /** Number in the Business Registration Service's register. */
    registrationNumber: fact,
    taxNumber: fact,
    /** Licence from the Communications Authority of Kenya. */
    communicationsLicence: fact,
    /** Registration with the Office of the Data Protection Commissioner. */
    dataProtectionRegistration: fact,
    /** As in "4th floor". */
    floor: fact,
    /** The office's hours, as in "Monday to Friday, 8:00–17:00". */
    openingHours: fact,
    countriesServed: optionalWithDefault(v.array(line), []),
    /**
     * Review score claimed on the testimonials page. It isn't shown unless all three fields are
     * filled in.
     */
    reviews: group({ score: fact, count: fact, source: fact }),
    payment: group({
      paybill: fact,
      till: fact,
      /** The account number that payers enter. */
      accountFormat: fact,
      bank: fact,
      currency: fact,
      smallestOrder: fact,
      /** When unused credits expire. */
      creditExpiry: fact,
      /** Contract term of plans, as in "Month to month" or "12 months". */
      contractTerm: fact,
      /** Notice period of plans, as in "30 days in writing". */
      notice: fact,
      /** As in "SMS are prepaid; plans by invoice on the 1st, due in 14 days". */
      billing: fact,
      invoices: fact,
    }),
  }),
});

export type Company = v.InferOutput<typeof companySchema>;

/**
 * Parses the file's value. Invalid optional fields get their default. If a required field is
 * invalid, `company` is null and the issue about that field comes last.
 */
export function parseCompany(value: unknown): {
  readonly company: Company | null;
  readonly issues: readonly ContentIssue[];
  /** Issues about invalid values. Any of them stops a build. */
  readonly mistakes: readonly ContentIssue[];
} {
  const { value: company, ...found } = parseFile(companySchema, value, "Company", COMPANY_FILE);
  return { company, ...found };
}
