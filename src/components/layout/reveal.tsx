import * as React from "react";
import { type RevealState, useReveal } from "../../hooks/use-reveal";
import { ITEM_DELAY_S } from "../../site/limits";
import * as styles from "./reveal.module.css";

const SLOW_ITEM_DELAY_S = 0.2;

export interface RevealProps {
  readonly as?: "div" | "li";
  /** Index of the item, from 0. Each item starts `ITEM_DELAY_S` after the previous one. */
  readonly order?: number;
  /** Uses the longer `SLOW_ITEM_DELAY_S`, for process steps and testimonials. */
  readonly slow?: boolean;
  readonly id?: string;
  readonly children: React.ReactNode;
}

/**
 * Sets an attribute instead of React state, because a state change would re-render about 40
 * components on the first scroll.
 */
const mark = (state: RevealState, element: HTMLElement): void => {
  element.dataset.reveal = state;
};

/** Fades its children in when the visitor scrolls to them. */
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
