import { ButtonLink } from "../../../components/actions/button/button";
import { Card, CardFoot } from "../../../components/layout/card/card";
import { Grid } from "../../../components/layout/grid/grid";
import { Reveal } from "../../../components/layout/reveal/reveal";
import { Section, type SectionStatus } from "../../../components/layout/section/section";
import { Icon } from "../../../components/media/icon/icon";
import { IconTile } from "../../../components/media/icon-tile/icon-tile";
import type { ServiceCard, ServicesOverviewContent } from "../../../content/home/services-overview";
import { type BrandTone, toneAt } from "../../../site/media/colour";
import { ANCHORS } from "../../../site/routes";
import { serviceCardLink } from "./service-card-link";
import * as styles from "./services-overview.module.css";

export interface ServicesOverviewProps {
  readonly content: ServicesOverviewContent;
  readonly status?: SectionStatus;
}

/** Renders the services as cards that link to their pages. */
export function ServicesOverview({ content, status }: ServicesOverviewProps) {
  const { heading, explanation, services } = content;
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
          <Reveal key={service.id} as="li" id={service.id} order={i}>
            <OneService service={service} tone={toneAt(i)} />
          </Reveal>
        ))}
      </Grid>
    </Section>
  );
}

interface OneServiceProps {
  readonly service: ServiceCard;
  readonly tone: BrandTone;
}

function OneService({ service, tone }: OneServiceProps) {
  const { id, name, explanation, bullets, buttonText } = service;
  const { to, icon } = serviceCardLink(id, name);
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
