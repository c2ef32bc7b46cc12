import { withoutClosingSlash } from "../site/format/text";
import type { Environment } from "./environment";

type Settings = Pick<
  Environment,
  | "browserContentApiUrl"
  | "contentApiUrl"
  | "pricingFormUrl"
  | "newsletterUrl"
  | "hasInbox"
  | "isForWorkers"
  | "siteUrl"
  | "gaMeasurementId"
  | "drafts"
>;

/**
 * Returns the API's URL for page scripts, which everybody can read, or "" if the URL may be
 * private.
 */
const publicUrl = (url: URL | null): string =>
  url?.protocol === "https:" ? withoutClosingSlash(url.href) : "";

/** Returns the variables that pass the settings to Gatsby's processes and their bundles. */
export const gatsbyEnvironment = (
  settings: Settings,
  features: Readonly<
    Record<
      "api" | "caseStudies" | "map" | "newsletter" | "pricing" | "testimonials" | "tools",
      boolean
    >
  >,
): Readonly<Record<string, string>> => ({
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_CONTENT_API_URL: settings.browserContentApiUrl,
  GATSBY_CONTENT_API_SOURCE: publicUrl(settings.contentApiUrl),
  GATSBY_CONTENT_SERVICE: settings.contentApiUrl ? "1" : "",
  GATSBY_DELIVER_PRICING_FORM: settings.pricingFormUrl,
  GATSBY_NEWSLETTER_URL: settings.newsletterUrl,
  GATSBY_INBOX: settings.hasInbox ? "1" : "",
  GATSBY_FOR_WORKERS: settings.isForWorkers ? "1" : "",
  GATSBY_SITE_URL: settings.siteUrl,
  GATSBY_GA_MEASUREMENT_ID: settings.gaMeasurementId ?? "",
  GATSBY_WITHOUT_API: features.api ? "" : "1",
  GATSBY_WITHOUT_MAP: features.map ? "" : "1",
  GATSBY_WITHOUT_PRICING: features.pricing ? "" : "1",
  GATSBY_WITHOUT_TOOLS: features.tools ? "" : "1",
  GATSBY_WITHOUT_NEWSLETTER: features.newsletter ? "" : "1",
  GATSBY_WITHOUT_TESTIMONIALS: features.testimonials ? "" : "1",
  GATSBY_WITHOUT_CASE_STUDIES: features.caseStudies ? "" : "1",
  GATSBY_DRAFTS: settings.drafts ? "1" : "",
});
