/** Time as hooks see it, so that tests need no waiting. Each call returns its cancel function. */
export interface Clock {
  readonly after: (ms: number, run: () => void) => () => void;
  readonly every: (ms: number, run: () => void) => () => void;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
}

/** The browser's own timers. */
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

/** Asks for one animation frame; `run` gets its time in milliseconds. Returns the cancel function. */
export type Frames = (run: (now: number) => void) => () => void;

/** The browser's own frames. */
export const browserFrames: Frames = (run) => {
  const id = requestAnimationFrame(run);
  return () => cancelAnimationFrame(id);
};
