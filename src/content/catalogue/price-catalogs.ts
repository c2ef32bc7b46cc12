import { unitCost } from "../../site/money";
import { ROUTES } from "../../site/routes";
import {
  type GraphNode,
  type OfferFacts,
  offerCatalog,
  pricedService,
} from "../../site/structured-data";
import { tierRange } from "./price-words";
import type { PricingOffer, PricingPlan, SmsTier } from "./types";

/** Everything that has a price. */
export interface Prices {
  readonly offers: readonly PricingOffer[];
  readonly tiers: readonly SmsTier[];
  readonly services: readonly {
    readonly title: string;
    readonly pricing: readonly PricingPlan[];
  }[];
}

/** The pricing page's prices as structured data; what is agreed with the client carries none. */
export const priceCatalogs = ({ offers, tiers, services }: Prices): readonly GraphNode[] => [
  pricedService({
    path: ROUTES.pricing,
    name: "Bulk SMS",
    catalogs: [
      offerCatalog(ROUTES.pricing, "options", "Investment Options", offers.flatMap(offersOf)),
      offerCatalog(ROUTES.pricing, "bulk-sms", "Bulk SMS Pricing", tiers.map(offerOfTier)),
    ],
  }),
  offerCatalog(
    ROUTES.pricing,
    "plans",
    "Plans by Service",
    services.flatMap(({ title, pricing }) => pricing.map((plan) => offerOfPlan(title, plan))),
  ),
];

function offersOf(offer: Prices["offers"][number]): readonly OfferFacts[] {
  const { name, description, setupKsh, monthlyKsh, vat, per } = offer;
  const base = { description, vatIncluded: vat === "inclusive" };
  const setup = {
    ...base,
    name: `${name}: setup`,
    amount: String(setupKsh),
    unit: `one-time, ${per}`,
  };
  if (monthlyKsh === null) return [setup];
  const unit = `every month, ${per}`;
  return [setup, { ...base, name: `${name}: monthly`, amount: String(monthlyKsh), unit }];
}

const offerOfTier = (tier: SmsTier): OfferFacts => ({
  name: `Bulk SMS, ${tierRange(tier)}`,
  amount: unitCost(tier.unitCostCents),
  vatIncluded: tier.vat === "inclusive",
  unit: "per unit",
});

const offerOfPlan = (title: string, plan: PricingPlan): OfferFacts => ({
  name: `${title}: ${plan.name}`,
  description: plan.description,
  amount: plan.currency ? plan.price.replaceAll(",", "") : null,
  ...(plan.currency ? { unit: `per ${plan.interval}` } : {}),
});
