import * as v from "valibot";
import { BROCHURES, NEWSLETTER_ROUTES, ROUTES } from "../../site/routes";
import { parseFile } from "../model/define";
import { trueOrFalse } from "../model/fields";
import { isRecord, withDefault } from "../model/repair";
import type { ContentIssue } from "../model/report";

/** Path below the content folder. Without this file, every feature is on. */
export const FEATURE_SWITCHES_FILE = "site.json";

const SECTION = "Site features";
const isOn = withDefault(trueOrFalse, true);

/**
 * `content/site.json`: the feature switches. A feature that's off has no pages and nothing links to
 * it.
 */
export const featureSwitchesSchema = v.object({
  tools: isOn,
  /** The pricing page and all prices. */
  pricing: isOn,
  /** The SMS portal's page. */
  portal: isOn,
  caseStudies: isOn,
  newsletter: isOn,
  /** Links that open a chat. */
  whatsApp: isOn,
  map: isOn,
  /** The messaging API and its documentation. */
  api: isOn,
  /** The testimonials page, and testimonials on the home page. */
  testimonials: isOn,
});

export type FeatureSwitches = v.InferOutput<typeof featureSwitchesSchema>;

export const ALL_FEATURES: FeatureSwitches = v.parse(featureSwitchesSchema, {
  tools: true,
  pricing: true,
  portal: true,
  caseStudies: true,
  newsletter: true,
  whatsApp: true,
  map: true,
  api: true,
  testimonials: true,
});

/** Parses the file's value. Missing and invalid fields count as on, and both are reported. */
export function parseFeatureSwitches(value: unknown): {
  readonly features: FeatureSwitches;
  readonly issues: readonly ContentIssue[];
  /** Issues about invalid values. Any of them stops a build. */
  readonly mistakes: readonly ContentIssue[];
} {
  const { value: features, ...found } = parseFile(
    featureSwitchesSchema,
    value,
    SECTION,
    FEATURE_SWITCHES_FILE,
  );
  return { features: features ?? ALL_FEATURES, ...found };
}

interface CompanyNeed {
  /** Fields in `company.json`. */
  readonly fields: readonly string[];
  /** Completes a sentence about a site without the feature. */
  readonly result: string;
}

const COMPANY_NEEDS: Partial<Record<keyof FeatureSwitches, CompanyNeed>> = {
  whatsApp: { fields: ["whatsAppNumber"], result: "no page has a WhatsApp link" },
  portal: { fields: ["smsPortalUrl"], result: "there is no SMS portal page" },
  api: { fields: ["messagingApiUrl"], result: "there is no API documentation" },
  map: {
    fields: ["address.latitude", "address.longitude"],
    result: "the contact section has no map",
  },
};

/**
 * Switches off features whose required fields are empty in `company`, the value of `company.json`.
 * `missing` has the first empty field of each of these features, and the consequence for the site.
 */
export function withoutMissing(
  features: FeatureSwitches,
  company: unknown,
): {
  readonly features: FeatureSwitches;
  readonly missing: readonly { readonly field: string; readonly result: string }[];
} {
  const missing = Object.entries(COMPANY_NEEDS).flatMap(([feature, { fields, result }]) => {
    const field = fields.find((path) => isEmpty(valueAt(company, path)));
    const isOn = features[feature as keyof FeatureSwitches]; // a key of the table
    return field && isOn ? [{ feature, field, result }] : [];
  });
  const off = Object.fromEntries(missing.map(({ feature }) => [feature, false]));
  return { features: { ...features, ...off }, missing };
}

const valueAt = (root: unknown, path: string): unknown =>
  path.split(".").reduce((value, key) => (isRecord(value) ? value[key] : undefined), root);

const isEmpty = (value: unknown): boolean => String(value ?? "").trim() === "";

/** Paths of a feature's pages and files. Paths below them belong to the feature too. */
const PATHS: Partial<Record<keyof FeatureSwitches, readonly string[]>> = {
  tools: [ROUTES.tools],
  pricing: [ROUTES.pricing, ROUTES.priceList, BROCHURES.pricingGuide],
  portal: [ROUTES.smsPortal],
  caseStudies: [ROUTES.caseStudies],
  newsletter: [NEWSLETTER_ROUTES.confirm], // subscribers must still be able to unsubscribe
  testimonials: [ROUTES.testimonials],
  api: [BROCHURES.apiDocs],
};

/** Returns whether these features allow a page at this path, even if there's no such page. */
export const isSwitchedOn = (path: string, features: FeatureSwitches): boolean =>
  Object.entries(PATHS).every(
    ([feature, roots]) =>
      features[feature as keyof FeatureSwitches] || // a key of the table
      !roots.some((root) => path === root || path.startsWith(`${root}/`)),
  );

/** Returns the pages and files that every site with these features has. */
export const fixedPaths = (features: FeatureSwitches): readonly string[] =>
  [ROUTES, NEWSLETTER_ROUTES, BROCHURES]
    .flatMap((routes): readonly string[] => Object.values(routes))
    .filter((path) => isSwitchedOn(path, features));
