import { isoTime, parseTime } from "./fields";
import { isRecord } from "./repair";

/** `draft`: held back by an editor, or because of an invalid date. `ended`: taken down. */
export type PublicationState = "published" | "draft" | "scheduled" | "ended";

export interface ScheduledChange {
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly event: "appears" | "ends";
  readonly title: string;
}

/** A record's publication state, from its own fields. */
export interface RecordState {
  readonly state: PublicationState;
  /** When it appears or appeared, ISO 8601 in UTC, or null if no field says when. */
  readonly from: string | null;
  /** When it's taken down, or null if no field says when. */
  readonly until: string | null;
  /** Fields with a date that can't be parsed. */
  readonly invalidDates: readonly string[];
}

export type RawRecord = Readonly<Record<string, unknown>>;

const FROM_FIELDS = ["publish_at", "published_at"] as const;
const UNTIL_FIELDS = ["unpublish_at", "expires_at"] as const;
const WITHDRAWN_FIELDS = ["deleted_at", "archived_at"] as const;

/** The only fields that affect a record's state. */
export const STATE_FIELDS: readonly string[] = [
  ...["draft", "status"],
  ...[...FROM_FIELDS, ...UNTIL_FIELDS, ...WITHDRAWN_FIELDS],
];

const NO_DRAFT: readonly unknown[] = [false, 0, "0", "false"];
const PUBLISHED_STATUS = /^(?:publish|published|public|live|active|approved)$/i;

/** Returns whether a field has no value. MySQL stores 0000-00-00 for a date that isn't set. */
const isAbsent = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && /^$|^0000-00-00/.test(value));

const isPublishedStatus = (value: unknown): boolean =>
  value === true || value === 1 || (typeof value === "string" && PUBLISHED_STATUS.test(value));

/**
 * Decides whether a record is published at `now`. The build, the host and the browser all use it,
 * because a content API may list records that aren't published.
 */
export function stateOf(record: RawRecord, now: Date): RecordState {
  const invalidDates: string[] = [];
  const timesIn = (fields: readonly string[]): readonly string[] =>
    fields
      .flatMap((field) => {
        const value = record[field];
        if (isAbsent(value)) return [];
        const ms = typeof value === "string" ? parseTime(value) : Number.NaN;
        if (!Number.isNaN(ms)) return new Date(ms).toISOString();
        invalidDates.push(field);
        return [];
      })
      .sort();
  const from = timesIn(FROM_FIELDS).at(-1) ?? null;
  const until = timesIn(UNTIL_FIELDS)[0] ?? null;
  return { state: inState(), from, until, invalidDates };

  function inState(): PublicationState {
    const { draft, status } = record;
    const moment = now.toISOString();
    const isWithdrawn = WITHDRAWN_FIELDS.some(
      (field) => !isAbsent(record[field]) && record[field] !== false && record[field] !== 0,
    );
    if (isWithdrawn || (until && until <= moment)) return "ended";
    const isDraft = !isAbsent(draft) && !NO_DRAFT.includes(draft);
    const isHeldBack = !isAbsent(status) && !isPublishedStatus(status);
    if (isDraft || isHeldBack || invalidDates.length > 0) return "draft";
    return from && from > moment ? "scheduled" : "published";
  }
}

/**
 * Parses a time into milliseconds with `isoTime`, falling back to the engine's own parser. Returns
 * NaN if it isn't valid.
 */
export const timeMs = (text: string): number => Date.parse(isoTime(text) ?? text);

/**
 * Returns the later of a post's own date and its publication time, so that a scheduled post counts
 * as the newest when it appears.
 */
export const laterOf = (written: unknown, from: string | null): unknown =>
  from && (!written || timeMs(String(written)) < timeMs(from)) ? from : written;

/**
 * Returns a record as a build at `now` shows it, or undefined if it isn't published. Values that
 * aren't records are returned unchanged.
 */
export function publishedNow(record: unknown, now = new Date()): unknown {
  if (!isRecord(record)) return record;
  const { state, from } = stateOf(record, now);
  if (state !== "published") return undefined;
  return { ...record, created_at: laterOf(record.created_at, from) };
}
