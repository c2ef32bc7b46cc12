import { MARKET } from "../../site/company/brand";
import { unitCost } from "../../site/format/money";
import { ROUTES } from "../../site/routes";
import type { GraphNode } from "../../site/seo/structured-data";
import { type OfferFacts, offerCatalog, pricedService } from "../../site/seo/structured-offers";
import { offerLines, planAmount, tierRange } from "./format-price";
import type { Prices, PricingOffer, SmsTier, VatBasis } from "./prices";
import type { PricingPlan, Service } from "./service-record";

/**
 * Returns the pricing page's prices as structured data. Plans with individually agreed prices are
 * listed without a price.
 */
export const priceCatalogs = (
  { offers, tiers, plansVat }: Pick<Prices, "offers" | "tiers" | "plansVat">,
  services: readonly Pick<Service, "title" | "pricing">[],
): readonly GraphNode[] => {
  const options = catalogOf("options", "Investment Options", offers.flatMap(offersOf));
  const bulkSms = catalogOf("bulk-sms", "Bulk SMS Pricing", tiers.map(offerOfTier));
  const plans = services.flatMap(({ title, pricing }) =>
    pricing.map((plan) => offerOfPlan(title, plan, plansVat)),
  );
  return [
    ...(bulkSms.length > 0
      ? [
          pricedService({
            path: ROUTES.pricing,
            name: "Bulk SMS",
            catalogs: [...options, ...bulkSms],
          }),
        ]
      : options),
    ...catalogOf("plans", "Plans by Service", plans),
  ];
};

/** Returns an empty list if there are no offers, because then the page has no such section. */
const catalogOf = (part: string, name: string, offers: readonly OfferFacts[]) =>
  offers.length > 0 ? [offerCatalog(ROUTES.pricing, part, name, offers)] : [];

/**
 * Returns whether a price includes VAT, or undefined if the country has no VAT or only the written
 * quote states it.
 */
const vatIncluded = (vat: VatBasis): boolean | undefined =>
  vat === "quoted" || MARKET.tax.percent === 0 ? undefined : vat === "inclusive";

const offersOf = (offer: PricingOffer): readonly OfferFacts[] =>
  offerLines(offer).map(({ label, price, basis }) => ({
    name: `${offer.name}: ${label.toLowerCase()}`,
    description: offer.description,
    amount: String(price),
    vatIncluded: vatIncluded(offer.vat),
    unit: basis,
  }));

const offerOfTier = (tier: SmsTier): OfferFacts => ({
  name: `Bulk SMS, ${tierRange(tier)}`,
  amount: unitCost(tier.unitCostCents),
  vatIncluded: vatIncluded(tier.vat),
  unit: "per unit",
});

const offerOfPlan = (title: string, plan: PricingPlan, vat: VatBasis): OfferFacts => ({
  name: `${title}: ${plan.name}`,
  description: plan.description,
  amount: plan.currency ? String(planAmount(plan)) : null,
  vatIncluded: vatIncluded(vat),
  unit: plan.currency ? `per ${plan.interval}` : undefined,
});
