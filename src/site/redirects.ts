import { ROUTES } from "./routes";

/** Lists all redirects of a built site, for hosts: `Redirect[]`. */
export const REDIRECTS_FILE = "redirects.json";

/** A permanent redirect between two paths of the site. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Redirects of every site; records that have moved add their own. */
export const REDIRECTS: readonly Redirect[] = [
  { from: ROUTES.previousPost, to: ROUTES.blog },
  { from: ROUTES.nextPost, to: ROUTES.blog },
];
