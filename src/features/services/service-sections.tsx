import * as React from "react";
import { ArrowLink } from "../../components/actions/arrow-link";
import { ButtonLink } from "../../components/actions/button";
import { Card, CardFoot } from "../../components/layout/card";
import { Grid } from "../../components/layout/grid";
import { Reveal } from "../../components/layout/reveal";
import { Section } from "../../components/layout/section";
import { SectionHeading } from "../../components/layout/section-heading";
import { Avatar } from "../../components/media/avatar";
import { Icon } from "../../components/media/icon";
import { IconTile } from "../../components/media/icon-tile";
import { Picture } from "../../components/media/picture";
import { tintStyle } from "../../components/media/tint";
import { Accordion } from "../../components/navigation/accordion";
import { Badge } from "../../components/text/badge";
import { Point } from "../../components/text/point";
import type { Service } from "../../content/catalogue/service-record";
import { verbAfter } from "../../site/format/text";
import type { ImageSource } from "../../site/image-source";
import { contactRoute, serviceRoute } from "../../site/routes";
import * as styles from "./service-sections.module.css";

/** A service with the fields its page shows, and related services. */
export interface PageService
  extends Pick<
    Service<ImageSource>,
    Exclude<keyof Queries.ServiceViewFragment & keyof Service, "demo" | "pricing">
  > {
  /** Names of the plans. The plans themselves are only on the pricing page. */
  readonly pricing: readonly Pick<Service["pricing"][number], "name">[];
  readonly related: readonly Pick<
    Service<ImageSource>,
    "serviceId" | "title" | "shortDescription" | "color" | "icon"
  >[];
}

interface Props {
  readonly service: PageService;
}

// A service page's sections, in order. A section renders nothing if its list is empty.

export function ServiceFeatures({ service }: Props) {
  const { title, color, features } = service;
  if (features.length === 0) return null;
  return (
    <Section heading={{ title: `What Our ${title} ${verbAfter(title, "Offer")}` }}>
      <Grid as="ul">
        {features.map((feature, i) => (
          <Reveal key={feature.title} as="li" order={i}>
            <Card tint={color}>
              <IconTile name={feature.icon} tint={color} />
              <h3>{feature.title}</h3>
              {feature.plan && <Badge tint={color}>{feature.plan} plan</Badge>}
              <p>{feature.description}</p>
            </Card>
          </Reveal>
        ))}
      </Grid>
    </Section>
  );
}

export function ServiceProcess({ service }: Props) {
  const headingId = React.useId();
  const { title, color, process } = service;
  if (process.length === 0) return null;
  return (
    <Section tone="alt" labelledBy={headingId}>
      <div className={styles.process} style={tintStyle(color)}>
        <div className={styles.sticky}>
          <SectionHeading
            id={headingId}
            title={`Our ${title} Process`}
            intro="Step by step, from first contact to going live."
          />
        </div>
        <ol className={styles.steps}>
          {process.map((step, i) => (
            <Reveal key={step.title} as="li" order={i} slow>
              <div className={styles.step}>
                <span className={styles.number} aria-hidden="true">
                  {i + 1}
                </span>
                <div>
                  <h3>{step.title}</h3>
                  <p>{step.description}</p>
                </div>
              </div>
            </Reveal>
          ))}
        </ol>
      </div>
    </Section>
  );
}

/**
 * Renders the service's picture, which is in the page's hero on wide screens and next to the
 * benefits on narrow ones.
 */
export function ServicePicture({ service }: Props) {
  return (
    <Picture
      picture={service.benefitsImage}
      alt={service.benefitsImageAlt}
      rounded
      sizes="(min-width: 993px) 44vw, calc(100vw - 2.5rem)"
    />
  );
}

export function ServiceBenefits({ service }: Props) {
  const headingId = React.useId();
  const { title: name, color, benefits } = service;
  if (benefits.length === 0) return null;
  return (
    <Section labelledBy={headingId}>
      <div className={styles.benefits} style={tintStyle(color)}>
        <SectionHeading id={headingId} title={`Why Choose Us for ${name}`} />
        <ul className={styles.list}>
          {benefits.map(({ title, description, source }) => (
            <li key={title} className={styles.benefit}>
              <Icon name="circle-check" size="lg" />
              <div>
                <h3>{title}</h3>
                <p>{description}</p>
                {source && (
                  <p>
                    <small>Source: {source}</small>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
        <div className={styles.narrow}>
          <ServicePicture service={service} />
        </div>
      </div>
    </Section>
  );
}

export function ServiceUseCases({ service }: Props) {
  const { title: name, color, useCases } = service;
  if (useCases.length === 0) return null;
  return (
    <Section
      tone="alt"
      heading={{ title: "Common Use Cases", intro: `What clients use ${name} for.` }}
    >
      <Grid as="ul">
        {useCases.map(({ title, description, icon }, i) => (
          <Reveal key={title} as="li" order={i}>
            <Point icon={icon} title={title} text={description} tint={color} />
          </Reveal>
        ))}
      </Grid>
    </Section>
  );
}

export function ServiceQuotes({ service }: Props) {
  const { color, testimonials } = service;
  if (testimonials.length === 0) return null;
  return (
    <Section heading={{ title: "What Our Clients Say" }}>
      <Grid as="ul">
        {testimonials.map(({ quote, author, position, company, image }, i) => (
          <Reveal key={author} as="li" order={i} slow>
            <Card>
              <figure className={styles.quote} style={tintStyle(color)}>
                <Icon name="quote" size="xl" />
                <blockquote>
                  <p>{quote}</p>
                </blockquote>
                <figcaption className={styles.author}>
                  <Avatar name={author} image={image} />
                  <span>
                    <strong>{author}</strong>
                    <span className={styles.role}>
                      {position}, {company}
                    </span>
                  </span>
                </figcaption>
              </figure>
            </Card>
          </Reveal>
        ))}
      </Grid>
    </Section>
  );
}

export function ServiceQuestions({ service }: Props) {
  const { title, faqs } = service;
  if (faqs.length === 0) return null;
  return (
    <Section tone="alt" width="narrow" heading={{ title: "Frequently Asked Questions" }}>
      <Accordion
        items={faqs.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))}
      />
      <div className={styles.prompt}>
        <p>{`Have more questions about our ${title}?`}</p>
        <ButtonLink to={contactRoute(title)} variant="secondary">
          Contact Us
        </ButtonLink>
      </div>
    </Section>
  );
}

export function RelatedServices({ service }: Props) {
  if (service.related.length === 0) return null;
  return (
    <Section heading={{ title: "Related Services" }}>
      <Grid as="ul">
        {service.related.map(({ serviceId, title, shortDescription, color, icon }) => (
          <Card key={serviceId} as="li" tint={color}>
            <IconTile name={icon} tint={color} />
            <h3>{title}</h3>
            <p>{shortDescription}</p>
            <CardFoot>
              <ArrowLink to={serviceRoute(serviceId)} tint={color} context={`about ${title}`}>
                Learn more
              </ArrowLink>
            </CardFoot>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
