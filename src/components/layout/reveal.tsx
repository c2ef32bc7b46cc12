import * as React from "react";
import { type RevealState, useReveal } from "../../hooks/use-reveal";
import { ITEM_DELAY_S } from "../../site/limits";
import * as styles from "./reveal.module.css";

const SLOW_ITEM_DELAY_S = 0.2;

export interface RevealProps {
  readonly as?: "div" | "li";
  /** Index of the item, from 0. Each item starts `ITEM_DELAY_S` after the one before. */
  readonly order?: number;
  /** Delays by `SLOW_ITEM_DELAY_S` instead, for process steps and testimonials. */
  readonly slow?: boolean;
  readonly id?: string;
  readonly children: React.ReactNode;
}

/**
 * Sets an attribute instead of React state, because the first scroll would re-render about 40
 * components.
 */
const mark = (state: RevealState, element: HTMLElement): void => {
  element.dataset.reveal = state;
};

/** Fades its content in when the visitor scrolls to it. */
export function Reveal({ as: Tag = "div", order = 0, slow, id, children }: RevealProps) {
  const ref = React.useRef<HTMLDivElement & HTMLLIElement>(null);
  useReveal(ref, mark);
  const delayS = order * (slow ? SLOW_ITEM_DELAY_S : ITEM_DELAY_S);
  return (
    <Tag
      ref={ref}
      id={id}
      className={styles.reveal}
      style={delayS > 0 ? { transitionDelay: `${delayS}s` } : undefined}
    >
      {children}
    </Tag>
  );
}
