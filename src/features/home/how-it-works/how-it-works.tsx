import clsx from "clsx";
import { ButtonLink } from "../../../components/actions/button/button";
import { Reveal } from "../../../components/layout/reveal/reveal";
import { Section, type SectionStatus } from "../../../components/layout/section/section";
import { Icon } from "../../../components/media/icon/icon";
import { Picture } from "../../../components/media/picture/picture";
import type { HowItWorksContent, ProcessStep } from "../../../content/home/how-it-works";
import { BRAND } from "../../../site/brand";
import { toneAt } from "../../../site/colour";
import type { ImageSource } from "../../../site/image-source";
import { ANCHORS, ROUTES } from "../../../site/routes";
import * as styles from "./how-it-works.module.css";
import { type StepControls, useStepDetails } from "./use-step-details";

export interface HowItWorksProps {
  readonly content: HowItWorksContent;
  /** Beside the steps on wide screens, behind the details. */
  readonly image: ImageSource;
  readonly status?: SectionStatus;
}

/** The steps of working together; their details show on hover, focus or tap, and without scripts. */
export function HowItWorks({ content, image, status }: HowItWorksProps) {
  const { heading, explanation, steps } = content;
  const controls = useStepDetails();
  return (
    <Section
      id={ANCHORS.howItWorks}
      tone="dark"
      heading={{
        eyebrow: "From first call to everyday running",
        title: heading,
        intro: explanation,
      }}
      status={status}
      loadingText="Loading process steps..."
    >
      <div className={styles.stage}>
        <ol className={styles.steps}>
          {steps.map((step, i) => (
            <Step key={step.title} step={step} index={i} controls={controls} />
          ))}
        </ol>
        <div className={styles.picture}>
          <Picture picture={image} alt="" sizes="(min-width: 769px) 560px, 1px" rounded />
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

interface StepProps {
  readonly step: ProcessStep;
  readonly index: number;
  readonly controls: StepControls;
}

function Step({ step, index, controls }: StepProps) {
  const { onClick, onFocus, onBlur, onKeyDown } = controls.triggerProps(index);
  const open = controls.isOpen(index);
  return (
    <li className={styles.step} {...controls.itemProps(index)}>
      <details className={styles.details} open={open}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself */}
        <summary
          className={styles.summary}
          onFocus={onFocus}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
          onClick={(event) => {
            event.preventDefault(); // one master of what is open
            onClick();
          }}
        >
          <span className={clsx(styles.number, toneAt(index) === "magenta" && styles.magenta)}>
            {index + 1}
          </span>
          <h3 className={styles.title}>{step.title}</h3>
          <span className={styles.brief}>{step.brief}</span>
          <Icon name="chevron-down" />
        </summary>
        {step.detail && (
          <div className={styles.detail}>
            <div className={styles.card} data-theme="light">
              <p className={styles.ordinal} aria-hidden="true">
                {step.title}
              </p>
              <p>{step.detail}</p>
            </div>
          </div>
        )}
      </details>
    </li>
  );
}
