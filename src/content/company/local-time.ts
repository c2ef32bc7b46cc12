/** Returns a time zone in words: "Nairobi time" for Africa/Nairobi. */
export const zoneInWords = (timeZone: string): string =>
  `${timeZone.split("/").at(-1)?.replaceAll("_", " ")} time`;

/** Makes a function that formats a time in ms as "2026-11-28 00:35", which sorts and which spreadsheets read as a time. */
export function localTimeFormat(timeZone: string): (ms: unknown) => string {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
  });
  return (ms) => format.format(Number(ms));
}

/** Returns the beginning of a day ("2026-11-28") in a time zone, in ms; NaN for anything else. */
export function startOfDay(day: string, timeZone: string): number {
  const utc = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN;
  // the 31st of February would be read as the 3rd of March
  if (Number.isNaN(utc) || new Date(utc).toISOString().slice(0, 10) !== day) return Number.NaN;
  const format = localTimeFormat(timeZone);
  const ahead = (ms: number) => Date.parse(`${format(ms).replace(" ", "T")}Z`) - ms;
  return utc - ahead(utc - ahead(utc)); // the offset may have changed on that day
}
