import type { Edition } from "../content/model/publication";

/**
 * Returns the edition of this program: at `CONTENT_TIME`, which a build sets to its start, else now; with unpublished
 * records where `DRAFTS` is 1. The environment has checked both: src/node/environment.ts.
 */
export function currentEdition({ CONTENT_TIME, DRAFTS } = process.env): Edition {
  return { now: CONTENT_TIME ? new Date(CONTENT_TIME) : new Date(), drafts: DRAFTS === "1" };
}
