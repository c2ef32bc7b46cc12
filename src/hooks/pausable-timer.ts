import type { Clock } from "./clock";

/** A timer that stands still while somebody is busy with what it would take away. */
export interface HoldTimer {
  readonly hold: (reason: HoldReason) => void;
  /** Goes on with the time that was left, once nothing holds any more. */
  readonly release: (reason: HoldReason) => void;
  readonly cancel: () => void;
}

export type HoldReason = "hover" | "focus";

/** Runs `run` once, after `ms` during which nothing held it. */
export function holdTimer(clock: Clock, ms: number, run: () => void): HoldTimer {
  const reasons = new Set<HoldReason>();
  let left = ms;
  let since = clock.now();
  let over = false;
  const finish = () => {
    over = true;
    run();
  };
  let stop = clock.after(left, finish);

  return {
    hold: (reason) => {
      if (reasons.size === 0) {
        stop();
        left -= clock.now() - since;
      }
      reasons.add(reason);
    },
    release: (reason) => {
      if (!reasons.delete(reason) || reasons.size > 0 || over) return;
      since = clock.now();
      stop = clock.after(Math.max(0, left), finish);
    },
    cancel: () => {
      over = true;
      stop();
    },
  };
}
