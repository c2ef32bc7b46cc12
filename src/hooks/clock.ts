/** Timers for hooks; tests pass their own clock. Each method returns a cancel function. */
export interface Clock {
  readonly after: (ms: number, run: () => void) => () => void;
  readonly every: (ms: number, run: () => void) => () => void;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
}

/** The browser's timers. */
export const systemClock: Clock = {
  after: (ms, run) => {
    const id = setTimeout(run, ms);
    return () => clearTimeout(id);
  },
  every: (ms, run) => {
    const id = setInterval(run, ms);
    return () => clearInterval(id);
  },
  now: () => Date.now(),
};
