import type { Context } from "hono";
import type { StoredContent } from "../content/content-store";
import type { Redirect } from "../site/routes";

/** A built site as the host sees it, wherever its files are. */
export interface Site {
  /**
   * Responds with the file `name`, which is a decoded path, or with the `index.html` in that
   * folder. Returns null if there's neither. Supports ranges and 304 unless `isWhole`.
   */
  readonly file: (c: Context, name: string, isWhole?: boolean) => Promise<Response | null>;
  /**
   * Returns the headers that the build wrote for every page. If they can't be read, returns the
   * last ones that could be, or throws if there are none.
   */
  readonly headers: () => Readonly<Record<string, string>>;
  /** Redirects from records' earlier paths, in addition to the fixed ones. */
  readonly redirects: () => Promise<readonly Redirect[]>;
  /** Returns whether an article at this path was removed. */
  readonly isRemoved: (pathname: string) => Promise<boolean>;
  /** Whether the pages' forms need an inbox on the host. Null if the build didn't say. */
  readonly hasInbox: boolean | null;
  /** Whether the site has the page that confirms a subscription. */
  readonly hasNewsletter: boolean;
  /** Content for the content API, or null if the build stored none. */
  readonly content: () => Promise<StoredContent | null>;
  readonly release: string | null;
  /** Returns the site's problem as a sentence for the health check, or null. */
  readonly problem: () => string | null;
}

export type LocateSite = () => Site | Promise<Site>;
