import { isoTime } from "./fields";
import { isRecord } from "./repair";

/**
 * Decides from record and clock whether a record is published: docs/publishing.md, "Drafts and dates". Apart from the
 * words about it, since a browser asks this of every record that it reads.
 */

/** The state of a record by its dates and its draft mark. */
export type PublicationState = "published" | "draft" | "scheduled" | "ended";

/** The next change of a record's state: when and which. */
export interface DueMoment {
  /** The moment, ISO 8601 in UTC. */
  readonly at: string;
  readonly event: "appears" | "ends";
  /** The record as an editor knows it: its title or name. */
  readonly title: string;
}

/** A field that decides nothing as it is written. */
export interface StateFlaw {
  readonly field: string;
  /**
   * `moment`: no time with a zone; `boolean`: neither true nor false; `order`: an end that is not after the beginning;
   * `name`: the name of a state field, spelt in another way; `foreign`: another system's word for a draft.
   */
  readonly kind: "moment" | "boolean" | "order" | "name" | "foreign";
}

/** What a record's own fields say of its publication. */
export interface RecordState {
  readonly state: PublicationState;
  /** The moment of publication, past or to come, where the fields name one, ISO 8601 in UTC. */
  readonly from: string | null;
  /** The moment at which it is taken down. */
  readonly until: string | null;
  /** A record with one is a draft. */
  readonly flaws: readonly StateFlaw[];
}

export type RawRecord = Readonly<Record<string, unknown>>;

/** The fields that decide, as they are written. */
export const STATE_FIELDS = ["draft", "publish_at", "unpublish_at"] as const;

/** A time with a zone; without one the moment of publication would be a guess. */
export const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/i;

/** Returns the letters of a field's name: as in "Publish-At" for `publish_at`. */
const lettersOf = (field: string): string => field.toLowerCase().replace(/[\s_-]/g, "");

/** Returns the state field that a name means; undefined: none. */
export const stateFieldMeant = (field: string): string | undefined =>
  STATE_FIELDS.find((known) => lettersOf(known) === lettersOf(field));

const IS_FALSE = /^(?:false|no|0)$/i;
const IS_TRUE = /^(?:true|yes|1)$/i;
/** A state in the words of other systems, by its letters. */
const UNPUBLISHED_STATE =
  /^(?:(?:auto|in|needs|pending)?(?:draft|review)|pending|private|scheduled|future|archived|trash(?:ed)?|(?:un|not)published|hidden|(?:in|de)activ(?:e|ated)|deleted|disabled|rejected)$/;
const IS_STATE = /^(?:(?:post|workflow|publication)?(?:status|state)|visibility)$/;
const IS_PUBLISHED = /^(?:is)?published$/;
/** With true or, in “at”, a time at which it was removed. */
const IS_UNPUBLISHED =
  /^(?:drafts|isdraft|(?:is)?(?:unpublished|hidden|private|(?:deleted|archived)(?:at)?))$/;

/** Returns a time in milliseconds as `isoTime` reads it, else as the engine does; NaN: it is none. */
export const timeMs = (text: string): number => Date.parse(isoTime(text) ?? text);

/** Whether a field says, in the words of other systems, that its record is not to be seen at `now`. */
function isDraftElsewhere(field: string, value: unknown, now: Date): boolean {
  const letters = lettersOf(field);
  const text = typeof value === "object" ? "" : String(value).trim();
  if (letters === "publishedat") return timeMs(text) > now.getTime();
  if (IS_PUBLISHED.test(letters)) return IS_FALSE.test(text);
  if (IS_STATE.test(letters)) return UNPUBLISHED_STATE.test(lettersOf(text));
  // a time or its number of this century: databases have zeros and words for none
  const hasCome =
    letters.endsWith("at") && /^(?:20|1\d{9})/.test(text) && !(timeMs(text) > now.getTime());
  return (hasCome || IS_TRUE.test(text)) && IS_UNPUBLISHED.test(letters);
}

const isMissing = (value: unknown) => value === undefined || value === null || value === "";

/** Decides whether a record, as it is written, is published at `now`. */
export function stateOf(record: RawRecord, now: Date): RecordState {
  const flaws: StateFlaw[] = [];
  const momentIn = (field: "publish_at" | "unpublish_at"): string | null => {
    const value = record[field];
    if (isMissing(value)) return null;
    const moment = typeof value === "string" && MOMENT.test(value) ? isoTime(value) : null;
    if (!moment) flaws.push({ field, kind: "moment" });
    return moment;
  };
  const { draft } = record;
  if (!isMissing(draft) && typeof draft !== "boolean")
    flaws.push({ field: "draft", kind: "boolean" });
  for (const field of Object.keys(record)) {
    if ((stateFieldMeant(field) ?? field) !== field) flaws.push({ field, kind: "name" });
    if (isDraftElsewhere(field, record[field], now)) flaws.push({ field, kind: "foreign" });
  }
  const from = momentIn("publish_at");
  const until = momentIn("unpublish_at");
  if (from && until && until <= from) flaws.push({ field: "unpublish_at", kind: "order" });
  return { state: inState(), from, until, flaws };

  function inState(): PublicationState {
    if (draft === true || flaws.length > 0) return "draft";
    const moment = now.toISOString();
    if (until && until <= moment) return "ended";
    return from && from > moment ? "scheduled" : "published";
  }
}

/** Returns the later of a post's own time, if it has one, and its publication: it is the newest when it appears. */
export const laterOf = (written: unknown, from: string | null): unknown =>
  from && (!written || timeMs(String(written)) < timeMs(from)) ? from : written;

/**
 * Returns a record as a build at `now` would show it; undefined: it is not published. A value that is no record is
 * returned, so that its parser finds it.
 */
export function publishedNow(record: unknown, now = new Date()): unknown {
  if (!isRecord(record)) return record;
  const { state, from } = stateOf(record, now);
  if (state !== "published") return undefined;
  return { ...record, created_at: laterOf(record.created_at, from) };
}
