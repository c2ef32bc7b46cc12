import { execFileSync } from "node:child_process";
import type { BuildOutcome } from "../../__tests__/support/content/site-copy";

const POLL_MS = 200;

/** Returns the resident memory of all descendants of a process, in MB. */
function residentMegabytes(root: number): number {
  const lines = execFileSync("ps", ["-eo", "pid=,ppid=,rss="], { encoding: "utf8" }).trim();
  const processes = lines.split("\n").map((line) => line.trim().split(/\s+/).map(Number));
  const below = (above: number) => processes.filter(([, parent]) => parent === above);
  const kilobytesBelow = (above: number): number =>
    below(above).reduce((sum, [pid = 0, , own = 0]) => sum + own + kilobytesBelow(pid), 0);
  return kilobytesBelow(root) / 1_024;
}

/**
 * Runs a program and measures the peak memory of all descendants of this process, in MB. If the
 * program fails, throws the end of its output.
 */
export async function withPeakMemory(run: () => Promise<BuildOutcome>) {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(process.pid));
  }, POLL_MS);
  const outcome = await run();
  clearInterval(timer);
  if (outcome.code !== 0) throw new Error(outcome.output.slice(-3_000));
  return { ...outcome, peakMegabytes: Math.round(peak) };
}
