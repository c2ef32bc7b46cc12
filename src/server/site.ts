import type { Context } from "hono";
import type { StoredContent } from "../content/content-store";
import type { Redirect } from "../site/routes";

/** A built site, as the host application uses it, wherever its files are. */
export interface Site {
  /**
   * Responds with the file `name`, a decoded path, or with the `index.html` of that folder; null: there is
   * none. A range and a 304 where the visitor asks for them and `isWhole` does not forbid it.
   */
  readonly file: (c: Context, name: string, isWhole?: boolean) => Promise<Response | null>;
  /**
   * Returns the headers of every page, as the build has written them. Throws while they have never been read;
   * afterwards the last ones that were read stay.
   */
  readonly headers: () => Readonly<Record<string, string>>;
  /** Returns the redirects from former paths of records, beside the redirects of every site. */
  readonly redirects: () => Promise<readonly Redirect[]>;
  /** Returns whether there was an article at this path, which has been removed. */
  readonly isRemoved: (pathname: string) => Promise<boolean>;
  /** Whether the forms of the site's pages count on an inbox of the host; null where the build has not said. */
  readonly hasInbox: boolean | null;
  /** Whether the site has a newsletter: the page to which the letter about a new address leads. */
  readonly hasNewsletter: boolean;
  /** Returns the content of the content API; null where the build has stored none. */
  readonly content: () => Promise<StoredContent | null>;
  /** Id of the site's release; null: none. */
  readonly release: string | null;
  /** Returns the problem of the site, as a sentence for the health check; null: none. */
  readonly problem: () => string | null;
}

/** Finds the site to serve. */
export type LocateSite = () => Site | Promise<Site>;
