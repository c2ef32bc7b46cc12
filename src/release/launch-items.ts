import type { SignedOff } from "../content/company/launch";
import type { Shown } from "../gatsby/report/shown";
import { formatCount } from "../site/format/text";
import { isReservedHost } from "../site/hosts";
import { ENQUIRY_KEPT_MONTHS } from "../site/limits";

export const LEVELS = ["Must", "Should", "Sample content still in place"] as const;

export interface LaunchItem {
  readonly group: (typeof LEVELS)[number];
  readonly text: string;
  /** File or setting to change. */
  readonly where: string;
}

/** Content that comes with the project, for a company to replace with its own. */
export interface Shipped {
  readonly values: Shown["values"];
  /** Picture names of both sample companies, by SHA-256 of the file. */
  readonly pictures: ReadonlyMap<string, string>;
}

export interface Launch {
  readonly shown: Shown;
  readonly shipped: Shipped;
  readonly signedOff: SignedOff;
  /** Copy and numbers in the content folder that still have to be written or checked. */
  readonly unfinished: readonly LaunchItem[];
  /**
   * Host that each of the inbox's channels sends enquiries to, or null if the channel isn't set up.
   * `channels` itself is null if the host's settings aren't known.
   */
  readonly channels: { readonly mail: string | null; readonly webhook: string | null } | null;
  /** Whether the host is Cloudflare Workers, which can't send mail. */
  readonly isEdge: boolean;
  /** Whether the site responds over HTTPS with `Strict-Transport-Security`. */
  readonly hasHsts: boolean;
  /** Whether the content API responds. True if there isn't one. */
  readonly isApiUp: boolean;
}

export const COMPANY = "content/company.json";
const SIGNED = "content/launch.json";
const SETTINGS = "the build settings (.env, or the repository’s variables)";

/** Sentences about open items, by the file or setting to change. Falsy entries are done. */
type Open = Readonly<Record<string, readonly (string | readonly string[] | false)[]>>;

const musts = ({ settings, company, textsOf, isUnsigned, ...facts }: Facts): Open => ({
  [COMPANY]: [
    facts.sellsMessages &&
      !company("facts.communicationsLicence") &&
      "The communications licence is missing.",
    !company("facts.dataProtectionRegistration") && "The data protection registration is missing.",
    facts.hasPrices &&
      !["paybill", "till", "bank"].some((kind) => company(`facts.payment.${kind}`)) &&
      "No page says how to pay. Fill in the Paybill, the till or the bank account.",
    facts.map.isOutside && `The map shows ${facts.map.point}, which isn’t in ${facts.map.country}.`,
  ],
  [`${SIGNED} (prices)`]: [
    facts.hasPrices &&
      isUnsigned("prices") &&
      "Nobody has signed off that the prices and plans are yours.",
  ],
  [`${SIGNED} (apiReference)`]: [
    settings.hasApi &&
      isUnsigned("apiReference") &&
      "Nobody has signed off that the API documentation describes your API.",
  ],
  [`${SIGNED} (clients)`]: [
    isUnsigned("clients") &&
      facts.shown.values.some(({ kind }) => CLIENT_KINDS.test(kind)) &&
      "Nobody has signed off that the clients who are quoted, named or shown have agreed to it.",
  ],
  "content/clients (permission)": [
    textsOf("clients.name")
      .filter((_, i) => textsOf("clients.permission")[i] === "")
      .map((name) => `The logo of ${quoted(name)} is shown, but their permission has no date.`),
  ],
  [`${SIGNED} (enquiries)`]: [
    !facts.reachesSomebody &&
      facts.channels === null &&
      "We can’t tell from here whether enquiries reach anybody. Send one through each form, check that it arrives, and sign it off.",
  ],
  [SETTINGS]: [
    !facts.reachesSomebody &&
      facts.channels !== null &&
      `Enquiries don’t reach anybody. Set up ${facts.isEdge ? "" : "mail (INBOX_SMTP_URL, INBOX_FROM, INBOX_TO), "}a webhook (INBOX_WEBHOOK_URL, INBOX_WEBHOOK_SECRET) or a content API.`,
    !facts.isEdge &&
      facts.keepsNewsletter &&
      facts.channels?.mail === null &&
      "Newsletter subscribers can’t confirm, because no email is set up. Set INBOX_SMTP_URL, INBOX_FROM and INBOX_TO, use a newsletter service (GATSBY_NEWSLETTER_URL), or switch the newsletter off (content/site.json).",
    settings.pricingFormUrl === "0" &&
      "The pricing form is shown but sends nothing. Remove GATSBY_DELIVER_PRICING_FORM=0.",
    facts.endpoints
      .filter(([, host]) => isReservedHost(host) || /(?:^|\.)test\.?$/i.test(host))
      .map(([name, host]) => `${name} points to ${host}, which is only an example host.`),
    !facts.hasOwnAddress &&
      `SITE_URL must be your own address and start with https://, not “${settings.siteUrl}”.`,
  ],
  [`${SETTINGS} (CONTENT_API_URL), or the API`]: [
    !facts.isApiUp &&
      `The content API at ${settings.contentApiUrl} doesn’t respond, so new content doesn’t arrive and visitors’ messages may not either.`,
  ],
  "content/legal": [
    textsOf("legalDocuments.underReview").includes("true") &&
      "A lawyer hasn’t approved every legal document yet (underReview).",
  ],
});

