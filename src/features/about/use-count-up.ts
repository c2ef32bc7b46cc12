import * as React from "react";
import { after, every } from "../../hooks/timers";
import type { RevealState } from "../../hooks/use-in-view";
import { ITEM_DELAY_S } from "../../site/limits";

const COUNT_UP_MS = 2_000;
const COUNT_UP_STEPS_PER_S = 60;

export interface CountUpOptions {
  /** State of the section that holds the figure. */
  readonly reveal: RevealState;
  /** Index of the figure, from 0: each one starts `ITEM_DELAY_S` after the one before. */
  readonly order?: number;
}

/**
 * Counts from zero to `target` once its section is revealed. Returns the whole number to show: `target`
 * when there is nothing to reveal or when it was visible before scripts ran.
 */
export function useCountUp(target: number, { reveal, order = 0 }: CountUpOptions): number {
  const [shown, setShown] = React.useState<number | null>(null); // null: not counting
  const wasHidden = React.useRef(false);

  React.useEffect(() => {
    if (reveal === "waiting") wasHidden.current = true;
    if (reveal !== "visible" || !wasHidden.current) return;
    setShown(0);
    let stop = after(order * ITEM_DELAY_S * 1_000, () => {
      const start = Date.now();
      stop = every(1_000 / COUNT_UP_STEPS_PER_S, () => {
        const share = (Date.now() - start) / COUNT_UP_MS;
        if (share < 1) return setShown(Math.round(target * share));
        wasHidden.current = false;
        setShown(null);
        stop();
      });
    });
    return () => stop();
  }, [target, reveal, order]);

  if (reveal === "static") return target;
  if (reveal === "waiting") return 0;
  return shown ?? (wasHidden.current ? 0 : target);
}
