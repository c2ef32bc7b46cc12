import type { SignedOff } from "../content/company/launch";
import type { Shown } from "../gatsby/report/shown";
import { ENQUIRY_KEPT_MONTHS } from "../site/limits";
import { isReservedHost } from "../site/reserved-host";
import type { Sample } from "./read-launch";

export const LEVELS = ["Must", "Should", "Sample content still in place"] as const;

/** One task between the site and going live. */
export interface LaunchItem {
  readonly group: (typeof LEVELS)[number];
  readonly text: string;
  /** File or setting to change. */
  readonly where: string;
}

/** The facts that the launch check examines. */
export interface Launch {
  readonly shown: Shown;
  readonly sample: Sample;
  readonly signedOff: SignedOff;
  /** Hosts that the inbox sends enquiries to, each null if it isn't set up. Null if the host's settings are unknown. */
  readonly channels: { readonly mail: string | null; readonly webhook: string | null } | null;
  /** Whether the host is Cloudflare Workers, which can't send mail. */
  readonly isEdge: boolean;
  /** Whether the site responds over HTTPS with `Strict-Transport-Security`. */
  readonly hasHsts: boolean;
  /** Whether the content API responds; true without one. */
  readonly isApiUp: boolean;
}

export const COMPANY = "content/company.json";
const SIGNED = "content/launch.json";
const SETTINGS = "the settings of the build (.env, or the variables of the repository)";

/** Returns a sentence, or several, on what is open. */
type Check = (facts: Facts) => string | readonly string[] | false;

