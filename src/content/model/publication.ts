import * as v from "valibot";
import { TIME_ZONE } from "../../site/company/brand";
import { zoneInWords } from "../company/local-time";
import { visibleLine } from "../text/plain-text";
import { fileId, isoTime, time } from "./fields";
import {
  laterOf,
  type PublicationState,
  type RawRecord,
  type ScheduledChange,
  STATE_FIELDS,
  stateOf,
} from "./publication-state";
import { fieldText, titleFieldOf, titleOf } from "./record-title";
import { isRecord, optionalWithDefault } from "./repair";

/**
 * The moment that decides what counts as published, and whether drafts and scheduled records are
 * included.
 */
export interface PreviewOptions {
  readonly now: Date;
  readonly drafts: boolean;
}

/** The company's UTC offset on 30 November 2026, in ISO 8601 notation. */
const OFFSET = new Intl.DateTimeFormat("en", { timeZone: TIME_ZONE, timeZoneName: "longOffset" })
  .formatToParts(Date.UTC(2026, 10, 30))
  .find(({ type }) => type === "timeZoneName")
  ?.value.replace("GMT", "");
const EXAMPLE = `such as 2026-11-30T08:00:00${OFFSET || "+00:00"}`;

const MOMENT_WANTED = `must be a date and time with a time zone, ${EXAMPLE}`;

/**
 * Matches a date and time with a time zone. The zone is required, because we can't know the
 * editor's.
 */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/i;

const moment = v.pipe(v.string(MOMENT_WANTED), v.regex(MOMENT, MOMENT_WANTED), time);

/**
 * Schema of every record's publication fields, for the desk. `publishedRecords` reads and removes
 * them.
 */
export const publicationSchema = v.object({
  draft: optionalWithDefault(v.boolean(), false),
  publish_at: optionalWithDefault(v.nullable(moment), null),
  unpublish_at: optionalWithDefault(v.nullable(moment), null),
});

/** Schema of the former ids of a record with its own page, for the desk. */
export const movedSchema = v.object({
  moved_from: optionalWithDefault(v.array(fileId), []),
});

type Problem = { readonly field: string; readonly problem: string };

/** Finds times without a time zone, which are read as UTC and so usually meant otherwise. */
export const unzonedTimes = (record: RawRecord): readonly Problem[] =>
  ["publish_at", "unpublish_at"].flatMap((field) => {
    const value = record[field];
    return typeof value === "string" && isoTime(value) !== null && !MOMENT.test(value.trim())
      ? [{ field, problem: `is “${visibleLine(value, 60)}”, but ${MOMENT_WANTED}` }]
      : [];
  });

export interface Publication {
  /** When it was or will be published, or null if no field says when. */
  readonly from: string | null;
  readonly state: PublicationState;
  /** Problems, each worded to complete a sentence. A record with a problem is never published. */
  readonly problems: readonly Problem[];
  /** The next change that visitors will see, or null. */
  readonly next: ScheduledChange | null;
}

/** Decides whether a record is published at `now`, and reports problems with its fields. */
export function publicationOf(record: RawRecord, now: Date): Publication {
  const { state, from, until, invalidDates } = stateOf(record, now);
  const problems = invalidDates.map((field) => {
    const value = record[field];
    const shown = typeof value === "number" ? value : `“${visibleLine(String(value), 60)}”`;
    return { field, problem: `is ${shown}, but ${MOMENT_WANTED}` };
  });
  const { draft } = record;
  if (isRecord(draft) || (typeof draft === "string" && stateOf({ draft }, now).state === "draft"))
    problems.push({ field: "draft", problem: "must be true or false, without quotation marks" });
  const isOrdered = !from || !until || from < until;
  if (!isOrdered)
    problems.push({ field: "unpublish_at", problem: "must be later than publish_at" });
  return { state, from, problems, next: nextOf() };

  function nextOf(): ScheduledChange | null {
    const title = titleOf(record);
    if (state === "scheduled" && from && isOrdered) return { at: from, event: "appears", title };
    return state === "published" && until ? { at: until, event: "ends", title } : null;
  }
}

export interface PublishedRecords {
  /** Indexes of the shown records, in order. */
  readonly shown: readonly number[];
  /**
   * The shown records without their publication fields. Unpublished ones are marked in their title.
   */
  readonly records: readonly unknown[];
  /** The state of every record that isn't published. */
  readonly unpublished: readonly {
    readonly state: PublicationState;
    readonly index: number;
    readonly title: string;
  }[];
  readonly scheduledChanges: readonly ScheduledChange[];
  readonly problems: readonly (Problem & { readonly index: number })[];
  /** Former ids of all records, including hidden ones. */
  readonly moves: readonly (Move & { readonly index: number })[];
}

