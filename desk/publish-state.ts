/** What the desk's server tells its Publish bar. */

/** A content file that visitors would see differently, or now see differently. */
export interface PublishChange {
  readonly kind: "added" | "changed" | "removed";
  /** The record's title, or the file's name in the menu. */
  readonly title: string;
  /** URL of the page that shows it, or null if none does. */
  readonly url: string | null;
}

/** The latest publishing or undoing. */
export type PublishRun =
  | { readonly phase: "idle" | "undoing" }
  | {
      readonly phase: "undone";
      /** When the release that visitors see again was made, ISO 8601. */
      readonly madeAt: string;
    }
  | { readonly phase: "publishing"; readonly step: string }
  | {
      readonly phase: "asking";
      /** Number of this publishing, which an answer names. */
      readonly run: number;
      readonly disappearing: readonly string[];
      readonly warnings: readonly string[];
    }
  | {
      readonly phase: "published";
      readonly seconds: number;
      readonly changes: readonly PublishChange[] | null;
      /** What the report says has to be mended, a line each. */
      readonly report: readonly string[];
    }
  | {
      readonly phase: "failed";
      readonly reason: string;
      /** The last lines of the build's errors, or "". */
      readonly details: string;
    };

export interface PublishState {
  readonly latest: PublishRun;
  /** What Publish would change; null before the first publishing. */
  readonly unpublished: readonly PublishChange[] | null;
  /** Address of the published site. */
  readonly siteUrl: string;
  /** Whether releases are kept. Without them Publish builds into `public/`, and nothing can be undone. */
  readonly hasReleases: boolean;
  readonly canUndo: boolean;
}
