import { MINUTE_MS } from "../../site/limits";

/** A UTC offset: from the time `from`, local clocks are `ahead` of UTC. Both are in ms. */
export type UtcOffset = readonly [from: number, ahead: number];

const FIRST_YEAR = 2000;
const LAST_YEAR = 2045;
/** The earliest time that a JavaScript Date can hold, in ms. */
const FIRST_TIME = -8.64e15;

/**
 * Returns the UTC offsets of an IANA time zone, newest first, so that browsers don't need `Intl`
 * for dates. A zone without clock changes since 2000 has one entry. Throws a `RangeError` for an
 * unknown zone.
 */
export function utcOffsets(timeZone: string): readonly UtcOffset[] {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const aheadAt = (time: number): number => {
    const name = format.formatToParts(time).find(({ type }) => type === "timeZoneName")?.value;
    const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)/.exec(name ?? "") ?? [];
    const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE_MS;
    return sign === "-" ? -ahead : ahead;
  };
  const offsets: UtcOffset[] = [[FIRST_TIME, aheadAt(Date.UTC(FIRST_YEAR, 0))]];
  for (let month = 0; month < (LAST_YEAR - FIRST_YEAR) * 12; month += 1) {
    let [low, high] = [Date.UTC(FIRST_YEAR, month), Date.UTC(FIRST_YEAR, month + 1)];
    const after = aheadAt(high);
    if (after === aheadAt(low)) continue;
    while (high - low > MINUTE_MS) {
      const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
      if (aheadAt(middle) === after) high = middle;
      else low = middle;
    }
    offsets.unshift([high, after]);
  }
  return offsets;
}
