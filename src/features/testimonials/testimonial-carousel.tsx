import clsx from "clsx";
import * as React from "react";
import { ArrowLink } from "../../components/actions/arrow-link";
import { IconButton } from "../../components/actions/button";
import { ProgressBar } from "../../components/feedback/progress-bar";
import { Section, type SectionStatus } from "../../components/layout/section";
import { Avatar } from "../../components/media/avatar";
import { Icon } from "../../components/media/icon";
import { CarouselDots } from "../../components/navigation/carousel-dots";
import { Stars } from "../../components/text/stars";
import type { Testimonial } from "../../content/home/testimonials-content";
import { FEATURES } from "../../site/feature-switches";
import type { ImageSource } from "../../site/image-source";
import { ROUTES } from "../../site/routes";
import * as styles from "./testimonial-carousel.module.css";
import { type Carousel, useCarousel } from "./use-carousel";

export interface TestimonialCarouselProps {
  readonly testimonials: readonly Testimonial<ImageSource>[];
  readonly status?: SectionStatus;
}

/** Renders a carousel of testimonials that plays until paused, or nothing if there are none. */
export function TestimonialCarousel(props: TestimonialCarouselProps) {
  const { testimonials, status = "loaded" } = props;
  const carousel = useCarousel(testimonials.length);
  if (testimonials.length === 0 && status !== "loading") return null;
  return (
    <Section
      heading={{ eyebrow: "Testimonials", title: "What Our Clients Say", align: "center" }}
      status={status}
      loadingText="Loading testimonials..."
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a section would need its own heading */}
      <div
        role="region"
        className={styles.carousel}
        aria-roledescription="carousel"
        aria-label="Testimonials"
        {...carousel.regionProps}
      >
        {testimonials.length > 1 && <Controls carousel={carousel} count={testimonials.length} />}
        <Slides
          testimonials={testimonials}
          current={carousel.index}
          announced={!carousel.playing}
        />
      </div>
      {(FEATURES.testimonials || FEATURES.caseStudies) && (
        <p className={styles.more}>
          {FEATURES.testimonials && (
            <ArrowLink to={ROUTES.testimonials}>All testimonials</ArrowLink>
          )}
          {FEATURES.caseStudies && <ArrowLink to={ROUTES.caseStudies}>Case studies</ArrowLink>}
        </p>
      )}
    </Section>
  );
}

/**
 * Renders the controls. They're displayed below the slides but come first in the focus order, so
 * that keyboard users reach the pause button before the slides.
 */
function Controls({ carousel, count }: { readonly carousel: Carousel; readonly count: number }) {
  const { index, progress, playing, previous, next, select, toggle } = carousel;
  const names = Array.from({ length: count }, (_, i) => `Show slide ${i + 1} of ${count}`);
  return (
    <div className={styles.controls} data-no-print>
      <div>
        <ProgressBar value={progress} />
      </div>
      <div className={styles.row}>
        <IconButton
          icon={playing ? "pause" : "play"}
          label={playing ? "Pause testimonials" : "Play testimonials"}
          onClick={toggle}
        />
        <IconButton icon="chevron-left" label="Previous testimonial" onClick={previous} />
        <div className={styles.dots}>
          <CarouselDots label="Choose a slide" names={names} current={index} onSelect={select} />
        </div>
        <IconButton icon="chevron-right" label="Next testimonial" onClick={next} />
        <p className={styles.count}>{`Slide ${index + 1} of ${count}`}</p>
      </div>
    </div>
  );
}

interface SlidesProps {
  readonly testimonials: readonly Testimonial<ImageSource>[];
  readonly current: number;
  /** Lets screen readers announce slides. False while the carousel plays. */
  readonly announced: boolean;
}

/**
 * Renders all slides in one grid cell, so that the longest sets the height. Only one is visible.
 */
const Slides = React.memo(function Slides({ testimonials, current, announced }: SlidesProps) {
  const count = testimonials.length;
  return (
    <div className={styles.slides} aria-live={announced ? "polite" : "off"}>
      {testimonials.map((testimonial, i) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form; this is a slide
        <div
          key={testimonial.testimonialId}
          role="group"
          aria-roledescription="slide"
          aria-label={`Slide ${i + 1} of ${count}`}
          aria-hidden={i !== current || undefined}
          className={clsx(styles.slide, i !== current && styles.inactive)}
        >
          <Words testimonial={testimonial} />
        </div>
      ))}
    </div>
  );
});

function Words({ testimonial }: { readonly testimonial: Testimonial<ImageSource> }) {
  const { quote, name, title, company, rating, image } = testimonial;
  return (
    <figure className={styles.figure}>
      <div className={styles.mark}>
        <Icon name="quote" size="xl" />
        <Stars rating={rating} />
      </div>
      <blockquote className={styles.quote}>
        <p>{quote}</p>
      </blockquote>
      <figcaption className={styles.person}>
        <Avatar name={name} image={image} />
        <span>
          <span className={styles.name}>{name}</span>
          <span className={styles.title}>{`${title}, ${company}`}</span>
        </span>
      </figcaption>
    </figure>
  );
}
