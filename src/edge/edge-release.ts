/** Facts about a build for its host. They are part of the worker, so that pages and worker always agree. */
export interface EdgeRelease {
  /** Id of the release in `release.json`; "unreleased" where there is none. */
  readonly id: string;
  /** Headers of every page. */
  readonly headers: Readonly<Record<string, string>>;
  /** Paths of removed articles. */
  readonly gone: readonly string[];
  /** Whether the forms of the release's pages count on an inbox of the host. */
  readonly hasInbox: boolean;
  /** The newest migration that the program knows. */
  readonly program: number;
  readonly siteUrl: string;
  /** URL of the content API to which requests are forwarded; null: the host responds from the release. */
  readonly contentApiUrl: string | null;
  readonly contentApiTimeoutMs: number;
}
