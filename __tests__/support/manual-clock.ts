import type { Clock } from "../../src/hooks/clock";

interface Timer {
  due: number;
  readonly period: number | null;
  readonly run: () => void;
}

/** A clock that stands still until `advance`, which runs each timer at its own due time, in order. */
export interface ManualClock extends Clock {
  readonly advance: (ms: number) => void;
  /** Timers not yet run or cancelled: zero after everything was unmounted. */
  readonly pending: () => number;
}

export function manualClock(start = 0): ManualClock {
  let now = start;
  const timers = new Set<Timer>();
  const add = (timer: Timer) => {
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  const next = (until: number): Timer | undefined =>
    [...timers].filter(({ due }) => due <= until).sort((a, b) => a.due - b.due)[0];

  return {
    now: () => now,
    after: (ms, run) => add({ due: now + ms, period: null, run }),
    every: (ms, run) => add({ due: now + ms, period: ms, run }),
    pending: () => timers.size,
    advance: (ms) => {
      const until = now + ms;
      for (let timer = next(until); timer; timer = next(until)) {
        now = timer.due;
        if (timer.period === null) timers.delete(timer);
        else timer.due += timer.period;
        timer.run();
      }
      now = until;
    },
  };
}
