import { MARKET } from "../company/brand";

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/**
 * Formats a valid time as "October 5, 2026" in the company's time zone, wherever the site is built
 * or read. Returns "" for null. Doesn't use `Intl`, because its first call takes 60 ms on a slow
 * phone.
 */
export const longDate = (iso: string | null): string =>
  iso ? inWords(localTime(Date.parse(iso))) : "";

/** Formats a date field such as "2026-10-05" as `longDate` does. Returns "" if it isn't a date. */
export function longDay(day: string): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  return Number.isNaN(time) ? "" : inWords(time);
}

/**
 * Formats a day in the visitor's time zone and the market's language, as in "5 October 2026". It
 * uses `Intl`, so don't call it while a page is starting.
 */
export const localDay = (time: number | Date): string =>
  new Intl.DateTimeFormat(MARKET.language, { dateStyle: "long" }).format(time);

function inWords(utc: number): string {
  const day = new Date(utc);
  return `${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}

/** Returns the company's local time as if it were UTC, in ms. */
const localTime = (time: number): number =>
  time + (MARKET.utcOffsets.find(([from]) => from <= time)?.[1] ?? 0);
