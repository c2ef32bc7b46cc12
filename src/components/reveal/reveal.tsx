import clsx from "clsx";
import type * as React from "react";
import { useInView } from "../../hooks/use-in-view";
import * as styles from "./reveal.module.css";

const STATES = { static: undefined, waiting: styles.waiting, visible: styles.visible };

export interface RevealProps {
  readonly as?: "div" | "li";
  /** Seconds after it comes into view. */
  readonly delayS?: number;
  readonly children: React.ReactNode;
}

/** Fades in what is scrolled to. As pre-built, and where less motion is asked for, it just stands there. */
export function Reveal({ as: Tag = "div", delayS = 0, children }: RevealProps) {
  const { ref, reveal } = useInView();
  return (
    <Tag
      ref={ref}
      className={clsx(styles.reveal, STATES[reveal])}
      style={delayS > 0 ? { transitionDelay: `${delayS}s` } : undefined}
    >
      {children}
    </Tag>
  );
}