/** `part`: appears on pages. `page`: has its own page. `post`: has its own page and a date. */
export type RecordKind = "part" | "page" | "post";

export interface Move {
  readonly from: string;
  readonly to: string;
}

const STATE: ReadonlySet<string> = new Set(STATE_FIELDS);
const WITH_MOVES = new Set([...STATE, ...Object.keys(movedSchema.entries)]);

/**
 * Returns the records to show: those published at `now` and, with `drafts`, those not published
 * yet. Values that aren't records are passed on so that the parser can report them. Pages and posts
 * may have former ids, and posts have a date.
 */
export function publishedRecords(
  records: readonly unknown[],
  { now, drafts }: PreviewOptions,
  kind: RecordKind = "part",
): PublishedRecords {
  const moved = kind === "part" ? [] : records.map(movesOf);
  const read = records.map((record, index) => ({
    index,
    record,
    publication: isRecord(record) ? publicationOf(record, now) : null,
  }));
  const kept = read.filter(
    ({ publication }) =>
      publication === null ||
      publication.state === "published" ||
      (drafts && publication.state !== "ended"),
  );
  return {
    shown: kept.map(({ index }) => index),
    records: kept.map(({ record, publication }) =>
      isRecord(record) && publication ? withoutState(record, publication, now, kind) : record,
    ),
    unpublished: read.flatMap(({ index, record, publication }) =>
      publication && publication.state !== "published"
        ? [{ index, state: publication.state, title: titleOf(record as RawRecord) }] // only a record has a state
        : [],
    ),
    scheduledChanges: read.flatMap(({ publication }) => publication?.next ?? []),
    problems: read
      .flatMap(({ index, publication }) =>
        (publication?.problems ?? []).map((problem) => ({
          index,
          ...problem,
          problem: `${problem.problem}; the record isn’t published until that’s fixed`,
        })),
      )
      .concat(
        moved.flatMap(({ isWrong }, index) =>
          isWrong
            ? [
                {
                  index,
                  field: "moved_from",
                  problem: 'must be a list of former ids, such as ["old-id"]',
                },
              ]
            : [],
        ),
      ),
    moves: moved.flatMap(({ moves }, index) => moves.map((move) => ({ index, ...move }))),
  };
}

function movesOf(record: unknown): { readonly moves: readonly Move[]; readonly isWrong: boolean } {
  const value = isRecord(record) ? record.moved_from : undefined;
  if (!isRecord(record) || value === undefined || value === null) {
    return { moves: [], isWrong: false };
  }
  const ids = v.safeParse(movedSchema.entries.moved_from.strict, value);
  if (!ids.success) return { moves: [], isWrong: true };
  // editors may paste an address, which ends with the id
  const former = ids.output.flatMap(
    (id) =>
      id
        .replace(/\/*(?:[?#].*)?$/s, "")
        .split("/")
        .at(-1) || [],
  );
  return { moves: former.map((from) => ({ from, to: fieldText(record.id) })), isWrong: false };
}

function withoutState(
  record: RawRecord,
  publication: Publication,
  now: Date,
  kind: RecordKind,
): RawRecord {
  const { state, next, from } = publication;
  const stateFields = kind === "part" ? STATE : WITH_MOVES;
  const marked = state === "published" ? undefined : titleFieldOf(record);
  const mark = next ? `[From ${momentInWords(next.at, now.toISOString())}]` : "[Draft]";
  const fields = Object.entries(record).filter(([field]) => !stateFields.has(field));
  const shown = Object.fromEntries(
    fields.map(([field, value]) => [
      field,
      field === marked ? `${mark} ${fieldText(value)}` : value,
    ]),
  );
  const date = kind === "post" && from ? { created_at: laterOf(record.created_at, from) } : {};
  return { ...shown, ...date };
}

export const LOCAL_TIME = zoneInWords(TIME_ZONE);

/**
 * Formats a time as "Monday 30 November, 08:00" in the company's time zone, adding the year if it
 * differs from that of `now`.
 */
export function momentInWords(iso: string, now: string): string {
  const partsOf = (time: string) => {
    const parts = FORMAT.formatToParts(new Date(time));
    return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  };
  const { weekday, day, month, year, hour, minute } = partsOf(iso);
  const ofYear = year === partsOf(now).year ? "" : ` ${year}`;
  return `${weekday} ${day} ${month}${ofYear}, ${hour}:${minute}`;
}

const FORMAT = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: TIME_ZONE,
});
