import path from "node:path";
import { unitCost } from "../../../site/money";
import { ROUTES } from "../../../site/routes";
import { replaceFile } from "../../replace-file";
import type { Catalogue } from "./catalogue";

/** The prices of the pricing page for machines. Amounts are decimal text. */
export function priceList({ offers, tiers, tierNote, services }: Catalogue) {
  return {
    currency: "KES",
    page: ROUTES.pricing,
    offers: offers.map(({ offerId, name, setupKsh, monthlyKsh, vat, per, isPopular }) => ({
      id: offerId,
      name,
      setup: String(setupKsh),
      monthly: monthlyKsh === null ? null : String(monthlyKsh),
      vat,
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
        per: interval,
        popular: isPopular,
      })),
    ),
  };
}

/** Writes `/pricing.json` below `directory`. */
export function writePriceList(catalogue: Catalogue, directory: string): void {
  const text = `${JSON.stringify(priceList(catalogue), null, 2)}\n`;
  replaceFile(path.join(directory, ROUTES.priceList), text);
}
