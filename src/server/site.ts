import type { Context } from "hono";
import type { StoredContent } from "../site/api/content-store";
import type { Redirect } from "../site/redirects";

/** A built site, as the host application asks for it, wherever its files are. */
export interface Site {
  /**
   * Responds with the file `name`, a decoded path, or with the `index.html` of that folder; null: there is
   * none. A range and a 304 where the visitor asks for them and `isWhole` does not forbid it.
   */
  readonly file: (c: Context, name: string, isWhole?: boolean) => Promise<Response | null>;
  /**
   * Headers of every page, as the build has left them. Throws while they have never been read; afterwards
   * the last ones that were read stay.
   */
  readonly headers: () => Readonly<Record<string, string>>;
  /** Where records have moved to, beside the redirects of every site. */
  readonly redirects: () => Promise<readonly Redirect[]>;
  /** Whether there was an article at this path, which has been removed. */
  readonly isRemoved: (pathname: string) => Promise<boolean>;
  /** Whether the forms of its pages count on an inbox of the host; null where the build has not said. */
  readonly hasInbox: boolean | null;
  /** What the content API answers; null where the build has left none. */
  readonly content: () => Promise<StoredContent | null>;
  /** Which release it is; null: none. */
  readonly release: string | null;
  /** What is wrong with the site, as a sentence for the health check; null: nothing. */
  readonly problem: () => string | null;
}

/** Finds the site to serve. */
export type LocateSite = () => Site | Promise<Site>;