const shoulds = ({ settings, company, textsOf, isUnsigned, ...facts }: Facts): Open => ({
  [`${SIGNED} (map)`]: [
    facts.map.isUnknown &&
      isUnsigned("map") &&
      `The map shows ${facts.map.point}. We don’t know the borders of ${facts.map.country}, so check that it shows your office and sign it off.`,
  ],
  [COMPANY]: [
    facts.emptyFacts.length > 0 && `Some company facts are empty: ${facts.emptyFacts.join(", ")}.`,
    company("facts.reviews.score") !== "" &&
      company("facts.reviews.count") !== "" &&
      company("facts.reviews.source") === "" &&
      "The rating (facts.reviews) has no source, so no page shows it.",
  ],
  "content/services (inContactForm)": [
    textsOf("services.title").length > 0 &&
      !textsOf("services.contactChoice.label").some(Boolean) &&
      "The contact form’s only choice is “Other”.",
  ],
  "content/images": [
    FALLBACKS.map(([kind, drawing, one, many]) => {
      const missing = textsOf(kind).filter((path) => path === "").length;
      return missing > 0 && !facts.isReplaced(drawing)
        ? `${formatCount(missing, one, many)} without a picture, so visitors see the drawing that comes with the site.`
        : "";
    }).filter(Boolean),
  ],
  "content/images/site": [
    SECTION_DRAWINGS.filter(
      ([drawing, kind]) => textsOf(kind).length > 0 && !facts.isReplaced(drawing),
    ).map(
      ([drawing, , where]) =>
        `${where} shows the site’s drawing of a messaging company. Add your own picture as ${drawing}.jpg.`,
    ),
  ],
  "content/services (pricing: counted, beyond)": [
    facts.plansUnsaid.map(
      (name) => `The plan ${quoted(name)} doesn’t say what counts or what extra usage costs.`,
    ),
  ],
  [`${SIGNED} (enquiriesKept)`]: [
    isUnsigned("enquiriesKept") &&
      `Nobody has signed off that enquiries are kept for ${ENQUIRY_KEPT_MONTHS} months after the last contact, as the contact form and the privacy policy say (ENQUIRY_KEPT_MONTHS in src/site/limits.ts).`,
  ],
  "docs/deploy.md (What differs from your own server)": [
    facts.isEdge &&
      settings.hasInbox &&
      `Cloudflare Workers can’t send email, so enquiries get no acknowledgement${facts.keepsNewsletter ? ", and there is no newsletter form without a newsletter service (GATSBY_NEWSLETTER_URL)" : ""}.`,
  ],
  "content/posts, content/authors or content/team": [
    facts.unknownAuthors.map(
      (name) =>
        `Posts are signed by ${quoted(name)}, who isn’t on the team and has no author record.`,
    ),
  ],
  "content/prices.json": [
    textsOf("services.pricing.name").length > 0 &&
      textsOf("prices.plansVat").includes("quoted") &&
      "The plans don’t say whether tax is included (plansVat).",
  ],
  [SETTINGS]: [
    !settings.gaMeasurementId && "Visits aren’t counted, because GA_MEASUREMENT_ID isn’t set.",
  ],
  "your host; see docs/security.md": [
    facts.hasOwnAddress &&
      !facts.hasHsts &&
      "HTTPS isn’t confirmed, because SITE_URL doesn’t respond with Strict-Transport-Security.",
  ],
});

