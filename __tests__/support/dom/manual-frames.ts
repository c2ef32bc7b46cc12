import type { Frames } from "../../../src/features/home/hero/hero-particles";

/** Animation frames that come only when asked for. */
export interface ManualFrames {
  readonly frames: Frames;
  /** Draws `count` frames, each `ms` after the one before. */
  readonly draw: (count: number, ms?: number) => void;
  readonly pending: () => number;
}

export function manualFrames(): ManualFrames {
  const waiting = new Set<{ readonly run: (now: number) => void }>();
  let now = 0;
  return {
    frames: (run) => {
      const request = { run }; // one of its own, as the browser's id
      waiting.add(request);
      return () => void waiting.delete(request);
    },
    draw: (count, ms = 16) => {
      for (let drawn = 0; drawn < count; drawn++) {
        now += ms;
        const due = [...waiting];
        waiting.clear();
        for (const { run } of due) run(now);
      }
    },
    pending: () => waiting.size,
  };
}
