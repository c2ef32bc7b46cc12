import type { Clock } from "./clock";

/** A timer that pauses while the pointer or the focus is on the element that it removes. */
export interface PausableTimer {
  readonly pause: (reason: PauseReason) => void;
  /** Continues with the remaining time once no reason to pause is left. */
  readonly resume: (reason: PauseReason) => void;
  readonly cancel: () => void;
}

export type PauseReason = "hover" | "focus";

/** Runs `run` once, after `ms` milliseconds without the time in which it was paused. */
export function pausableTimer(clock: Clock, ms: number, run: () => void): PausableTimer {
  const reasons = new Set<PauseReason>();
  let remaining = ms;
  let since = clock.now();
  let over = false;
  const finish = () => {
    over = true;
    run();
  };
  let stop = clock.after(remaining, finish);

  return {
    pause: (reason) => {
      if (reasons.size === 0) {
        stop();
        remaining -= clock.now() - since;
      }
      reasons.add(reason);
    },
    resume: (reason) => {
      if (!reasons.delete(reason) || reasons.size > 0 || over) return;
      since = clock.now();
      stop = clock.after(Math.max(0, remaining), finish);
    },
    cancel: () => {
      over = true;
      stop();
    },
  };
}
