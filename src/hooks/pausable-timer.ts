import { after } from "./timers";

/** A timer that pauses while its element is hovered or has the focus. */
export interface PausableTimer {
  readonly pause: (reason: PauseReason) => void;
  /** Continues with the remaining time once there's no reason left to pause. */
  readonly resume: (reason: PauseReason) => void;
  readonly cancel: () => void;
}

export type PauseReason = "hover" | "focus";

/** Runs `run` once after `ms` milliseconds, not counting time while paused. */
export function pausableTimer(ms: number, run: () => void): PausableTimer {
  const reasons = new Set<PauseReason>();
  let remaining = ms;
  let since = Date.now();
  let over = false;
  const finish = () => {
    over = true;
    run();
  };
  let stop = after(remaining, finish);

  return {
    pause: (reason) => {
      if (reasons.size === 0) {
        stop();
        remaining -= Date.now() - since;
      }
      reasons.add(reason);
    },
    resume: (reason) => {
      if (!reasons.delete(reason) || reasons.size > 0 || over) return;
      since = Date.now();
      stop = after(Math.max(0, remaining), finish);
    },
    cancel: () => {
      over = true;
      stop();
    },
  };
}
