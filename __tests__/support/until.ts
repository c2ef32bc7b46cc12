// Node's own clock, because a test may have fake timers.
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";

const PATIENCE_MS = 100_000; // less than Jest's limit, which wouldn't name the condition

/** Polls `isSo` until it's true. If it never is, throws with its source. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Never true: ${isSo}`);
    await pause(5);
  }
}
