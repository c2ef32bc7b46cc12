/** Time as the plugin sees it, so that tests need no waiting. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
  /** Runs once after `ms`; returns its cancel function. */
  readonly after: (ms: number, run: () => void) => () => void;
  readonly sleep: (ms: number) => Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const id = setTimeout(run, ms);
    return () => clearTimeout(id);
  },
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** `10000` → `10 s`. */
export const inSeconds = (ms: number): string => `${ms / 1000} s`;
