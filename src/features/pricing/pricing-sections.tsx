import { ArrowLink } from "../../components/actions/arrow-link";
import { ButtonLink } from "../../components/actions/button";
import { Card, CardFoot, CardLink } from "../../components/layout/card";
import { Grid } from "../../components/layout/grid";
import { Section } from "../../components/layout/section";
import { Icon } from "../../components/media/icon";
import { IconTile } from "../../components/media/icon-tile";
import { Accordion } from "../../components/navigation/accordion";
import { Badge } from "../../components/text/badge";
import { Point } from "../../components/text/point";
import { Steps } from "../../components/text/steps";
import { brochures } from "../../content/catalogue/brochures";
import {
  creditsShare,
  offerLines,
  planPrice,
  plansIntro,
  plansSummary,
  planTerms,
  planWithVat,
} from "../../content/catalogue/format-price";
import type { Prices } from "../../content/catalogue/prices";
import type { Service } from "../../content/catalogue/service-record";
import { toneAt } from "../../site/colour";
import type { Fact } from "../../site/company/company-facts";
import { FEATURES } from "../../site/feature-switches";
import type { ImageSource } from "../../site/image-source";
import { contactRoute, plansAnchor, serviceRoute } from "../../site/routes";
import * as styles from "./pricing-sections.module.css";

// The pricing page's sections, in order. A section renders nothing if its list is empty.

/** Shows our pricing principles, before any figures. */
export function PricingPhilosophy({ paragraphs }: { readonly paragraphs: Prices["philosophy"] }) {
  if (paragraphs.length === 0) return null;
  return (
    <Section heading={{ title: "Our Pricing Philosophy" }}>
      <div className={styles.principles}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}

/** Shows the offers. Each amount says whether it includes VAT. */
export function PricingOffers({ offers, offersNote }: Pick<Prices, "offers" | "offersNote">) {
  if (offers.length === 0) return null;
  return (
    <Section
      id="options"
      tone="alt"
      heading={{
        title: "Investment Options",
        intro: offersNote,
      }}
    >
      <Grid as="ul">
        {offers.map((offer, i) => (
          <Card
            key={offer.offerId}
            as="li"
            tone={toneAt(i)}
            padding="lg"
            recommended={offer.isPopular}
          >
            {offer.isPopular && (
              <p className={styles.popular}>
                <Badge tone="solid" icon="star">
                  Most popular
                </Badge>
              </p>
            )}
            <h3>{offer.name}</h3>
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
                Get a quote<span className="visually-hidden">: {offer.name}</span>
              </ButtonLink>
            </CardFoot>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}

export interface ServicePlansProps {
  readonly services: readonly Pick<
    Service<ImageSource>,
    "serviceId" | "title" | "pricing" | "notIncluded"
  >[];
  readonly terms: Pick<Prices, "tiers" | "plansVat" | "plansNote">;
}

/** Shows the plans of every service, folded except the first. */
export function ServicePlans({ services, terms }: ServicePlansProps) {
  const priced = services.filter(({ pricing }) => pricing.length > 0);
  if (priced.length === 0) return null;
  return (
    <Section
      id="plans"
      tone="alt"
      heading={{
        title: "Plans by Service",
        intro: plansIntro(terms),
      }}
    >
      <Accordion
        firstOpen
        items={priced.map((service) => ({
          id: plansAnchor(service.serviceId),
          title: service.title,
          summary: plansSummary(service.pricing),
          content: <Plans service={service} terms={terms} />,
        }))}
      />
    </Section>
  );
}

interface PlansProps {
  readonly service: ServicePlansProps["services"][number];
  readonly terms: ServicePlansProps["terms"];
}

function Plans({ service, terms }: PlansProps) {
  const { serviceId, title, pricing, notIncluded } = service;
  return (
    <div className="stack">
      <Grid as="ul">
        {pricing.map((plan) => (
          <li key={plan.name} className={styles.plan}>
            <h3 className={styles.name}>
              {plan.name} {plan.isPopular && <Badge tone="accent">Popular</Badge>}
            </h3>
            <p className={styles.price}>{planPrice(plan)}</p>
            <PlanLine className={styles.vat} text={planWithVat(plan, terms.plansVat)} />
            <p>{plan.description}</p>
            <ul>
              {plan.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <PlanLine className={styles.share} text={creditsShare(plan, terms)} />
            <Terms facts={planTerms(plan)} />
          </li>
        ))}
      </Grid>
      {notIncluded && <p>{notIncluded}</p>}
      <p className={styles.links}>
        <ArrowLink to={contactRoute(`${title} plans`)}>{`Ask about ${title} plans`}</ArrowLink>
        <ArrowLink to={serviceRoute(serviceId)}>{`What ${title} includes`}</ArrowLink>
      </p>
    </div>
  );
}

/** Renders a line of a plan, or nothing if its text is empty. */
function PlanLine(line: { readonly text: string; readonly className: string | undefined }) {
  return line.text ? <p className={line.className}>{line.text}</p> : null;
}

function Terms({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.terms}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="emphasis">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function WhyChoose({
  whyChooseTitle,
  whyChoose,
}: Pick<Prices, "whyChooseTitle" | "whyChoose">) {
  if (whyChoose.length === 0) return null;
  return (
    <Section heading={{ title: whyChooseTitle }}>
      <Grid as="ul">
        {whyChoose.map(({ title, description, source, icon }, i) => (
          <Point
            key={title}
            as="li"
            icon={icon}
            title={title}
            text={description}
            source={source}
            tone={toneAt(i)}
          />
        ))}
      </Grid>
    </Section>
  );
}

export function Onboarding({
  onboarding,
  onboardingNote,
}: Pick<Prices, "onboarding" | "onboardingNote">) {
  if (onboarding.length === 0) return null;
  return (
    <Section
      tone="alt"
      width="narrow"
      heading={{
        title: "Onboarding Requirements",
        intro: onboardingNote,
      }}
    >
      <Steps
        items={onboarding.map(({ title, description }) => ({
          title,
          content: <p>{description}</p>,
        }))}
      />
    </Section>
  );
}

/** Renders links to the brochures. Set `withPrices` if the company publishes prices. */
export function Brochures({ withPrices }: { readonly withPrices: boolean }) {
  const offered = [withPrices && "prices", "services", FEATURES.api && "API"].filter(Boolean);
  return (
    <Section
      id="brochures"
      heading={{
        title: "Download Our Brochures",
        intro: `Our ${offered.join(", ").replace(/, (?=\w+$)/, " and ")}, to print, forward or file.`,
      }}
    >
      <Grid as="ul">
        {brochures(withPrices).map(({ path, title, description }) => (
          <Card key={path} as="li" interactive>
            <IconTile name="file-text" tone="accent" />
            <h3>
              <CardLink to={path} download>
                {title}
              </CardLink>
            </h3>
            <p>{description}</p>
            <CardFoot>
              <span className="inline-row small emphasis">
                <Icon name="download" size="sm" />
                PDF
              </span>
            </CardFoot>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
