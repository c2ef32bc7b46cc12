import type * as React from "react";
import { ButtonLink } from "../../components/actions/button";
import { Card, CardFoot } from "../../components/layout/card";
import { Grid } from "../../components/layout/grid";
import { Reveal } from "../../components/layout/reveal";
import { Section, type SectionStatus } from "../../components/layout/section";
import { Icon } from "../../components/media/icon";
import { IconTile } from "../../components/media/icon-tile";
import type {
  ServiceCard,
  ServicesOverviewContent,
} from "../../content/home/services-overview-content";
import { type BrandTone, toneAt } from "../../site/colour";
import { ANCHORS } from "../../site/routes";
import { cardAnchors } from "./card-anchors";
import { type CardService, serviceCardLink } from "./service-card-link";
import * as styles from "./services-overview.module.css";

export interface ServicesOverviewProps {
  readonly content: ServicesOverviewContent;
  readonly pages: readonly CardService[];
  readonly status?: SectionStatus;
  /** Shown below the cards. */
  readonly foot?: React.ReactNode;
}

/** Renders the services as cards that link to their pages, or nothing if there are none. */
export function ServicesOverview({ content, pages, status, foot }: ServicesOverviewProps) {
  const { heading, explanation, services } = content;
  const anchors = cardAnchors(services.map(({ id }) => id));
  if (services.length === 0 && status !== "loading") return null;
  return (
    <Section
      id={ANCHORS.services}
      tone="alt"
      heading={{ eyebrow: "What we do", title: heading, intro: explanation }}
      status={status}
      loadingText="Loading services..."
    >
      <Grid as="ul" phoneRow>
        {services.map((service, i) => (
          <Reveal key={anchors[i]} as="li" id={anchors[i]} order={i}>
            <OneService service={service} tone={toneAt(i)} pages={pages} />
          </Reveal>
        ))}
      </Grid>
      {foot}
    </Section>
  );
}

interface OneServiceProps {
  readonly service: ServiceCard;
  readonly pages: readonly CardService[];
  readonly tone: BrandTone;
}

function OneService({ service, tone, pages }: OneServiceProps) {
  const { name, explanation, bullets, buttonText } = service;
  const { to, icon } = serviceCardLink(service, pages);
  return (
    <Card tone={tone}>
      <div className={styles.head}>
        <IconTile name={icon} tone={tone} />
        <h3 className={styles.name}>{name}</h3>
      </div>
      <p className={styles.text}>{explanation}</p>
      {bullets.length > 0 && (
        <ul className={styles.bullets}>
          {bullets.map((bullet) => (
            <li key={bullet} className={styles.bullet}>
              <Icon name="check" />
              {bullet}
            </li>
          ))}
        </ul>
      )}
      <CardFoot>
        <ButtonLink to={to} variant="secondary" icon="arrow-right" iconAt="end">
          {buttonText}
          <span className="visually-hidden"> about {name}</span>
        </ButtonLink>
      </CardFoot>
    </Card>
  );
}
