import { Card } from "../../../components/layout/card/card";
import { Grid } from "../../../components/layout/grid/grid";
import { Reveal } from "../../../components/layout/reveal/reveal";
import { Section } from "../../../components/layout/section/section";
import { Avatar } from "../../../components/media/avatar/avatar";
import { Icon } from "../../../components/media/icon/icon";
import { tintStyle } from "../../../components/media/tint/tint";
import type { ServiceViewModel } from "../../../content/catalogue/view-models";
import * as styles from "./service-quotes.module.css";

export interface ServiceQuotesProps {
  readonly service: Pick<ServiceViewModel, "color" | "testimonials">;
}

/** Clients' words about this service. None: nothing. */
export function ServiceQuotes({ service }: ServiceQuotesProps) {
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
                <blockquote className={styles.words}>
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
