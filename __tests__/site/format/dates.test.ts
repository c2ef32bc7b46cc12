import { utcOffsets } from "../../../src/content/company/utc-offsets";
import { localDay, longDate, longDay } from "../../../src/site/format/dates";

test("longDate formats month, day and year in the company’s zone, whatever the builder's time zone", () => {
  expect(longDate("2026-10-05T21:30:00.000Z")).toBe("October 6, 2026");
  expect(longDate("2026-12-31T20:59:59.999Z")).toBe("December 31, 2026");
  expect(longDate("2026-12-31T21:00:00.000Z")).toBe("January 1, 2027");
  expect(longDate("2028-02-29T12:00:00.000Z")).toBe("February 29, 2028");
  expect(longDate(null)).toBe("");
});

test.each([
  ["2026-10-05", "October 5, 2026"],
  ["2028-02-29", "February 29, 2028"],
  ["2026-13-05", ""],
  ["5.10.2026", ""],
  ["", ""],
])("longDay formats %p as %p", (day, words) => {
  expect(longDay(day)).toBe(words);
});

test("a day in the visitor's zone is formatted in the market's own order", () => {
  expect(localDay(new Date(2026, 9, 5))).toBe("5 October 2026");
  expect(localDay(new Date(2026, 9, 5, 23, 59).getTime())).toBe("5 October 2026");
});

test("a zone without summer time has one offset, and one with it has two each year", () => {
  const HOUR = 3_600_000;
  expect(utcOffsets("Africa/Kampala").map(([, ahead]) => ahead)).toEqual([3 * HOUR]);
  expect(utcOffsets("America/St_Johns").at(-1)?.[1]).toBe(-3.5 * HOUR);
  const london = utcOffsets("Europe/London").filter(
    ([from]) => new Date(from).getUTCFullYear() === 2026,
  );
  expect(london.map(([from, ahead]) => [new Date(from).toISOString(), ahead])).toEqual([
    ["2026-10-25T01:00:00.000Z", 0],
    ["2026-03-29T01:00:00.000Z", HOUR],
  ]);
  expect(() => utcOffsets("Africa/Nowhere")).toThrow(RangeError);
});