/**
 * Company facts that buyers or regulators look for. `PLAN_TERMS` are added if there are plans, and
 * `CREDIT_TERMS` if messages are sold.
 */
const WANTED_FACTS = [
  "registrationNumber",
  "taxNumber",
  "floor",
  "openingHours",
  "countriesServed",
];
const PLAN_TERMS = ["payment.contractTerm", "payment.notice", "payment.billing"];
const CREDIT_TERMS = ["payment.creditExpiry"];
/**
 * Pictures that fall back to a drawing: the kind of value, the drawing's file name without
 * extension, and the singular and plural names of what shows the picture.
 */
const FALLBACKS = [
  ["hero.services.image", "hero", "slide of the home page", "slides of the home page"],
  ["services.benefitsImage", "service", "service", "services"],
  ["caseStudies.image", "case-study", "case study", "case studies"],
] as const;
/**
 * Drawings that every company's site shows: the file name, a field of the section, and the
 * section's name.
 */
const SECTION_DRAWINGS = [
  ["about", "about.openingParagraph", "“About us”"],
  ["why-us", "whyUs.reasons.title", "“Why choose us”"],
  ["how-it-works", "howItWorks.steps.title", "“How it works”"],
] as const;
/** Matches kinds of content that quote, mention or show a client. */
const CLIENT_KINDS =
  /^(?:testimonials|clientTestimonials|clients|videos|caseStudies|services\.testimonials)\./;
type Borders = readonly [south: number, north: number, west: number, east: number];
/** Approximate borders by country code, in degrees. */
const BORDERS: Readonly<Record<string, Borders>> = {
  KE: [-4.9, 5.6, 33.8, 42],
  UG: [-1.6, 4.3, 29.5, 35.1],
  TZ: [-11.8, -0.9, 29.3, 40.6],
  RW: [-2.9, -1, 28.8, 31],
  ET: [3.3, 15, 32.9, 48.1],
};

