import type { PreviewOptions } from "../content/model/publication";

/**
 * Returns the time for which this program reads content (`CONTENT_TIME`, which a build sets to its
 * start, otherwise now), and whether it shows unpublished records (`DRAFTS=1`).
 * src/node/environment.ts has validated both.
 */
export function previewOptions({ CONTENT_TIME, DRAFTS } = process.env): PreviewOptions {
  return { now: CONTENT_TIME ? new Date(CONTENT_TIME) : new Date(), drafts: DRAFTS === "1" };
}
