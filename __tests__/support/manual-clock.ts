interface Timer {
  readonly due: number;
  readonly run: () => void;
}

/** A clock that only moves with `advance`, which runs timers in order, each at its due time. */
export interface ManualClock {
  /** In ms since the Unix epoch. */
  readonly now: () => number;
  readonly after: (ms: number, run: () => void) => () => void;
  readonly advance: (ms: number) => void;
  /** Timers that haven't run or been cancelled. Zero after everything was unmounted. */
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
    after: (ms, run) => add({ due: now + ms, run }),
    pending: () => timers.size,
    advance: (ms) => {
      const until = now + ms;
      for (let timer = next(until); timer; timer = next(until)) {
        now = timer.due;
        timers.delete(timer);
        timer.run();
      }
      now = until;
    },
  };
}
