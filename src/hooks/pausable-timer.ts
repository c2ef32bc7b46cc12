import type { Clock } from "./clock";

/** A timer that pauses while the visitor points at or focuses what it would remove. */
export interface PausableTimer {
  readonly pause: (reason: PauseReason) => void;
  /** Goes on with the time that was left, once nothing pauses it any more. */
  readonly resume: (reason: PauseReason) => void;
  readonly cancel: () => void;
}

export type PauseReason = "hover" | "focus";

/** Runs `run` once, after `ms`, not counting the time in which it was paused. */
export function pausableTimer(clock: Clock, ms: number, run: () => void): PausableTimer {
  const reasons = new Set<PauseReason>();
  let left = ms;
  let since = clock.now();
  let over = false;
  const finish = () => {
    over = true;
    run();
  };
  let stop = clock.after(left, finish);

  return {
    pause: (reason) => {
      if (reasons.size === 0) {
        stop();
        left -= clock.now() - since;
      }
      reasons.add(reason);
    },
    resume: (reason) => {
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
