import { inTurns, median, ratioRows, rotated, summary } from "../../../bench/support/statistics";

test("summary with median takes the middle of each column, or the upper of two", () => {
  const rows = [
    { a: 3, b: 10 },
    { a: 1, b: 30 },
    { a: 2, b: 20 },
  ];
  expect(summary(rows, median)).toEqual({ a: 2, b: 20 });
  expect(summary(rows.slice(0, 2), median)).toEqual({ a: 3, b: 30 });
  expect(summary([], median)).toEqual({});
});

test("inTurns measures each site in each round, rotating the order, and groups the figures by site", async () => {
  jest.spyOn(console, "log").mockImplementation();
  const order: string[] = [];
  const measured = await inTurns([{ name: "a" }, { name: "b" }], 2, async ({ name }) => ({
    at: order.push(name),
  }));
  expect(order).toEqual(["a", "b", "b", "a"]);
  expect([...measured]).toEqual([
    ["a", [{ at: 1 }, { at: 4 }]],
    ["b", [{ at: 2 }, { at: 3 }]],
  ]);
});

test("inTurns starts each round with the next site", () => {
  const order = [0, 1, 2, 3].map((round) => rotated(["a", "b", "c"], round).join(""));
  expect(order).toEqual(["abc", "bca", "cab", "abc"]);
  expect(rotated([], 2)).toEqual([]);
});

test("ratioRows divides this checkout's rows by those of others with the same keys", () => {
  const rows = [
    { page: "/", site: "site", score: 100, KB: 150, shift: 0, ms: 0.01, note: "a" },
    { page: "/", site: "before", score: 99, KB: 100, shift: 0, ms: 0, note: "b" },
    { page: "/", site: "older", score: 90, KB: 250, shift: 4, ms: 1, note: "c" },
    { page: "/blog", site: "site", score: 100, KB: 10, shift: 0, ms: 0, note: "" },
    { page: "/about", site: "before", score: 90, KB: 20, shift: 0, ms: 0, note: "" },
  ];
  const columns = ["KB", "shift", "ms", "note"];
  expect(ratioRows(rows, ["page"], columns)).toEqual([
    { page: "/", "÷": "before", KB: "1.50", shift: "–", ms: "–", note: "–" },
    { page: "/", "÷": "older", KB: "0.60", shift: "0.00", ms: "0.01", note: "–" },
  ]);
});
