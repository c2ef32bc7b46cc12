/** A content file whose change visitors would see, or see now. */
export interface PublishChange {
  readonly kind: "added" | "changed" | "removed";
  /** The record's title, or the file's label in the menu. */
  readonly title: string;
  /** URL of the page that shows it, or null if none does. */
  readonly url: string | null;
}

/** The latest publish or undo. */
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
      /** Number of this publish, which the reply to its question has to repeat. */
      readonly run: number;
      readonly disappearing: readonly string[];
      readonly warnings: readonly string[];
    }
  | {
      readonly phase: "published";
      readonly seconds: number;
      readonly changes: readonly PublishChange[] | null;
      /** Problems from the content report, one line each. */
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
  /** What Publish would change; null before the first publish. */
  readonly unpublished: readonly PublishChange[] | null;
  readonly siteUrl: string;
  /**
   * Whether releases are kept. Without them, Publish builds into `public/` and nothing can be
   * undone.
   */
  readonly hasReleases: boolean;
  readonly canUndo: boolean;
}
