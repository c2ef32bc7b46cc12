/** Returns a time zone in words: "Nairobi time" for Africa/Nairobi. */
export const zoneInWords = (timeZone: string): string =>
  `${timeZone.split("/").at(-1)?.replaceAll("_", " ")} time`;

/**
 * Returns a function that formats milliseconds as "2026-11-28 00:35", which sorts correctly and
 * which spreadsheets recognise.
 */
export function localTimeFormat(timeZone: string): (ms: unknown) => string {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
  });
  return (ms) => format.format(Number(ms));
}

/**
 * Returns the start of a day ("2026-11-28") in a time zone, in ms, or NaN if it isn't a valid day.
 */
export function startOfDay(day: string, timeZone: string): number {
  const utc = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN;
  // Date.parse would turn 31 February into 3 March
  if (Number.isNaN(utc) || new Date(utc).toISOString().slice(0, 10) !== day) return Number.NaN;
  const format = localTimeFormat(timeZone);
  const ahead = (ms: number) => Date.parse(`${format(ms).replace(" ", "T")}Z`) - ms;
  // the offset may change between midnight in UTC and local midnight
  return utc - ahead(utc - ahead(utc));
}
