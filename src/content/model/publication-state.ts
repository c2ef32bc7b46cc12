/** What the dates and the draft mark of a record make of it. Source: docs/publishing.md, "Drafts and dates". */
export type PublicationState = "published" | "draft" | "scheduled" | "ended";

/** What the next moment does to a record. */
export interface DueMoment {
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly event: "appears" | "ends";
  /** The record as an editor knows it: its title or name. */
  readonly title: string;
}
