import type { PreviewOptions } from "../content/model/publication";

/**
 * Reads the preview options from variables that src/node/environment.ts has validated.
 * `CONTENT_TIME` decides what counts as published. It defaults to now, and a build sets it to the
 * time when the build started. With `DRAFTS=1`, drafts and scheduled records are shown too.
 */
export function previewOptions({ CONTENT_TIME, DRAFTS } = process.env): PreviewOptions {
  return { now: CONTENT_TIME ? new Date(CONTENT_TIME) : new Date(), drafts: DRAFTS === "1" };
}
