/** A content file with a change that visitors see, or will see after publishing. */
export interface PublishChange {
  readonly kind: "added" | "changed" | "removed";
  /** The record's title, or the file's label in the menu. */
  readonly title: string;
  /** URL of the page that shows the file, or null if none does. */
  readonly url: string | null;
}

/** The latest publish or undo. */
export type PublishRun =
  | { readonly phase: "idle" | "undoing" }
  | {
      readonly phase: "undone";
      /** When the release that visitors now see again was made, in ISO 8601. */
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
  /** What Publish would change. Null before the first publish. */
  readonly unpublished: readonly PublishChange[] | null;
  readonly siteUrl: string;
  /** Whether releases are kept. If not, Publish builds into `public/` and can't be undone. */
  readonly hasReleases: boolean;
  readonly canUndo: boolean;
}
