import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";

/**
 * Schema of a date in the last build's report (`PublicationReport` in src/content/model/report.ts),
 * converted to ms since 1970.
 */
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

/** How far the clock may be behind the last build, in ms, before we assume it was set back. */
const CLOCK_TOLERANCE_MS = 60_000;

/**
 * Returns the dates in the last build's report below `root`, or null if it can't be read, for
 * example because there's been no build.
 */
export function readLastBuild(root = "."): LastBuild | null {
  try {
    const text = readFileSync(path.join(root, "reports/content.json"), "utf8");
    return v.parse(report, JSON.parse(text)).publication;
  } catch {
    return null; // no build yet
  }
}

/**
 * Creates a function that checks whether the site needs a rebuild even though nobody has edited
 * content, because a scheduled change is due, the clock is now earlier than the last build, or that
 * build showed drafts. It returns true only once for each reason, so that a failing build isn't
 * retried forever.
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