/** The checks by level, and by the file or setting to change. */
const CHECKS: Readonly<Record<"Must" | "Should", Readonly<Record<string, readonly Check[]>>>> = {
  Must: {
    [COMPANY]: [
      ({ fact }) =>
        !fact("facts.communicationsLicence") &&
        "The licence of the communications authority is missing.",
      ({ fact }) =>
        !fact("facts.dataProtectionRegistration") &&
        "The registration with the data protection office is missing.",
      ({ fact }) =>
        !["paybill", "till", "bank"].some((kind) => fact(`facts.payment.${kind}`)) &&
        "No page says how to pay: fill in the Paybill, the till or the bank.",
      ({ map }) =>
        map &&
        map.isInside === false &&
        `The map shows ${map.point}, which is not in ${map.country}.`,
    ],
    [`${SIGNED} (prices)`]: [
      ({ isUnsigned }) =>
        isUnsigned("prices") && "Nobody has signed off that the prices and plans are yours.",
    ],
    [`${SIGNED} (apiReference)`]: [
      ({ isUnsigned }) =>
        isUnsigned("apiReference") &&
        "Nobody has signed off that the API documentation describes your API.",
    ],
    [`${SIGNED} (clients)`]: [
      ({ shown, isUnsigned }) =>
        isUnsigned("clients") &&
        shown.values.some(({ kind }) => CLIENT_KINDS.test(kind)) &&
        "Nobody has signed off that the clients who are quoted, named or shown have agreed.",
    ],
    "content/clients (permission)": [
      ({ of }) =>
        of("clients.name")
          .filter((_, i) => of("clients.permission")[i] === "")
          .map((name) => `The logo of ${quoted(name)} is shown, but not the day they allowed it.`),
    ],
    [`${SIGNED} (enquiries)`]: [
      ({ channels, reachesSomebody }) =>
        !reachesSomebody &&
        channels === null &&
        "We can’t tell from here whether enquiries reach anybody: send one through each form, see it arrive, and sign it off.",
    ],
    [SETTINGS]: [
      ({ channels, reachesSomebody, isEdge }) =>
        !reachesSomebody &&
        channels !== null &&
        (isEdge
          ? "Enquiries reach nobody: Cloudflare Workers send no mail. Set up a webhook or a content API."
          : "Enquiries reach nobody: set up mail (INBOX_SMTP_URL, INBOX_FROM, INBOX_TO), a webhook (INBOX_WEBHOOK_URL, INBOX_WEBHOOK_SECRET) or a content API."),
      ({ settings }) =>
        settings.pricingFormUrl === "0" &&
        "The pricing form is shown but sends nothing: remove GATSBY_DELIVER_PRICING_FORM=0.",
      ({ endpoints }) =>
        endpoints
          .filter(([, host]) => isReservedHost(host) || /(?:^|\.)test\.?$/i.test(host))
          .map(([name, host]) => `${name} leads to ${host}, an example host that reaches nobody.`),
      ({ settings, hasOwnAddress }) =>
        !hasOwnAddress &&
        `SITE_URL must be your own address and begin with https://, not “${settings.siteUrl}”.`,
    ],
    [`${SETTINGS} (CONTENT_API_URL), or the API`]: [
      ({ settings, isApiUp }) =>
        !isApiUp &&
        `The content API at ${settings.contentApiUrl} doesn’t respond, so visitors’ messages are lost and new content doesn’t arrive.`,
    ],
    "the content (docs/publishing.md)": [
      ({ shown }) =>
        shown.values.flatMap(({ place, value }) => {
          const words = placeholderWords(value);
          return words === null ? [] : [`To be written, ${place}: ${words}.`];
        }),
    ],
    "content/legal": [
      ({ of }) =>
        of("legalDocuments.underReview").includes("true") &&
        "A lawyer has not agreed to a legal text (underReview).",
    ],
  },
  Should: {
    [`${SIGNED} (map)`]: [
      ({ map, isUnsigned }) =>
        map &&
        map.isInside === null &&
        isUnsigned("map") &&
        `The map shows ${map.point}. We don’t know the borders of ${map.country}: check that it shows your office, and sign it off.`,
    ],
    [COMPANY]: [
      ({ fact }) =>
        listed(
          "Company facts are empty",
          COMPANY_FACTS.filter((field) => !fact(`facts.${field}`)),
        ),
      ({ fact }) =>
        fact("facts.reviews.score") !== "" &&
        fact("facts.reviews.count") !== "" &&
        fact("facts.reviews.source") === "" &&
        `The rating “${fact("facts.reviews.score")}/5 based on ${fact("facts.reviews.count")} reviews” has no source, so no page shows it.`,
    ],
    [`${COMPANY} (facts.payment)`]: [
      ({ fact }) =>
        listed(
          "No page says of the plans",
          Object.entries(PLAN_TERMS).flatMap(([field, words]) =>
            fact(`facts.payment.${field}`) ? [] : [words],
          ),
        ),
    ],
    "content/services (pricing: counted, beyond)": [
      ({ plans }) =>
        plans
          .filter(({ unsaid }) => unsaid.length > 0)
          .map(
            ({ name, unsaid }) => `The plan ${quoted(name)} does not say ${unsaid.join(", nor ")}.`,
          ),
    ],
    [`${SIGNED} (enquiriesKept)`]: [
      ({ isUnsigned }) =>
        isUnsigned("enquiriesKept") &&
        `Nobody has signed off that enquiries are kept for ${ENQUIRY_KEPT_MONTHS} months after the last contact, as the contact form and the privacy policy say (ENQUIRY_KEPT_MONTHS in src/site/limits.ts).`,
    ],
    "docs/deploy.md (What differs from a server of your own)": [
      ({ settings, isEdge, keepsNewsletter }) =>
        isEdge &&
        settings.hasInbox &&
        `Cloudflare Workers send no mail, so enquiries get no acknowledgement${keepsNewsletter ? ", and newsletter subscribers can’t confirm and get no letter" : ""}.`,
    ],
    "content/posts, content/authors or content/team": [
      ({ of }) => {
        const people = ["team.members.name", "authors.name", "company.name"].flatMap(of);
        const unknown = [...new Set(of("blogPosts.author"))].filter((one) => !people.includes(one));
        return unknown.map(
          (name) =>
            `Posts are signed by ${quoted(name)}, who is not on the team and has no record as an author.`,
        );
      },
    ],
    "content/prices.json": [
      ({ of }) =>
        of("prices.plansVat").includes("quoted") &&
        "The plans do not say whether tax is included (plansVat).",
    ],
    [SETTINGS]: [
      ({ isEdge, keepsNewsletter, channels }) =>
        !isEdge &&
        keepsNewsletter &&
        channels?.mail === null &&
        "Newsletter subscribers can’t confirm, because no mail is set up: set INBOX_SMTP_URL, INBOX_FROM and INBOX_TO, name a newsletter service (GATSBY_NEWSLETTER_URL), or switch the newsletter off (content/site.json).",
      ({ settings }) =>
        !settings.gaMeasurementId && "GA_MEASUREMENT_ID is not set: no visits are counted.",
    ],
    "your host; see docs/security.md": [
      ({ hasOwnAddress, hasHsts }) =>
        hasOwnAddress &&
        !hasHsts &&
        "HTTPS is not confirmed: SITE_URL does not respond with Strict-Transport-Security.",
    ],
  },
};

/** Facts of the company that a buyer or a regulator looks for. */
const COMPANY_FACTS = [
  "registrationNumber",
  "taxNumber",
  "floor",
  "openingHours",
  "countriesServed",
];
/** Terms that a buyer asks about before ordering a plan, by the fact that states them. */
const PLAN_TERMS = {
  contractTerm: "the contract term",
  notice: "the notice",
  billing: "whether they are prepaid or invoiced",
  creditExpiry: "what happens to unused credits",
};
const PLAN_QUANTITIES = {
  counted: "what is counted",
  beyond: "what happens beyond what it includes",
};
/** Matches content that quotes, names or shows a client. */
const CLIENT_KINDS =
  /^(?:testimonials|clientTestimonials|clients|videos|caseStudies|services\.testimonials)\./;
