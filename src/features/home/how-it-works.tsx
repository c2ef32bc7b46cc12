import clsx from "clsx";
import { ButtonLink } from "../../components/actions/button";
import { Reveal } from "../../components/layout/reveal";
import { Section, type SectionStatus } from "../../components/layout/section";
import { Icon } from "../../components/media/icon";
import { Picture } from "../../components/media/picture";
import type { HowItWorksContent } from "../../content/home/how-it-works-content";
import { toneAt } from "../../site/colour";
import { BRAND } from "../../site/company/brand";
import type { ImageSource } from "../../site/image-source";
import { ANCHORS, ROUTES } from "../../site/routes";
import * as styles from "./how-it-works.module.css";
import { useStepDetails } from "./use-step-details";

export interface HowItWorksProps {
  readonly content: HowItWorksContent;
  /** Shown on wide screens next to the steps, behind their details. */
  readonly image: ImageSource;
  readonly status?: SectionStatus;
}

/**
 * Renders the process steps, or nothing if there are none. Details open on hover, focus or tap,
 * even without scripts.
 */
export function HowItWorks({ content, image, status }: HowItWorksProps) {
  const { heading, explanation, steps } = content;
  const stateOf = useStepDetails();
  if (steps.length === 0 && status !== "loading") return null;
  return (
    <Section
      id={ANCHORS.howItWorks}
      tone="dark"
      heading={{
        eyebrow: "Step by step",
        title: heading,
        intro: explanation,
      }}
      status={status}
      loadingText="Loading process steps..."
    >
      <div className={styles.stage}>
        <ol className={styles.steps}>
          {steps.map(({ title, brief, detail }, i) => {
            const { isOpen, itemProps, summaryProps } = stateOf(i);
            return (
              <li key={title} className={styles.step} {...itemProps}>
                <details className={styles.details} open={isOpen}>
                  <summary className={styles.summary} {...summaryProps}>
                    <span className={clsx(styles.number, toneAt(i) === "accent" && styles.accent)}>
                      {i + 1}
                    </span>
                    <h3 className={styles.title}>{title}</h3>
                    <span className={styles.brief}>{brief}</span>
                    <Icon name="chevron-down" />
                  </summary>
                  {detail && (
                    <div className={styles.detail}>
                      <div className={styles.card} data-theme="light">
                        <p className={styles.cardTitle} aria-hidden="true">
                          {title}
                        </p>
                        <p>{detail}</p>
                      </div>
                    </div>
                  )}
                </details>
              </li>
            );
          })}
        </ol>
        <div className={styles.picture}>
          <Picture picture={image} alt="" sizes="(min-width: 48.0625em) 560px, 1px" rounded />
        </div>
      </div>
      <Reveal>
        <div className={styles.prompt}>
          <p className={styles.ready}>Ready to get started with {BRAND.name}</p>
          <ButtonLink to={ROUTES.contact} variant="on-dark" size="lg">
            Contact Us Today
          </ButtonLink>
        </div>
      </Reveal>
    </Section>
  );
}
