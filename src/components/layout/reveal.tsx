import clsx from "clsx";
import type * as React from "react";
import { useInView } from "../../hooks/use-in-view";
import { ITEM_DELAY_S } from "../../site/limits";
import * as styles from "./reveal.module.css";

const SLOW_ITEM_DELAY_S = 0.2;

const STATES = { static: undefined, waiting: styles.waiting, visible: styles.visible };

export interface RevealProps {
  readonly as?: "div" | "li";
  /** Index of the item, from 0: each one starts `ITEM_DELAY_S` after the one before. */
  readonly order?: number;
  /** Delays by `SLOW_ITEM_DELAY_S` instead: for process steps and testimonials. */
  readonly slow?: boolean;
  /** Id of the element, for links to it. */
  readonly id?: string;
  readonly children: React.ReactNode;
}

/** Fades its content in once part of it is in view. Without scripts it is visible. */
export function Reveal({ as: Tag = "div", order = 0, slow, id, children }: RevealProps) {
  const { ref, reveal } = useInView();
  const delayS = order * (slow ? SLOW_ITEM_DELAY_S : ITEM_DELAY_S);
  return (
    <Tag
      ref={ref}
      id={id}
      className={clsx(styles.reveal, STATES[reveal])}
      style={delayS > 0 ? { transitionDelay: `${delayS}s` } : undefined}
    >
      {children}
    </Tag>
  );
}
