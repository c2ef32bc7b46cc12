import { brochures } from "../../../src/content/catalogue/brochures";
import * as priceWords from "../../../src/content/catalogue/format-price";
import { copyOfPage } from "../../../src/content/site/page-copy";
import * as messagingRules from "../../../src/features/tools/messaging-guidance";
import { RULES_OF_ALL } from "../../../src/features/tools/sender-id-kit/sender-id-rules";
import { readCatalogue } from "../../../src/gatsby/sourcing/content-folder";
import { OWN_CONTENT } from "../../fixtures/catalogue";

const {
  services: SERVICES,
  caseStudies: CASE_STUDIES,
  clientTestimonials: PAGE_TESTIMONIALS,
  prices: PRICES,
  legalDocuments: LEGAL_DOCUMENTS,
  pages: PAGES,
} = readCatalogue().records;

const WORDS = PAGES.map(({ page }) => copyOfPage(PAGES, page));

const stringsOf = (value: unknown): readonly string[] => {
  if (typeof value === "string") return value.startsWith("/") ? [] : [value]; // no paths
  return value && typeof value === "object" ? Object.values(value).flatMap(stringsOf) : [];
};

/** All text of the bundled documents, catalogue, legal texts and rules, without mark-up. */
export function bundledTexts(): readonly string[] {
  const documents = Object.values(OWN_CONTENT).map(({ content }) => content);
  const modules = [{ ...priceWords }, { ...messagingRules }, RULES_OF_ALL];
  const catalogue = [SERVICES, PRICES, CASE_STUDIES, PAGE_TESTIMONIALS, WORDS, brochures(true)];
  return stringsOf([documents, modules, catalogue, LEGAL_DOCUMENTS]).map((text) =>
    text.replace(/<[^>]+>/g, " "),
  );
}
