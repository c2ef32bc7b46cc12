// Node's own clock, also where a test has timers of its own.
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";

const PATIENCE_MS = 100_000; // less than Jest's own, which would name no condition

/** Asks `isSo` again and again until it is true; throws with its source where it never is. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Never true: ${isSo}`);
    await pause(5);
  }
}
