import { ArrowLink } from "../../components/actions/arrow-link";
import { ButtonLink } from "../../components/actions/button";
import { Card, CardBody, CardFoot } from "../../components/layout/card";
import { Grid } from "../../components/layout/grid";
import { Section } from "../../components/layout/section";
import { Picture } from "../../components/media/picture";
import { Badge } from "../../components/text/badge";
import type { CaseStudy } from "../../content/catalogue/case-study-record";
import type { ImageSource } from "../../site/image-source";
import { caseStudyRoute, ROUTES } from "../../site/routes";
import * as styles from "./case-study-cards.module.css";

export interface CaseStudyCardsProps {
  readonly studies: readonly Pick<
    CaseStudy<ImageSource>,
    "slug" | "title" | "description" | "categoryLabel" | "categoryColor" | "image"
  >[];
  /** Heading of the section. Without one, the cards come directly below the page's `h1`. */
  readonly title?: string;
  readonly tone?: "default" | "alt";
  /** Adds a link to all case studies at the end. */
  readonly withAllLink?: boolean;
}

/** Renders case studies as cards, or nothing if there are none. */
export function CaseStudyCards(props: CaseStudyCardsProps) {
  const { studies, title, tone, withAllLink } = props;
  if (studies.length === 0) return null;
  const Title = title ? "h3" : "h2";
  return (
    <Section tone={tone} heading={title ? { title } : undefined}>
      <Grid as="ul" columns={title ? 3 : 2}>
        {studies.map(({ slug, title: name, description, image, ...study }, index) => (
          <Card key={slug} as="li" padding="none" interactive>
            <Picture
              picture={image}
              alt=""
              ratio="16:9"
              priority={!title && index === 0}
              sizes="(min-width: 1600px) 440px, (min-width: 993px) 380px, (min-width: 577px) 46vw, calc(100vw - 2.5rem)"
            />
            <CardBody>
              <Badge tint={study.categoryColor ?? undefined}>{study.categoryLabel}</Badge>
              <Title className={styles.title}>{name}</Title>
              <p>{description}</p>
              <CardFoot>
                <ArrowLink to={caseStudyRoute(slug)} context={`: ${name}`}>
                  Read Case Study
                </ArrowLink>
              </CardFoot>
            </CardBody>
          </Card>
        ))}
      </Grid>
      {withAllLink && (
        <p className={styles.all}>
          <ButtonLink to={ROUTES.caseStudies} variant="secondary">
            View All Case Studies
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}