type Borders = readonly [south: number, north: number, west: number, east: number];
/** Rough borders by country code, in degrees. */
const BORDERS: Readonly<Record<string, Borders>> = {
  KE: [-4.9, 5.6, 33.8, 42],
  UG: [-1.6, 4.3, 29.5, 35.1],
  TZ: [-11.8, -0.9, 29.3, 40.6],
  RW: [-2.9, -1, 28.8, 31],
  ET: [3.3, 15, 32.9, 48.1],
};

/** Derives from a launch what several checks need. */
function factsOf(launch: Launch) {
  const { shown, signedOff, channels } = launch;
  const { settings, values } = shown;
  const of = (kind: string) => values.flatMap((one) => (one.kind === kind ? [one.value] : []));
  const fact = (path: string): string => of(`company.${path}`)[0] ?? "";
  const isUnsigned = (question: keyof SignedOff) =>
    !signedOff[question].name || !signedOff[question].date;
  const hostOf = (url: string | null) => (url && URL.canParse(url) ? new URL(url).hostname : null);
  const point = [Number(fact("address.latitude")), Number(fact("address.longitude"))] as const;
  return {
    ...launch,
    settings,
    /** Returns the values of a kind of field. */
    of,
    fact,
    isUnsigned,
    hasOwnAddress:
      settings.siteUrl.startsWith("https://") &&
      !isReservedHost(new URL(settings.siteUrl).hostname),
    /** Whether subscriptions go into the inbox, which asks for confirmation by mail. */
    keepsNewsletter: settings.hasNewsletter && settings.hasInbox && settings.newsletterUrl === "",
    /** Whether an enquiry reaches somebody, through an API or a channel of the inbox. */
    reachesSomebody:
      settings.contentApiUrl !== null ||
      URL.canParse(settings.browserContentApiUrl) ||
      (settings.hasInbox &&
        (channels ? Boolean(channels.mail || channels.webhook) : !isUnsigned("enquiries"))),
    /** Hosts that forms and the inbox send to, by setting. */
    endpoints: Object.entries({
      CONTENT_API_URL: hostOf(settings.contentApiUrl),
      GATSBY_CONTENT_API_URL: hostOf(settings.browserContentApiUrl),
      GATSBY_DELIVER_PRICING_FORM: hostOf(settings.pricingFormUrl),
      GATSBY_NEWSLETTER_URL: settings.hasNewsletter ? hostOf(settings.newsletterUrl) : null,
      INBOX_SMTP_URL: channels?.mail,
      INBOX_WEBHOOK_URL: channels?.webhook,
    }).flatMap(([name, host]) => (host ? [[name, host] as const] : [])),
    map: settings.hasMap && {
      point: point.join(", "),
      country: fact("address.country"),
      isInside: isWithin(BORDERS[fact("address.countryCode")], point),
    },
    plans: pricedPlans(values),
  };
}
type Facts = ReturnType<typeof factsOf>;

/** Returns whether a point is within borders, or null if these aren't known. */
function isWithin(borders: Borders | undefined, [latitude, longitude]: readonly [number, number]) {
  if (!borders) return null;
  const [south, north, west, east] = borders;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** Returns the plans that have a price; the others leave their quantities to the quote. */
function pricedPlans(values: Shown["values"]) {
  const valueAt = new Map(values.map(({ place, value }) => [place, value]));
  return values
    .filter(({ kind, value }) => kind === "services.pricing.currency" && value !== "")
    .map(({ place }) => {
      const plan = place.replace(/\.\w+$/, "");
      const service = valueAt.get(`${place.replace(/\.pricing.*$/, "")}.title`);
      const unsaid = Object.entries(PLAN_QUANTITIES).filter(
        ([field]) => !valueAt.get(`${plan}.${field}`),
      );
      return {
        name: `${service}: ${valueAt.get(`${plan}.name`)}`,
        unsaid: unsaid.map(([, words]) => words),
      };
    });
}

const listed = (sentence: string, list: readonly unknown[]) =>
  list.length > 0 && `${sentence}: ${list.join(", ")}.`;

/** Returns the words of a text in brackets, which somebody still has to write, or null for any other text. */
export const placeholderWords = (value: string): string | null =>
  /^(?:<p>)?\[([^[\]]+)\](?:<\/p>)?$/.exec(value)?.[1] ?? null;

const SHOWN_CHARS = 80;
export const quoted = (value: string): string =>
  `“${value.length > SHOWN_CHARS ? `${value.slice(0, SHOWN_CHARS)}…` : value}”`;

/** Returns what is open by the checks above. */
export function openChecks(launch: Launch): readonly LaunchItem[] {
  const facts = factsOf(launch);
  return (["Must", "Should"] as const).flatMap((group) =>
    Object.entries(CHECKS[group]).flatMap(([where, checks]) =>
      checks.flatMap((check) => check(facts) || []).map((text) => ({ group, text, where })),
    ),
  );
}