function factsOf(launch: Launch) {
  const { shown, signedOff, channels } = launch;
  const { settings, values } = shown;
  const textsOf = (kind: string) => values.flatMap((one) => (one.kind === kind ? [one.value] : []));
  const company = (field: string): string => textsOf(`company.${field}`)[0] ?? "";
  const isUnsigned = (question: keyof SignedOff) =>
    !signedOff[question].name || !signedOff[question].date;
  const hostOf = (url: string | null) => (url && URL.canParse(url) ? new URL(url).hostname : null);
  const people = ["team.members.name", "authors.name", "company.name"].flatMap(textsOf);
  const hasPlans = textsOf("services.pricing.name").length > 0;
  const sellsMessages = settings.hasApi || textsOf("prices.tiers.from").length > 0;
  return {
    ...launch,
    settings,
    textsOf,
    company,
    isUnsigned,
    emptyFacts: [
      ...WANTED_FACTS,
      ...(hasPlans ? PLAN_TERMS : []),
      ...(sellsMessages ? CREDIT_TERMS : []),
    ].filter((field) => !company(`facts.${field}`)),
    unknownAuthors: [...new Set(textsOf("blogPosts.author"))].filter(
      (one) => !people.includes(one),
    ),
    plansUnsaid: plansUnsaid(values),
    isReplaced: (drawing: string) =>
      Object.keys(shown.pictures).some((file) => file.includes(`/images/site/${drawing}.`)),
    hasPrices: ["prices.offers.name", "prices.tiers.from", "services.pricing.name"].some(
      (kind) => textsOf(kind).length > 0,
    ),
    sellsMessages,
    map: mapOf(settings.hasMap, company),
    hasOwnAddress:
      settings.siteUrl.startsWith("https://") &&
      !isReservedHost(new URL(settings.siteUrl).hostname),
    /** Whether subscriptions go to the inbox, which sends confirmation mails. */
    keepsNewsletter: settings.hasNewsletter && settings.hasInbox && settings.newsletterUrl === "",
    /** Whether an enquiry reaches somebody, through an API or one of the inbox's channels. */
    reachesSomebody:
      settings.contentApiUrl !== null ||
      URL.canParse(settings.browserContentApiUrl) ||
      (settings.hasInbox &&
        (channels ? Boolean(channels.mail || channels.webhook) : !isUnsigned("enquiries"))),
    /** Hosts that forms and the inbox send data to, by setting. */
    endpoints: Object.entries({
      CONTENT_API_URL: hostOf(settings.contentApiUrl),
      GATSBY_CONTENT_API_URL: hostOf(settings.browserContentApiUrl),
      GATSBY_DELIVER_PRICING_FORM: hostOf(settings.pricingFormUrl),
      GATSBY_NEWSLETTER_URL: settings.hasNewsletter ? hostOf(settings.newsletterUrl) : null,
      INBOX_SMTP_URL: channels?.mail,
      INBOX_WEBHOOK_URL: channels?.webhook,
    }).flatMap(([name, host]) => (host ? [[name, host] as const] : [])),
  };
}
type Facts = ReturnType<typeof factsOf>;

/** Checks whether the point on the map is within the country's borders. */
function mapOf(hasMap: boolean, company: (field: string) => string) {
  const latitude = Number(company("address.latitude"));
  const longitude = Number(company("address.longitude"));
  const borders = BORDERS[company("address.countryCode")];
  const [south, north, west, east] = borders ?? [-90, 90, -180, 180];
  const isInside = latitude >= south && latitude <= north && longitude >= west && longitude <= east;
  return {
    point: `${latitude}, ${longitude}`,
    country: company("address.country"),
    isOutside: hasMap && !isInside,
    isUnknown: hasMap && !borders,
  };
}

/** Returns the names of priced plans that don't say what they count or what extra usage costs. */
function plansUnsaid(values: Shown["values"]): readonly string[] {
  const valueAt = new Map(values.map(({ place, value }) => [place, value]));
  return values
    .filter(({ kind, value }) => kind === "services.pricing.currency" && value !== "")
    .map(({ place }) => place.replace(/\.currency$/, ""))
    .filter((plan) => !valueAt.get(`${plan}.counted`) || !valueAt.get(`${plan}.beyond`))
    .map((plan) => {
      const service = valueAt.get(plan.replace(/\.pricing.*$/, ".title"));
      return `${service}: ${valueAt.get(`${plan}.name`)}`;
    });
}

const SHOWN_CHARS = 80;
export const quoted = (value: string): string =>
  `“${value.length > SHOWN_CHARS ? `${value.slice(0, SHOWN_CHARS)}…` : value}”`;

export function openChecks(launch: Launch): readonly LaunchItem[] {
  const facts = factsOf(launch);
  const itemsOf = (group: LaunchItem["group"], open: Open): readonly LaunchItem[] =>
    Object.entries(open).flatMap(([where, texts]) =>
      texts.flatMap((text) => text || []).map((text) => ({ group, text, where })),
    );
  return [...itemsOf("Must", musts(facts)), ...itemsOf("Should", shoulds(facts))];
}
