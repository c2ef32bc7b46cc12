import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";

/** Dates in the last build's report (`PublicationReport` in src/content/model/report.ts). */
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

/** Clock differences that don't count as going back, in ms. */
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
 * Creates a check for content that has changed by itself since the last build: a scheduled change
 * is due, the clock has gone back to before the build, or the build showed drafts. It returns true
 * only once per reason, so that a failing build isn't retried forever.
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
