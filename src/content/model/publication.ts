import * as v from "valibot";
import { TIME_ZONE } from "../../site/company/brand";
import { fileId, time } from "./fields";
import type { DueMoment, PublicationState } from "./publication-state";
import { optionalWithDefault } from "./repair";
import { visibleLine } from "./text";

/**
 * The state of a record: docs/publishing.md, "Drafts and dates". One function decides from record and clock
 * whether it is published; what comes after it knows neither these fields nor what is not published.
 */

/** The moment for which content is read, and whether what is not published then is shown as well. */
export interface Edition {
  readonly now: Date;
  readonly drafts: boolean;
}

/** How far the company's clocks are ahead of UTC on that day, as ISO 8601 writes it. */
const OFFSET = new Intl.DateTimeFormat("en", { timeZone: TIME_ZONE, timeZoneName: "longOffset" })
  .formatToParts(Date.UTC(2026, 10, 30))
  .find(({ type }) => type === "timeZoneName")
  ?.value.replace("GMT", "");
const EXAMPLE = `such as 2026-11-30T08:00:00${OFFSET || "+00:00"}`;

/** A time that says its zone; without one it would be a guess when something appears. */
const moment = v.pipe(
  v.string(`must be a date with a time and its zone, ${EXAMPLE}`),
  v.regex(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/i,
    `must be a date with a time and its zone, ${EXAMPLE}`,
  ),
  time,
);

/** Fields of every record, for the desk; `publishedRecords` reads and removes them. */
export const publicationSchema = v.object({
  draft: optionalWithDefault(v.boolean(), false),
  publish_at: optionalWithDefault(v.nullable(moment), null),
  unpublish_at: optionalWithDefault(v.nullable(moment), null),
});

/** The field of records with an address, for the desk likewise: the ids under which they were found before. */
export const movedSchema = v.object({
  moved_from: optionalWithDefault(v.array(fileId), []),
});

type Problem = { readonly field: string; readonly problem: string };

/** The state of one record. */
export interface Publication {
  /** When it appears, or has appeared, where its fields say so. */
  readonly from: string | null;
  readonly state: PublicationState;
  /** What is wrong in its fields, as the end of a sentence; such a record is a draft. */
  readonly problems: readonly Problem[];
  /** The next moment that changes what visitors see; null: none. */
  readonly next: DueMoment | null;
}

type RawRecord = Readonly<Record<string, unknown>>;

/** Decides whether a record, as it is written, is published at `now`. */
export function publicationOf(record: RawRecord, now: Date): Publication {
  const problems: Problem[] = [];
  const isMissing = (value: unknown) => value === undefined || value === null || value === "";
  const momentIn = (field: "publish_at" | "unpublish_at"): string | null => {
    const value = record[field];
    if (isMissing(value)) return null;
    const result = v.safeParse(moment, value, { abortPipeEarly: true });
    if (result.success) return result.output;
    const shown = typeof value === "string" ? `“${visibleLine(value, 60)}”` : typeof value;
    problems.push({ field, problem: `is ${shown}, but ${result.issues[0].message}` });
    return null;
  };
  const { draft } = record;
  if (!isMissing(draft) && typeof draft !== "boolean") {
    problems.push({ field: "draft", problem: "must be true or false, without quotation marks" });
  }
  const from = momentIn("publish_at");
  const until = momentIn("unpublish_at");
  if (from !== null && until !== null && until <= from) {
    problems.push({ field: "unpublish_at", problem: "is not after publish_at" });
  }
  const none = { from, problems, next: null };
  if (draft === true || problems.length > 0) return { state: "draft", ...none };
  const time = now.toISOString();
  const due = (at: string, event: DueMoment["event"]) => ({ at, event, title: titleOf(record) });
  if (until !== null && until <= time) return { state: "ended", ...none };
  if (from !== null && from > time)
    return { state: "scheduled", from, problems, next: due(from, "appears") };
  const next = until === null ? null : due(until, "ends");
  return { state: "published", from, problems, next };
}

