import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";

/** Schema of the dates in the last build's report: src/content/model/report.ts, `PublicationReport`. */
const time = v.pipe(
  v.string(),
  v.transform((iso) => Date.parse(iso)),
  v.number(),
);
const publication = v.object({
  at: time,
  drafts: v.boolean(),
  scheduledChanges: v.array(v.object({ at: time })),
});
const report = v.object({ publication });
type LastBuild = v.InferOutput<typeof publication>;

/** Milliseconds of difference between two clocks that do not count as a step back. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Returns the dates in the last build's report below `root`, or null without a build. */
export function readLastBuild(root = "."): LastBuild | null {
  try {
    const text = readFileSync(path.join(root, "reports/content.json"), "utf8");
    return v.parse(report, JSON.parse(text)).publication;
  } catch {
    return null; // no build yet
  }
}

/**
 * Returns a check of whether content has changed by itself since the last build: a coming change is due, the clock has
 * gone back behind the build, or it was one with drafts. It reads the clock each time, which may be put forward or
 * back; it is true only once for the same reason, so that a failing build is not tried for ever.
 */
export function createScheduledChangeCheck(
  read: () => LastBuild | null = readLastBuild,
): (nowMs: number) => boolean {
  let lastReason = "";
  return (nowMs) => {
    const last = read();
    if (!last) return false;
    const { at, drafts, scheduledChanges } = last;
    const come = scheduledChanges.filter((moment) => moment.at > at && moment.at <= nowMs).length;
    const isBack = nowMs < at - CLOCK_TOLERANCE_MS;
    const reason = `${at} ${come} ${isBack} ${drafts}`;
    if ((come === 0 && !isBack && !drafts) || reason === lastReason) return false;
    lastReason = reason;
    return true;
  };
}
