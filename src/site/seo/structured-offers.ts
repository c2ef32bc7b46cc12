import type { Offer, OfferCatalog, Service } from "schema-dts";
import { MARKET } from "../company/brand";
import { idOf, type Named, type Node, ORGANIZATION } from "./structured-data";

export interface OfferFacts {
  readonly name: string;
  readonly description?: string;
  /** Decimal amount, with or without cents. Null if it's agreed with each client. */
  readonly amount: string | null;
  /** Undefined if the country has no VAT or only the written quote states it. */
  readonly vatIncluded?: boolean;
  /** What the amount is for, such as "per network" or "per month". */
  readonly unit?: string;
}

const offer = ({ name, description, amount, vatIncluded, unit }: OfferFacts): Node<Offer> => ({
  "@type": "Offer",
  name,
  description: description || undefined,
  seller: ORGANIZATION,
  priceSpecification:
    amount === null
      ? undefined
      : {
          "@type": "UnitPriceSpecification",
          price: amount,
          priceCurrency: MARKET.currency.code,
          valueAddedTaxIncluded: vatIncluded,
          unitText: unit,
        },
});

/** Makes a price list on the page at `path`, under the anchor `part`. */
export const offerCatalog = (
  path: string,
  part: string,
  name: string,
  offers: readonly OfferFacts[],
): Node<OfferCatalog> => ({
  "@type": "OfferCatalog",
  "@id": idOf(path, part),
  name,
  itemListElement: offers.map(offer),
});

/** Makes a service with its price lists, on the page that shows the prices. */
export const pricedService = ({
  path,
  name,
  catalogs,
}: Named & { readonly catalogs: readonly Node<OfferCatalog>[] }): Node<Service> => ({
  "@type": "Service",
  "@id": idOf(path, "service"),
  name,
  provider: ORGANIZATION,
  hasOfferCatalog: catalogs,
});
