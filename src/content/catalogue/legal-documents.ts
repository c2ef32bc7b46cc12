import * as v from "valibot";
import { BRAND, MARKET } from "../../site/company/brand";
import { COMPANY, officeAddress } from "../../site/company/company-facts";
import { DELIVERY } from "../../site/form-endpoints";
import { longDate } from "../../site/format/dates";
import { isReservedHost } from "../../site/hosts";
import {
  CACHE_MAX_AGE_MS,
  CONTACT_DRAFT_HOURS,
  ENQUIRY_KEPT_MONTHS,
  FORM_FILL_MIN_MS,
  LIST_ENTRIES_MAX,
  MINUTE_MS,
} from "../../site/limits";
import { defineList } from "../model/define";
import { boundedParagraph, cutRemark, exactText, line, paragraph, time } from "../model/fields";
import { filledWith, quotedIn, quotesOnly } from "../model/placeholders";
import { optionalWithDefault, withDefault } from "../model/repair";
import { type ContentIssue, contentIssue } from "../model/report";
import { named, type ViewModel } from "../model/view-model";
import { ALL_FEATURES, type FeatureSwitches } from "../site/feature-switches";
import { plainLine } from "../text/plain-text";
import { vatRule } from "./format-price";
import type { VatBasis } from "./prices";

/** How many days the server keeps its access logs. 14 is the default of Debian's nginx package. */
export const SERVER_LOGS_DAYS = 14;

const TITLES = {
  "privacy-policy": "Privacy Policy",
  "terms-of-service": "Terms of Service",
} as const;
const SLUGS = Object.keys(TITLES) as readonly (keyof typeof TITLES)[]; // keys of a literal

export interface LegalFacts {
  readonly features: Pick<FeatureSwitches, "tools" | "portal" | "whatsApp" | "map">;
  readonly hasFilms: boolean;
  readonly plansVat: VatBasis;
}

/**
 * Returns the values that a document may quote, as in `{legalName}`. Numbers come from the limits
 * that the code enforces.
 */
const placeholders = ({ plansVat }: LegalFacts): Readonly<Record<string, string | number>> => ({
  name: BRAND.name,
  legalName: BRAND.legalName,
  phone: BRAND.phone,
  email: BRAND.email,
  office: officeAddress(),
  city: BRAND.address.city,
  country: BRAND.address.country,
  currencyName: MARKET.currency.name,
  vatRule: vatRule(plansVat),
  registrationNumber: COMPANY.registrationNumber,
  taxNumber: COMPANY.taxNumber,
  communicationsLicence: COMPANY.communicationsLicence,
  dataProtectionRegistration: COMPANY.dataProtectionRegistration,
  serverLogsDays: SERVER_LOGS_DAYS,
  contactDraftHours: CONTACT_DRAFT_HOURS,
  cacheMinutes: CACHE_MAX_AGE_MS / MINUTE_MS,
  enquiryKeptMonths: ENQUIRY_KEPT_MONTHS,
  formFillSeconds: FORM_FILL_MIN_MS / 1_000,
});

/**
 * Returns the conditions that may start a paragraph or point, as in `{ifAnalytics}`. Text is left
 * out unless all its conditions hold, so the legal documents match how the site was built.
 */
const conditions = ({ features, hasFilms }: LegalFacts): Readonly<Record<string, boolean>> => {
  const pricingFormSends = DELIVERY.pricingFormUrl !== "";
  const newsletterSends = DELIVERY.hasNewsletter && DELIVERY.newsletterUrl !== "";
  const hasAnalytics = Boolean(process.env.GATSBY_GA_MEASUREMENT_ID);
  // the URL may be empty even if `portal` is on, because for companies without a portal, the launch
  // check also reads sample/, which has one
  const portalHost = URL.canParse(BRAND.smsPortalUrl) ? new URL(BRAND.smsPortalUrl).hostname : null;
  const isPortalFramed = features.portal && portalHost !== null && !isReservedHost(portalHost);
  // also true if an inbox comes first, because it forwards enquiries
  const hasContentService = !DELIVERY.hasInbox || process.env.GATSBY_CONTENT_SERVICE === "1";
  return {
    ifPricingFormSends: pricingFormSends,
    ifPricingFormSilent: !pricingFormSends,
    ifNewsletter: newsletterSends,
    ifNoNewsletter: !newsletterSends,
    ifInboxNewsletter: DELIVERY.hasInboxNewsletter,
    ifAnalytics: hasAnalytics,
    ifNoAnalytics: !hasAnalytics,
    ifTools: features.tools,
    ifWhatsApp: features.whatsApp,
    ifMap: features.map,
    ifFilms: hasFilms,
    ifPortal: features.portal,
    ifPortalFramed: isPortalFramed,
    ifPortalLinked: features.portal && !isPortalFramed,
    ifInbox: DELIVERY.hasInbox,
    ifNoInbox: !DELIVERY.hasInbox,
    ifContentService: hasContentService,
    ifNoContentService: !hasContentService,
    // the inbox's database on Workers has backups that can't be erased
    ifInboxOnWorkers: DELIVERY.hasInbox && process.env.GATSBY_FOR_WORKERS === "1",
  };
};

