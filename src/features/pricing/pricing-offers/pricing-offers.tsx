import { ButtonLink } from "../../../components/actions/button/button";
import { Card, CardFoot } from "../../../components/layout/card/card";
import { Grid } from "../../../components/layout/grid/grid";
import { Section } from "../../../components/layout/section/section";
import { Icon } from "../../../components/media/icon/icon";
import { Badge } from "../../../components/text/badge/badge";
import { offerLines } from "../../../content/catalogue/price-words";
import type { PricingOffer } from "../../../content/catalogue/types";
import { toneAt } from "../../../site/media/colour";
import { contactRoute } from "../../../site/routes";
import * as styles from "./pricing-offers.module.css";

/** Shows the investment options, each amount with its VAT basis. No offers: nothing. */
export function PricingOffers({ offers }: { readonly offers: readonly PricingOffer[] }) {
  if (offers.length === 0) return null;
  return (
    <Section
      id="options"
      tone="alt"
      heading={{
        title: "Investment Options",
        intro: "What it takes to be seen under your own name or number, charged per network.",
      }}
    >
      <Grid as="ul">
        {offers.map((offer, i) => (
          <Card key={offer.offerId} as="li" tone={toneAt(i)} padding="lg">
            <div className={styles.head}>
              {offer.isPopular && (
                <Badge tone="solid" icon="star">
                  Most popular
                </Badge>
              )}
              <h3>{offer.name}</h3>
            </div>
            <p className={styles.description}>{offer.description}</p>
            <dl className={styles.prices}>
              {offerLines(offer).map(({ label, amount, basis, vat }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <strong className={styles.amount}>{amount}</strong>
                    <span>
                      {basis}, {vat}
                    </span>
                  </dd>
                </div>
              ))}
            </dl>
            <ul className={styles.points}>
              {offer.points.map((point) => (
                <li key={point}>
                  <Icon name="check" />
                  {point}
                </li>
              ))}
            </ul>
            <CardFoot>
              <ButtonLink
                to={contactRoute(offer.name)}
                variant={offer.isPopular ? "primary" : "secondary"}
                block
              >
                Ask for this
              </ButtonLink>
            </CardFoot>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
