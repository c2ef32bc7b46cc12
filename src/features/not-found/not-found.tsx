import { Button } from "../../components/actions/button";
import { TextField } from "../../components/forms/field";
import { Card, CardLink } from "../../components/layout/card";
import { Grid } from "../../components/layout/grid";
import { PageHero } from "../../components/layout/page-hero";
import { Section } from "../../components/layout/section";
import { IconTile } from "../../components/media/icon-tile";
import { Seo } from "../../components/seo/page-metadata";
import { toneAt } from "../../site/colour";
import { MARKET } from "../../site/company/brand";
import type { IconName } from "../../site/icons";
import { ROUTES } from "../../site/routes";
import * as styles from "./not-found.module.css";

interface Destination {
  readonly to: string;
  readonly label: string;
  readonly text: string;
  readonly icon: IconName;
}

const POPULAR: readonly Destination[] = [
  { to: ROUTES.services, label: "Services", text: "What we do for you", icon: "layers" },
  {
    to: ROUTES.pricing,
    label: "Pricing",
    text: `Every price, ${MARKET.tax.name} noted`,
    icon: "receipt",
  },
  { to: ROUTES.blog, label: "Blog", text: "Guides and explanations", icon: "newspaper" },
  {
    to: ROUTES.testimonials,
    label: "Testimonials",
    text: "What clients say about us",
    icon: "quote",
  },
  { to: ROUTES.contact, label: "Contact", text: "Ask our team", icon: "mail" },
  { to: ROUTES.home, label: "Home", text: "Start from the beginning", icon: "home" },
];

const DESCRIPTION =
  "The address may be mistyped, or the page may have moved. Search for it, or go on from one of these.";

export interface NotFoundProps {
  /** Whether the site has a page of testimonials. */
  readonly hasTestimonials: boolean;
}

/** Renders the page for a URL that does not exist: a search of the blog and the most visited pages. */
export function NotFound({ hasTestimonials }: NotFoundProps) {
  const pages = POPULAR.filter(({ to }) => hasTestimonials || to !== ROUTES.testimonials);
  return (
    <>
      <Seo title="Page not found" description={DESCRIPTION} path={null} noindex />
      <PageHero title="This page does not exist" subtitle={DESCRIPTION} />
      <Section width="narrow" heading={{ title: "Search our articles" }}>
        <form action={ROUTES.blog} method="get" className={styles.search}>
          <TextField label="What are you looking for?" name="q" type="search" autoComplete="off" />
          <Button type="submit" icon="search">
            Search
          </Button>
        </form>
      </Section>
      <Section tone="alt" heading={{ title: "Popular pages" }}>
        <Grid as="ul">
          {pages.map(({ to, label, text, icon }, i) => (
            <Card key={to} as="li" interactive>
              <IconTile name={icon} tone={toneAt(i)} />
              <h3>
                <CardLink to={to}>{label}</CardLink>
              </h3>
              <p>{text}</p>
            </Card>
          ))}
        </Grid>
      </Section>
    </>
  );
}
