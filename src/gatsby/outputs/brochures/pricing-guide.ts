import { PRICING_GUIDE } from "../../../content/catalogue/brochures";
import {
  offerLines,
  planCharge,
  planContents,
  plansIntro,
  tierCost,
  tierRange,
  tierSaving,
  VAT_WORDS,
} from "../../../content/catalogue/format-price";
import { MARKET } from "../../../site/company/brand";
import { paymentFacts } from "../../../site/company/company-facts";
import { contactBlock } from "./contact-block";
import {
  type Block,
  type BrochureData,
  type BrochureDocument,
  heading,
  list,
  paragraph,
  remark,
  table,
} from "./document";

/** Returns the payment details, or no blocks if there are none. */
function howToPay(): readonly Block[] {
  const facts = paymentFacts().map(({ label, value }) => `${label}: ${value}`);
  return facts.length === 0 ? [] : [heading(1, "How to pay"), list(facts)];
}

export const pricingGuide = ({ services, prices }: BrochureData): BrochureDocument => ({
  title: PRICING_GUIDE.title,
  subtitle: PRICING_GUIDE.description,
  keywords: ["pricing", "bulk SMS", "sender ID", "short code"],
  blocks: [
    heading(1, "Our pricing philosophy"),
    ...prices.philosophy.map(paragraph),
    heading(1, "Investment options"),
    table(
      [23, 11, 16, 24, 26],
      ["Option", "Charge", "Amount", "Basis", MARKET.tax.name],
      prices.offers.flatMap((offer) =>
        offerLines(offer).map(({ label, amount, basis, vat }) => ({
          cells: [offer.name, label, amount, basis, vat],
          isHighlighted: offer.isPopular,
        })),
      ),
    ),
    ...prices.offers.flatMap(({ name, description, points }) => [
      heading(2, name),
      paragraph(description),
      list(points),
    ]),
    heading(1, "Bulk SMS pricing"),
    table(
      [34, 22, 22, 22],
      ["Quantity range", "Cost per unit", MARKET.tax.name, "Savings"],
      prices.tiers.map((tier) => ({
        cells: [tierRange(tier), tierCost(tier), VAT_WORDS[tier.vat], tierSaving(tier)],
        isHighlighted: tier.isHighlighted,
      })),
    ),
    ...(prices.tiers.length > 0 ? [remark(prices.tierNote)] : []),
    heading(1, prices.whyChooseTitle),
    list(
      prices.whyChoose.map(({ title, description, source }) =>
        [`${title}.`, description, source && `Source: ${source}.`].filter(Boolean).join(" "),
      ),
    ),
    heading(1, "Plans by service", { breakBefore: true }),
    ...(services.some(({ pricing }) => pricing.length > 0) ? [remark(plansIntro(prices))] : []),
    table(
      [20, 14, 24, 42],
      ["Service", "Plan", "Price", "Includes"],
      services.flatMap(({ title, pricing }) =>
        pricing.map((plan) => ({
          cells: [title, plan.name, planCharge(plan, prices.plansVat), planContents(plan, prices)],
          isHighlighted: plan.isPopular,
        })),
      ),
    ),
    ...services.flatMap(({ title, notIncluded }) =>
      notIncluded ? remark(`${title}: ${notIncluded}`) : [],
    ),
    heading(1, "What onboarding requires"),
    list(
      prices.onboarding.map(({ title, description }) => `${title}: ${description}`),
      true,
    ),
    ...howToPay(),
    ...contactBlock(),
  ],
});
