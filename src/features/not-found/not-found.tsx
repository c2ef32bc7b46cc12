import { Button } from "../../components/actions/button";
import { TextField } from "../../components/forms/field";
import { Card, CardLink } from "../../components/layout/card";
import { Grid } from "../../components/layout/grid";
import { PageHero } from "../../components/layout/page-hero";
import { Section } from "../../components/layout/section";
import { IconTile } from "../../components/media/icon-tile";
import { Seo } from "../../components/seo/page-metadata";
import { toneAt } from "../../site/colour";
import { FEATURES } from "../../site/feature-switches";
import type { IconName } from "../../site/icons";
import { pageLevel } from "../../site/page-names";
import { ROUTES } from "../../site/routes";
import * as styles from "./not-found.module.css";

interface Destination {
  readonly page: Parameters<typeof pageLevel>[0];
  readonly text: string;
  readonly icon: IconName;
}

const POPULAR: readonly Destination[] = [
  { page: "services", text: "What we do for you", icon: "layers" },
  { page: "pricing", text: "What each service costs", icon: "receipt" },
  { page: "blog", text: "Guides and explanations", icon: "newspaper" },
  { page: "testimonials", text: "What clients say about us", icon: "quote" },
  { page: "contact", text: "Ask our team", icon: "mail" },
  { page: "home", text: "Start from the beginning", icon: "home" },
];

const REASON = "The address may be mistyped, or the page may have moved.";

export interface NotFoundProps {
  readonly hasTestimonials: boolean;
  readonly hasPosts: boolean;
}

/** Renders the page for unknown URLs: a blog search, and links to the most popular pages. */
export function NotFound({ hasTestimonials, hasPosts }: NotFoundProps) {
  const missing = [
    !hasTestimonials && "testimonials",
    !hasPosts && "blog",
    !FEATURES.pricing && "pricing",
  ];
  const pages = POPULAR.filter(({ page }) => !missing.includes(page)).map(({ page, ...card }) => ({
    ...card,
    ...pageLevel(page),
  }));
  const description = `${REASON} Go on from one of these pages${hasPosts ? ", or search our articles" : ""}.`;
  return (
    <>
      <Seo title="Page not found" description={description} path={null} noindex />
      <PageHero title="This page does not exist" subtitle={description} />
      {hasPosts && (
        <Section width="narrow" heading={{ title: "Search our articles" }}>
          <form action={ROUTES.blog} method="get" className={styles.search}>
            <TextField
              label="What are you looking for?"
              name="q"
              type="search"
              autoComplete="off"
            />
            <Button type="submit" icon="search">
              Search
            </Button>
          </form>
        </Section>
      )}
      <Section tone="alt" heading={{ title: "Popular pages" }}>
        <Grid as="ul">
          {pages.map(({ path, name, text, icon }, i) => (
            <Card key={path} as="li" interactive>
              <IconTile name={icon} tone={toneAt(i)} />
              <h3>
                <CardLink to={path}>{name}</CardLink>
              </h3>
              <p>{text}</p>
            </Card>
          ))}
        </Grid>
      </Section>
    </>
  );
}
