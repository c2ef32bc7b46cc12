import { localTimeFormat, startOfDay, zoneInWords } from "../../../src/content/company/local-time";

test.each([
  ["Africa/Nairobi", "2026-11-28 00:35", "Nairobi time"],
  ["Africa/Accra", "2026-11-27 21:35", "Accra time"],
  ["Asia/Kathmandu", "2026-11-28 03:20", "Kathmandu time"],
  ["America/New_York", "2026-11-27 16:35", "New York time"],
])("a time in %s is %s, %s", (timeZone, text, words) => {
  expect(localTimeFormat(timeZone)(Date.UTC(2026, 10, 27, 21, 35, 36, 213))).toBe(text);
  expect(zoneInWords(timeZone)).toBe(words);
});

test.each([
  ["Africa/Nairobi", "2026-11-28", "2026-11-27T21:00:00.000Z"],
  ["UTC", "2026-11-28", "2026-11-28T00:00:00.000Z"],
  ["Asia/Kathmandu", "2026-11-28", "2026-11-27T18:15:00.000Z"],
  ["America/New_York", "2026-03-08", "2026-03-08T05:00:00.000Z"], // summer time starts at 2 o'clock
  ["America/New_York", "2026-03-09", "2026-03-09T04:00:00.000Z"],
  ["Europe/Berlin", "2026-10-25", "2026-10-24T22:00:00.000Z"],
  ["Europe/Berlin", "2026-10-26", "2026-10-25T23:00:00.000Z"],
])("in %s, %s begins at %s", (timeZone, day, iso) => {
  expect(new Date(startOfDay(day, timeZone)).toISOString()).toBe(iso);
});

test.each(["2026-02-31", "2026-1-1", "yesterday", ""])("%j isn't a day", (day) => {
  expect(startOfDay(day, "Africa/Nairobi")).toBeNaN();
});
