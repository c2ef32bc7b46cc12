import * as React from "react";
import { type Clock, systemClock } from "../../../hooks/clock";
import type { RevealState } from "../../../hooks/use-in-view";
import { COUNT_UP_MS, COUNT_UP_STEPS_PER_S, ITEM_DELAY_S } from "../../../site/limits";

/** The whole number shown `ms` after the count to `target` began; `target` after 2 seconds. */
export const countAt = (target: number, ms: number): number =>
  Math.round(target * Math.min(1, Math.max(0, ms / COUNT_UP_MS)));

/**
 * Counts from zero to `target` once its section is revealed, item `order` (from 0) by 0.1 s later
 * than the one before. Nothing to reveal, or already on screen when scripts start: `target`.
 */
export function useCountUp(
  target: number,
  reveal: RevealState,
  { order = 0, clock = systemClock }: { readonly order?: number; readonly clock?: Clock } = {},
): number {
  const [shown, setShown] = React.useState<number | null>(null); // null: not counting
  const wasHidden = React.useRef(false);

  React.useEffect(() => {
    if (reveal === "waiting") wasHidden.current = true;
    if (reveal !== "visible" || !wasHidden.current) return;
    setShown(0);
    let stop = clock.after(order * ITEM_DELAY_S * 1_000, () => {
      const start = clock.now();
      stop = clock.every(1_000 / COUNT_UP_STEPS_PER_S, () => {
        const ms = clock.now() - start;
        if (ms < COUNT_UP_MS) return setShown(countAt(target, ms));
        wasHidden.current = false;
        setShown(null);
        stop();
      });
    });
    return () => stop();
  }, [target, reveal, order, clock]);

  if (reveal === "static") return target;
  if (reveal === "waiting") return 0;
  return shown ?? (wasHidden.current ? 0 : target);
}
