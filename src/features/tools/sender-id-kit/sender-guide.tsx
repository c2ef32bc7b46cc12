import * as React from "react";
import { ArrowLink } from "../../../components/actions/arrow-link";
import { Card, CardFoot } from "../../../components/layout/card";
import { Grid } from "../../../components/layout/grid";
import { Section } from "../../../components/layout/section";
import { Badge } from "../../../components/text/badge";
import { Steps } from "../../../components/text/steps";
import { offerLines } from "../../../content/catalogue/format-price";
import type { PricingOffer } from "../../../content/catalogue/prices";
import { toneAt } from "../../../site/colour";
import { ROUTES } from "../../../site/routes";
import {
  CONFIRM_WORDS,
  KIND_RULES,
  listed,
  SENDER_ID_NEXT,
  type TrafficKind,
} from "../messaging-guidance";
import * as styles from "./sender-id-kit.module.css";
import type { SenderIdRules } from "./sender-id-rules";

export const SenderGuide = React.memo(function SenderGuide({
  chosen,
  papers,
  offers,
}: {
  readonly chosen: TrafficKind;
  readonly papers: SenderIdRules["papers"];
  readonly offers: readonly PricingOffer[];
}) {
  const kinds = KIND_RULES.filter(({ points }) => points.length > 0);
  return (
    <>
      {kinds.length > 0 && (
        <Section
          id="kinds"
          heading={{
            title: "Promotional or transactional?",
            intro:
              "Each sender ID is for one kind of message. The networks decide, so confirm yours with us.",
          }}
        >
          <Grid columns={2}>
            {kinds.map(({ kind, title, points }) => (
              <Card key={kind} tone={kind === "promotional" ? "accent" : "primary"}>
                <h3 className={styles.cardTitle}>
                  {title} {kind === chosen && <Badge tone="success">Your choice</Badge>}
                </h3>
                <ul className="bullets">
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              </Card>
            ))}
          </Grid>
        </Section>
      )}
      {offers.length > 0 && (
        <Section
          id="alternatives"
          tone="alt"
          heading={{
            title: "A name, or a number that people can answer?",
            intro: "Nobody can reply to a name. If you want replies, use a short code.",
          }}
        >
          <Grid columns={3}>
            {offers.map((offer, i) => (
              <Card key={offer.offerId} tone={toneAt(i)}>
                <h3 className={styles.cardTitle}>{offer.name}</h3>
                <p className="muted">{offer.description}</p>
                <CardFoot>
                  {offerLines(offer).map(({ label, amount, basis, vat }) => (
                    <p key={label} className="small">
                      <strong>{amount}</strong> {basis}, {vat}
                    </p>
                  ))}
                </CardFoot>
              </Card>
            ))}
          </Grid>
          <p className={styles.more}>
            <ArrowLink to={ROUTES.pricing}>See all prices</ArrowLink>
          </p>
        </Section>
      )}
      <Section id="papers" heading={{ title: "What you need, and what happens next" }}>
        <div className={styles.layout}>
          {papers.length > 0 && (
            <div>
              <h3 className={styles.columnTitle}>Have ready</h3>
              <ul className={styles.papers}>
                {papers.map(({ title, description, networks }) => (
                  <li key={`${title} ${description}`}>
                    <strong>
                      {networks.length > 0 ? `${title} (${listed(networks)})` : title}
                    </strong>
                    <span>{description}</span>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <div>
            {SENDER_ID_NEXT.length > 0 && (
              <>
                <h3 className={styles.columnTitle}>Then</h3>
                <Steps
                  level={4}
                  items={SENDER_ID_NEXT.map(({ title, description }) => ({
                    title,
                    content: description,
                  }))}
                />
              </>
            )}
            <p className={styles.guidance}>{CONFIRM_WORDS}</p>
          </div>
        </div>
      </Section>
    </>
  );
});
