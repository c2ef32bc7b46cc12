import { medianRow, ratio, ratioRows, rotated } from "../../../bench/support/statistics";

test("medianRow takes the middle of each column, the upper one of two", () => {
  const rows = [
    { a: 3, b: 10 },
    { a: 1, b: 30 },
    { a: 2, b: 20 },
  ];
  expect(medianRow(rows)).toEqual({ a: 2, b: 20 });
  expect(medianRow(rows.slice(0, 2))).toEqual({ a: 3, b: 30 });
  expect(medianRow([])).toEqual({});
});

test("each round begins with the next site", () => {
  const order = [0, 1, 2, 3].map((round) => rotated(["a", "b", "c"], round).join(""));
  expect(order).toEqual(["abc", "bca", "cab", "abc"]);
  expect(rotated([], 2)).toEqual([]);
});

test.each([
  [3, 2, "1.50"],
  [0, 0, "1.00"],
  [0.01, 0, "–"],
  [0, 4, "0.00"],
  ["", 4, "–"],
  [4, undefined, "–"],
])("ratio of %s and %s is %s", (value, base, expected) => {
  expect(ratio(value, base)).toBe(expected);
});

test("ratioRows divides each site's rows by those of the base with the same keys", () => {
  const rows = [
    { page: "/", site: "site", score: 100, KB: 150 },
    { page: "/", site: "peer", score: 90, KB: 100 },
    { page: "/", site: "before", score: 99, KB: 250 },
    { page: "/blog", site: "site", score: 100, KB: 10 },
    { page: "/about", site: "peer", score: 90, KB: 20 },
  ];
  expect(ratioRows(rows, { keys: ["page"], base: "peer", columns: ["KB"] })).toEqual([
    { page: "/", site: "site", KB: "1.50" },
    { page: "/", site: "before", KB: "2.50" },
  ]);
});