/** A text or number of a record; what cannot be shown as one is none. */
const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** The fields by which editors know a record, the first that it has. */
const TITLE_FIELDS = ["client_name", "author", "name", "title"];

const titleFieldOf = (record: RawRecord): string | undefined =>
  TITLE_FIELDS.find((field) => typeof record[field] === "string" && record[field] !== "");

const titleOf = (record: RawRecord): string =>
  visibleLine(textOf(record[titleFieldOf(record) ?? ""]), 120);

/** Records of a list as one edition shows them. */
export interface PublishedRecords {
  /** The indexes of those that are shown, in their order. */
  readonly shown: readonly number[];
  /** Those, without the fields of their state; one that is not published has a mark in its title. */
  readonly records: readonly unknown[];
  /** The state of every record that is not published. */
  readonly unpublished: readonly {
    readonly state: PublicationState;
    readonly index: number;
    readonly title: string;
  }[];
  readonly due: readonly DueMoment[];
  readonly problems: readonly (Problem & { readonly index: number })[];
  /** Former ids of records, those that are not shown included. */
  readonly moves: readonly (Move & { readonly index: number })[];
}

/** A record that was found under another id. */
export interface Move {
  readonly from: string;
  readonly to: string;
}

const STATE_FIELDS = new Set(Object.keys(publicationSchema.entries));
const WITH_MOVES = new Set([...STATE_FIELDS, ...Object.keys(movedSchema.entries)]);
const isRecord = (value: unknown): value is RawRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Returns the records that an edition shows: those that are published at its moment, and where it shows drafts
 * those that are not published yet. What is no record is passed on, for whoever reads it to say so. Records
 * with an address (`isAddressed`) may have been found under others before.
 */
export function publishedRecords(
  records: readonly unknown[],
  { now, drafts }: Edition,
  isAddressed = false,
): PublishedRecords {
  const stateFields = isAddressed ? WITH_MOVES : STATE_FIELDS;
  const moved = isAddressed ? records.map(movesOf) : [];
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
      isRecord(record) && publication
        ? withoutState(record, publication, now, stateFields)
        : record,
    ),
    unpublished: read.flatMap(({ index, record, publication }) =>
      publication && publication.state !== "published"
        ? [{ index, state: publication.state, title: titleOf(record as RawRecord) }] // it has a state
        : [],
    ),
    due: read.flatMap(({ publication }) => publication?.next ?? []),
    problems: read
      .flatMap(({ index, publication }) =>
        (publication?.problems ?? []).map((problem) => ({
          index,
          ...problem,
          problem: `${problem.problem}; until that is right the record is a draft`,
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
  return { moves: ids.output.map((from) => ({ from, to: textOf(record.id) })), isWrong: false };
}

function withoutState(
  record: RawRecord,
  publication: Publication,
  now: Date,
  stateFields: ReadonlySet<string>,
): RawRecord {
  const { state, next, from } = publication;
  const marked = state === "published" ? undefined : titleFieldOf(record);
  const mark = next ? `[From ${momentInWords(next.at, now.toISOString())}]` : "[Draft]";
  const fields = Object.entries(record).filter(([field]) => !stateFields.has(field));
  return Object.fromEntries(
    fields.map(([field, value]) => {
      if (field === marked) return [field, `${mark} ${textOf(value)}`];
      return [field, field === "created_at" ? laterOf(value, from) : value];
    }),
  );
}

/** A post that is written before it appears has the date of that day, and is the newest then. */
const laterOf = (written: unknown, from: string | null): unknown =>
  from !== null && typeof written === "string" && Date.parse(written) < Date.parse(from)
    ? from
    : written;

/** How people call the company's time: "Nairobi time" in Africa/Nairobi. */
export const LOCAL_TIME = `${TIME_ZONE.split("/").at(-1)?.replaceAll("_", " ")} time`;

/** Formats a time as "Monday 30 November, 08:00" in the company's time zone, with the year unless it is that of `now`. */
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
  ...{ weekday: "long", day: "numeric", month: "long", year: "numeric" },
  ...{ hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: TIME_ZONE },
});
