/**
 * Facts about a build that the host needs. They're bundled into the worker, so that the worker
 * always matches the pages.
 */
export interface EdgeRelease {
  /** The id in `release.json`, or "unreleased". */
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly gone: readonly string[];
  /** Whether the pages' forms need an inbox on the host. */
  readonly hasInbox: boolean;
  /** Number of the newest migration this program knows. */
  readonly program: number;
  readonly siteUrl: string;
  /**
   * Content API that requests are forwarded to, or null if the host serves content from the
   * release.
   */
  readonly contentApiUrl: string | null;
  readonly contentApiTimeoutMs: number;
}
