import type { PreviewOptions } from "../content/model/publication";

/**
 * Returns the moment for which this program reads content (`CONTENT_TIME`, which a build sets to its start, else now),
 * and whether it shows unpublished records (`DRAFTS=1`). The environment has checked both: src/node/environment.ts.
 */
export function previewOptions({ CONTENT_TIME, DRAFTS } = process.env): PreviewOptions {
  return { now: CONTENT_TIME ? new Date(CONTENT_TIME) : new Date(), drafts: DRAFTS === "1" };
}
