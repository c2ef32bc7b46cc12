import clsx from "clsx";
import * as React from "react";
import { Spinner } from "../feedback/spinner";
import * as styles from "./section.module.css";
import { SectionHeading, type SectionHeadingProps } from "./section-heading";

/**
 * Loading status of a section's content. With `error`, the default content is rendered, as with
 * `loaded`.
 */
export type SectionStatus = "loading" | "loaded" | "error";

const TONES = { default: undefined, alt: styles.alt, dark: styles.dark, brand: styles.brand };

export interface SectionProps {
  readonly id?: string;
  readonly tone?: keyof typeof TONES;
  readonly width?: "wide" | "narrow";
  /** Heading to render, which also names the section. */
  readonly heading?: Omit<SectionHeadingProps, "id">;
  /** Id of a heading in the children that names the section. Used if there's no `heading`. */
  readonly labelledBy?: string;
  /** While `loading`, `loadingText` is shown instead of the children. */
  readonly status?: SectionStatus;
  readonly loadingText?: string;
  readonly children: React.ReactNode;
}

/** Renders a section of a page. The dark and brand tones set the theme for everything inside it. */
export function Section(props: SectionProps) {
  const { id, tone = "default", width = "wide", heading, labelledBy, children } = props;
  const { status = "loaded", loadingText = "Loading..." } = props;
  const headingId = React.useId();
  return (
    <section
      id={id}
      className={clsx(styles.section, TONES[tone])}
      aria-labelledby={heading ? headingId : labelledBy}
      data-theme={tone === "dark" || tone === "brand" ? tone : undefined}
    >
      <div className={clsx("container", width === "narrow" && styles.narrow)}>
        {heading && <SectionHeading {...heading} id={headingId} />}
        {status === "loading" ? (
          <div role="status">
            <Spinner text={loadingText} />
          </div>
        ) : (
          children
        )}
      </div>
    </section>
  );
}
