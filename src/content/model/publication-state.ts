/** The state of a record by its dates and its draft mark. Source: docs/publishing.md, "Drafts and dates". */
export type PublicationState = "published" | "draft" | "scheduled" | "ended";

/** The next change of a record's state: when and which. */
export interface DueMoment {
  /** The moment, ISO 8601 in UTC. */
  readonly at: string;
  readonly event: "appears" | "ends";
  /** The record as an editor knows it: its title or name. */
  readonly title: string;
}
