import { BROCHURE_LIST } from "../../../src/content/catalogue/brochures";
import * as priceWords from "../../../src/content/catalogue/price-words";
import { TOOLS } from "../../../src/content/catalogue/tools";
import * as messagingRules from "../../../src/features/tools/messaging-rules";
import { readCatalogue } from "../../../src/gatsby/sourcing/content-folder";
import { OWN_CONTENT } from "../../fixtures/catalogue";

const {
  services: SERVICES,
  caseStudies: CASE_STUDIES,
  clientTestimonials: PAGE_TESTIMONIALS,
  prices: PRICES,
  legalDocuments: LEGAL_DOCUMENTS,
} = readCatalogue();

const stringsOf = (value: unknown): readonly string[] => {
  if (typeof value === "string") return value.startsWith("/") ? [] : [value]; // no paths
  return value && typeof value === "object" ? Object.values(value).flatMap(stringsOf) : [];
};

/** Returns every sentence of the bundled documents, catalogue, legal texts and rules, without mark-up. */
export function bundledTexts(): readonly string[] {
  const documents = Object.values(OWN_CONTENT).map(({ content }) => content);
  const modules = [{ ...priceWords }, { ...messagingRules }];
  const catalogue = [SERVICES, PRICES, CASE_STUDIES, PAGE_TESTIMONIALS, TOOLS, BROCHURE_LIST];
  return stringsOf([documents, modules, catalogue, LEGAL_DOCUMENTS]).map((text) =>
    text.replace(/<[^>]+>/g, " "),
  );
}
