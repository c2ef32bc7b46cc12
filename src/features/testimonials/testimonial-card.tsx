import clsx from "clsx";
import * as React from "react";
import { Card } from "../../components/layout/card";
import { Avatar } from "../../components/media/avatar";
import { Badge } from "../../components/text/badge";
import { Stars } from "../../components/text/stars";
import type { PageTestimonial } from "../../content/catalogue/testimonial-record";
import type { ImageSource } from "../../site/image-source";
import * as styles from "./testimonial-browser.module.css";

export interface TestimonialCardProps {
  readonly testimonial: PageTestimonial<ImageSource>;
}

/**
 * Renders a testimonial. A featured one takes the full width, with a bar in its category's colour.
 */
export const TestimonialCard = React.memo(function TestimonialCard({
  testimonial,
}: TestimonialCardProps) {
  const { author, title, company, image, text, rating, industry, featured } = testimonial;
  const colour = testimonial.categoryColor ?? undefined;
  return (
    <li className={clsx(featured && styles.featured)}>
      <Card as="figure" tint={featured ? colour : undefined} padding={featured ? "lg" : "md"}>
        <div className="row cluster between">
          <Stars rating={rating} />
          <Badge tint={colour}>{testimonial.categoryLabel}</Badge>
        </div>
        <blockquote className={styles.words}>
          <p>{text}</p>
        </blockquote>
        <figcaption className={styles.author}>
          <Avatar name={author} image={image} />
          <p>
            <strong>{author}</strong>
            <span>
              {title}, {company}
            </span>
            <span className={styles.industry}>{industry}</span>
          </p>
        </figcaption>
      </Card>
    </li>
  );
});