/** Replaces placeholders. Returns "" if a quoted fact is empty or a condition doesn't hold. */
function fill(text: string, facts: LegalFacts): string {
  const values = placeholders(facts);
  const holds = conditions(facts);
  const isEmpty = (name: string) => values[name] === "" || holds[name] === false;
  return quotedIn(text).some(isEmpty) ? "" : filledWith(text, values).trim();
}

const filled = (facts: LegalFacts) => ({
  ...v.pipe(
    paragraph,
    quotesOnly(() => Object.keys({ ...placeholders(facts), ...conditions(facts) })),
    v.transform((text) => boundedParagraph(fill(text, facts))),
  ),
  remark: (raw: string) => cutRemark(fill(plainLine(raw), facts)),
});

export const legalDocumentView = () =>
  v.object({
    /** "privacy-policy" or "terms-of-service". */
    slug: v.string(),
    title: v.string(),
    description: v.string(),
    /** Sections of the document. Paragraphs come before points. */
    parts: v.array(
      named(
        "LegalPart",
        v.object({
          id: v.string(),
          heading: v.string(),
          paragraphs: v.array(v.string()),
          points: v.array(v.string()),
        }),
      ),
    ),
    /** Date of the last change, such as "November 20, 2026", or "" if unknown. */
    updated: v.string(),
    /** True until a lawyer has approved the document. The launch check reports it. */
    underReview: v.boolean(),
  });

export type LegalDocument = ViewModel<typeof legalDocumentView>;

/** Defines `content/legal` for a site with the given features and prices. */
export function legalDocumentsOf(facts: LegalFacts) {
  const texts = optionalWithDefault(v.array(filled(facts)), []);
  return defineList({
    name: "Legal documents",
    endpoint: "legal",
    listKeys: [],
    maxItems: LIST_ENTRIES_MAX,
    key: ({ slug }: LegalDocument) => slug,
    schema: v.object({
      id: v.picklist(SLUGS, `must be one of: ${SLUGS.join(", ")}`),
      title: line,
      description: withDefault(filled(facts), ""),
      updated: withDefault(time, ""),
      underReview: withDefault(v.boolean(), true),
      parts: v.array(
        v.object({
          id: exactText(/^[a-z][a-z0-9-]*$/, "must be lower-case letters, digits and hyphens"),
          heading: line,
          paragraphs: texts,
          points: texts,
        }),
      ),
    }),
    toViewModel: ({ id: slug, updated, parts, ...text }): LegalDocument => ({
      slug,
      updated: longDate(updated),
      ...text,
      parts: parts.map((part, index) => ({
        ...part,
        // anchors must be unique
        id:
          parts.findIndex(({ id }) => id === part.id) < index ? `${part.id}-${index + 1}` : part.id,
        paragraphs: part.paragraphs.filter(Boolean),
        points: part.points.filter(Boolean),
      })),
    }),
  });
}

/** The legal documents with every feature on, for code that only needs their fields. */
export const legalDocuments = legalDocumentsOf({
  features: ALL_FEATURES,
  hasFilms: true,
  plansVat: "quoted",
});

/** Replaces each missing legal document with a one-sentence stand-in and reports it. */
export function completeLegal(read: readonly LegalDocument[]): {
  readonly documents: readonly LegalDocument[];
  readonly issues: readonly ContentIssue[];
} {
  const missing = SLUGS.filter((slug) => read.every((document) => document.slug !== slug));
  const substitutes = missing.map(
    (slug): LegalDocument => ({
      slug,
      title: TITLES[slug],
      description: `To get this document, contact ${BRAND.email} or ${BRAND.phone}.`,
      updated: "",
      underReview: true,
      parts: [],
    }),
  );
  const issues = missing.map((slug) =>
    contentIssue({
      section: legalDocuments.name,
      item: `“${legalDocuments.endpoint}/${slug}.json”`,
      field: "the whole file",
      problem: "is missing or has no text that can be shown",
      action: "replaced",
      shown: "the page asks visitors to contact you for it",
    }),
  );
  return { documents: [...read, ...substitutes], issues };
}
