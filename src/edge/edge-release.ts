/** What a build decides about its host. It is part of the worker, so that pages and worker always agree. */
export interface EdgeRelease {
  /** The release, as `release.json` names it; "unreleased" where there is none. */
  readonly id: string;
  /** Headers of every page. */
  readonly headers: Readonly<Record<string, string>>;
  /** Paths of removed articles. */
  readonly gone: readonly string[];
  /** Whether the forms of its pages count on an inbox of the host. */
  readonly hasInbox: boolean;
  /** The newest migration that the program knows. */
  readonly program: number;
  readonly siteUrl: string;
  /** The content API that is forwarded to; null: the host answers from the release. */
  readonly contentApiUrl: string | null;
  readonly contentApiTimeoutMs: number;
  /** The description of the content API. */
  readonly description: object;
}
