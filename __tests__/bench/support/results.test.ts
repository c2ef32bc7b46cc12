import { markdownTables } from "../../../bench/support/results";

test("markdownTables leaves out empty tables and shows small numbers in full", () => {
  const tables = { Medians: [{ page: "/", CLS: 0.013, "LCP ms": 980, s: 1.25 }], Ratio: [] };
  expect(markdownTables(tables)).toBe(
    "## Medians\n\n| page | CLS | LCP ms | s |\n| --- | --- | --- | --- |\n| / | 0.013 | 980 | 1.3 |",
  );
});
