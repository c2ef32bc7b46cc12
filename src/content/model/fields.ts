import * as v from "valibot";
import { cutText, formatNumber } from "../../site/format/text";
import { isEmailAddress } from "../contact/email-address";
import { cleanHtml } from "../text/clean-text";
import { decodeReferences, hasOnlyShown, isVisible, plainLine } from "../text/plain-text";
import type { Remarking, Schema } from "./schema-shape";

/**
 * Schemas for the fields that content types share. Error messages complete a sentence such as "The
 * field is …, but …". All text fields are defined here, so that each has a length limit and
 * excludes forbidden characters.
 */

/** A generous limit, since real one-line fields are shorter. */
const MAX_LINE_CHARS = 500;
const MAX_TEXT_CHARS = 20_000;
const MAX_HTML_CHARS = 200_000;
const MAX_ID_CHARS = 200;

const atMost = (max: number) =>
  v.maxLength<string, number, string>(max, `must have at most ${max} characters`);

const cut = (text: string, max: number): string =>
  text.length > max ? `${cutText(text, max)}…` : text;

/** Returns the remark for text that will be cut to `max` characters, or undefined if it fits. */
export function cutRemark(
  { length }: string,
  max = MAX_TEXT_CHARS,
): ReturnType<Remarking["remark"]> {
  if (length <= max) return undefined;
  const first = formatNumber(max);
  const problem = `has ${formatNumber(length)} characters, but at most ${first} can be shown`;
  return { problem, shown: `visitors see the first ${first}` };
}

const reportingCut = <S extends Schema>(schema: S, max: number): S & Remarking => ({
  ...schema,
  remark: (raw) => (raw.length > max ? cutRemark(plainLine(raw), max) : undefined),
});

/**
 * Reads a line of text. Some editors send "Terms &amp; conditions", so character references are
 * decoded, but only once.
 */
const readLine = (text: string): string => plainLine(decodeReferences(text));

const plainText = (max: number, clean = readLine) =>
  reportingCut(
    v.pipe(
      v.string(),
      v.transform(clean),
      v.check(isVisible, "must not be blank"),
      v.transform((text) => cut(text, max)),
    ),
    max,
  );

/** One line of plain text with at least one visible character. Cut if too long. */
export const line = plainText(MAX_LINE_CHARS);

/** A paragraph of plain text with at least one visible character. Cut if too long. */
export const paragraph = plainText(MAX_TEXT_CHARS);

/** Short plain text that keeps its line breaks. */
export const lines = plainText(MAX_LINE_CHARS, (text) =>
  decodeReferences(text).split("\n").map(plainLine).join("\n").trim(),
);

/** Cuts a paragraph that may have grown too long when its placeholders were filled in. */
export const boundedParagraph = (text: string): string => cut(text, MAX_TEXT_CHARS);

/** One line of plain text. May be empty. Cut if too long. */
export const lineOrEmpty = reportingCut(
  v.pipe(
    v.string(),
    v.transform((text) => cut(readLine(text), MAX_LINE_CHARS)),
  ),
  MAX_LINE_CHARS,
);

/**
 * Returns a schema for machine-readable text, such as a path. It's trimmed, but otherwise accepted
 * unchanged or refused.
 */
export const exactText = (pattern: RegExp, message: string, max = MAX_LINE_CHARS) =>
  v.pipe(
    v.string(),
    v.trim(),
    atMost(max),
    v.check(hasOnlyShown, "must not contain invisible characters"),
    v.regex(pattern, message), // checked by the desk too
  );

/**
 * Text that may contain HTML and isn't sanitised yet. The build sanitises it while sourcing, and
 * the browser when it reads a post.
 */
export const htmlText = v.pipe(
  v.string(),
  v.trim(),
  atMost(MAX_HTML_CHARS),
  v.transform((text) => (text.length > MAX_HTML_CHARS ? "" : cleanHtml(text))),
);

/** An id as text. The API may send a number. */
export const id = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.finite())], "must be text or a number"),
  v.transform((raw) => plainLine(String(raw))),
  v.minLength(1, "must not be blank"),
  atMost(MAX_ID_CHARS),
);

/** An id in the content folder that is also a file name. */
export const fileId = v.pipe(
  v.string(),
  v.transform(plainLine),
  v.minLength(1, "must not be blank"),
  atMost(MAX_ID_CHARS),
);

/** A non-negative whole number. May be sent as text. */
export const count = v.pipe(
  v.union(
    [v.number(), v.pipe(v.string(), v.trim(), v.decimal("must be a number"), v.transform(Number))],
    "must be a number",
  ),
  v.integer("must be a whole number"),
  v.minValue(0, "must not be negative"),
  v.maxValue(Number.MAX_SAFE_INTEGER, "is too large"),
  v.transform((amount) => amount + 0), // turns -0 into 0, as JSON does
);

export const wholeNumber = (max: number, min = 1) =>
  v.pipe(
    v.number(),
    v.integer("must be a whole number"),
    v.minValue(min, min === 1 ? "must be more than 0" : `must be at least ${min}`),
    v.maxValue(max, `must be at most ${formatNumber(max)}`),
  );

/** A rating of 1–5 stars. */
export const rating = v.pipe(
  v.number(),
  v.integer("must be a whole number"),
  v.minValue(1, "must be at least 1"),
  v.maxValue(5, "must be at most 5"),
);

const EARLIEST_MS = Date.UTC(1990, 0, 1);
const LATEST_MS = Date.UTC(2200, 0, 1);

/**
 * Matches a date, optionally with a time and time zone. A space instead of the T and a zone such as
 * "+03" are accepted, because databases write them.
 */
const TIME =
  /^(\d{4}-\d{2}-(\d{2}))(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/**
 * Builds an ISO 8601 string, because `Date.parse` treats other formats as local time and engines
 * disagree about them.
 */
const inIso = (day: string, clock: string | undefined, zone = "Z"): string =>
  clock
    ? `${day}T${clock}${zone.toUpperCase().replace(/^(...):?(\d\d)?$/, (_, hours, minutes = "00") => `${hours}:${minutes}`)}`
    : day;

/**
 * Parses a date into milliseconds, or NaN if it isn't valid. Dates without a time zone are taken as
 * UTC.
 */
export function parseTime(text: string): number {
  const [, date = "", day, clock, zone] = TIME.exec(text.trim()) ?? [];
  // Date.parse turns 31 February into March, which should be reported
  const [year, month] = date.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year ?? 0, month ?? 0, 0)).getUTCDate();
  return Number(day) <= lastDay ? Date.parse(inIso(date, clock, zone)) : Number.NaN;
}

/**
 * Parses a date between 1990 and 2200 into an ISO 8601 UTC string, or null if it isn't a valid
 * date.
 */
export function isoTime(text: string): string | null {
  const ms = parseTime(text);
  return ms >= EARLIEST_MS && ms <= LATEST_MS ? new Date(ms).toISOString() : null;
}

export const time = v.pipe(
  v.string(),
  v.transform(isoTime),
  v.string("must be a date such as 2026-10-05, or 2026-10-05T09:00:00+03:00"),
);

export const trueOrFalse = v.boolean("must be true or false, without quotation marks");

export const hexColour = exactText(/^#[\da-fA-F]{6}$/, "must be a colour such as #0B4F6C");

/**
 * A path below the API's images. Any text is accepted, and a bad path is reported when the image is
 * fetched.
 */
export const imagePath = exactText(/^/, "");

export const emailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.check(isEmailAddress, "must be an email address"),
);
