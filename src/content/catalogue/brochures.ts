import { FEATURES } from "../../site/feature-switches";
import { BROCHURES } from "../../site/routes";

export interface Brochure {
  readonly path: (typeof BROCHURES)[keyof typeof BROCHURES];
  readonly title: string;
  readonly description: string;
}

export const PRICING_GUIDE: Brochure = {
  path: BROCHURES.pricingGuide,
  title: "Pricing Guide",
  description: "Our prices, with or without VAT, and what we need from you to get started.",
};
export const SERVICE_CATALOG: Brochure = {
  path: BROCHURES.serviceCatalog,
  title: "Service Catalogue",
  description: "What each service offers and how to start.",
};
export const API_DOCS: Brochure = {
  path: BROCHURES.apiDocs,
  title: "API Documentation",
  description:
    "Connect your systems to SMS, short codes and USSD: a sample call for each, errors and limits.",
};

/** Returns the site's brochures. A company without prices has no pricing guide. */
export const brochures = (withPrices: boolean): readonly Brochure[] => [
  ...(withPrices ? [PRICING_GUIDE] : []),
  SERVICE_CATALOG,
  ...(FEATURES.api ? [API_DOCS] : []),
];
