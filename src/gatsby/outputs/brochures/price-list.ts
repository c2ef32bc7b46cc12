import path from "node:path";
import { withVat } from "../../../content/catalogue/price-words";
import { unitCost } from "../../../site/format/money";
import { VAT_PERCENT } from "../../../site/limits";
import { ROUTES } from "../../../site/routes";
import { replaceFile } from "../../replace-file";
import type { BrochureData } from "./document";

/** Decimal text; null for no amount. */
const text = (amount: number | null): string | null => (amount === null ? null : String(amount));

/**
 * Returns the prices of the pricing page for machines. Amounts are decimal text; null is no charge,
 * a custom price or an amount with VAT that the quote states.
 */
export function priceList({ services, prices }: BrochureData) {
  const { offers, tiers, tierNote, plansVat, planExclusions } = prices;
  return {
    currency: "KES",
    vatPercent: VAT_PERCENT,
    page: ROUTES.pricing,
    offers: offers.map(({ offerId, name, setupKsh, monthlyKsh, vat, per, isPopular }) => ({
      id: offerId,
      name,
      setup: text(setupKsh),
      monthly: text(monthlyKsh),
      vat,
      setupWithVat: text(withVat(setupKsh, vat)),
      monthlyWithVat: monthlyKsh === null ? null : text(withVat(monthlyKsh, vat)),
      per,
      popular: isPopular,
    })),
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
    plans: services.flatMap(({ serviceId, title, pricing }) =>
      pricing.map(({ name, price, currency, interval, isPopular }) => ({
        service: serviceId,
        serviceName: title,
        name,
        price: currency ? price.replaceAll(",", "") : null,
        interval,
        vat: plansVat,
        notIncluded: planExclusions[serviceId],
        popular: isPopular,
      })),
    ),
  };
}

/** Writes `/pricing.json` below `directory`. */
export function writePriceList(catalogue: BrochureData, directory: string): void {
  const text = `${JSON.stringify(priceList(catalogue), null, 2)}\n`;
  replaceFile(path.join(directory, ROUTES.priceList), text);
}
