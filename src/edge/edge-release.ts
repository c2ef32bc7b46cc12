/**
 * Facts about a build that the host needs. They're bundled into the worker, so that pages and
 * worker always match.
 */
export interface EdgeRelease {
  /** Id in `release.json`, or "unreleased". */
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly gone: readonly string[];
  /** Whether the pages' forms need an inbox on the host. */
  readonly hasInbox: boolean;
  /** Number of the newest migration this program knows. */
  readonly program: number;
  readonly siteUrl: string;
  /**
   * Content API that requests are forwarded to. If it's null, the host responds from the release.
   */
  readonly contentApiUrl: string | null;
  readonly contentApiTimeoutMs: number;
}
