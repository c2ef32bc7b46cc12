import { rmSync } from "node:fs";
import path from "node:path";
import {
  planAmount,
  planShares,
  planTerms,
  withVat,
} from "../../../content/catalogue/format-price";
import { replaceOutput } from "../../../node/replace-file";
import { MARKET } from "../../../site/company/brand";
import { FEATURES } from "../../../site/feature-switches";
import { unitCost } from "../../../site/format/money";
import { ROUTES } from "../../../site/routes";
import type { BrochureData } from "./document";

/** Formats an amount as a decimal string. Null stays null. */
const text = (amount: number | null): string | null => (amount === null ? null : String(amount));

/**
 * Returns the pricing page's prices in machine-readable form. Amounts are decimal strings. Null
 * means that there's no charge, that the price is custom, or that only the quote states the amount
 * with VAT.
 */
export function priceList({ services, prices }: BrochureData) {
  const { offers, tiers, tierNote, plansVat } = prices;
  return {
    currency: MARKET.currency.code,
    vatPercent: MARKET.tax.percent,
    page: ROUTES.pricing,
    offers: offers.map(
      ({ offerId, name, setupPrice, monthlyPrice, vat, per, perNetwork, isPopular }) => ({
        id: offerId,
        name,
        setup: text(setupPrice),
        monthly: text(monthlyPrice),
        vat,
        setupWithVat: text(withVat(setupPrice, vat)),
        monthlyWithVat: monthlyPrice === null ? null : text(withVat(monthlyPrice, vat)),
        per,
        perNetwork,
        popular: isPopular,
      }),
    ),
    bulkSms: {
      note: tierNote,
      tiers: tiers.map(({ from, to, unitCostCents, vat, savingPercent, isHighlighted }) => ({
        from,
        to,
        unitCost: unitCost(unitCostCents),
        vat,
        savingPercent,
        highlighted: isHighlighted,
      })),
    },
    plans: services.flatMap(({ serviceId, title, pricing, notIncluded }) =>
      pricing.map(({ name, price, currency, interval, isPopular, ...plan }) => ({
        service: serviceId,
        serviceName: title,
        name,
        price: text(planAmount({ price, currency })),
        interval,
        vat: currency ? plansVat : null,
        credits: plan.credits || null,
        ...sharesOf({ price, currency, ...plan }, prices),
        terms: Object.fromEntries(planTerms(plan).map(({ label, value }) => [label, value])),
        notIncluded,
        popular: isPopular,
      })),
    ),
  };
}

/**
 * Returns the price of a plan's credits and the rest of its price, or nulls if `planShares` returns
 * null.
 */
function sharesOf(plan: Parameters<typeof planShares>[0], prices: BrochureData["prices"]) {
  const shares = planShares(plan, prices);
  return {
    creditsAlone: shares && unitCost(shares.creditsCents),
    rest: shares && unitCost(shares.restCents),
  };
}

/** Writes `/pricing.json` below `directory`. If the site has no prices, removes it instead. */
export function writePriceList(catalogue: BrochureData, directory: string): void {
  const file = path.join(directory, ROUTES.priceList);
  if (FEATURES.pricing) replaceOutput(file, `${JSON.stringify(priceList(catalogue), null, 2)}\n`);
  else rmSync(file, { force: true });
}
