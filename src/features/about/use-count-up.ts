import * as React from "react";
import { after, every } from "../../hooks/timers";
import { useReducedMotion } from "../../hooks/use-motion-preference";
import type { RevealState } from "../../hooks/use-reveal";
import { ITEM_DELAY_S } from "../../site/limits";

const COUNT_UP_MS = 2_000;
const COUNT_UP_STEPS_PER_S = 60;

export interface CountUpOptions {
  /** Reveal state of the section that contains the figure. */
  readonly reveal: RevealState | null;
  /** Index of the figure, from 0. Each figure starts `ITEM_DELAY_S` after the previous one. */
  readonly order?: number;
}

/**
 * Counts from zero to `target` once the figure's section is revealed. Returns the whole number to
 * show, which is `target` before and after counting. Under reduced motion, always returns `target`.
 */
export function useCountUp(target: number, { reveal, order = 0 }: CountUpOptions): number {
  const [share, setShare] = React.useState(1);
  const reduced = useReducedMotion();
  const isCounting = reveal === "visible" && !reduced;

  React.useEffect(() => {
    if (!isCounting) return;
    let stop = after(order * ITEM_DELAY_S * 1_000, () => {
      setShare(0);
      const start = Date.now();
      stop = every(1_000 / COUNT_UP_STEPS_PER_S, () => {
        const passed = (Date.now() - start) / COUNT_UP_MS;
        setShare(Math.min(1, passed));
        if (passed >= 1) stop();
      });
    });
    return () => stop();
  }, [isCounting, order]);

  return reduced ? target : Math.round(target * share);
}
