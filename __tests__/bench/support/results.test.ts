import { kilobytesByType } from "../../../bench/support/lighthouse";
import { markdownTables } from "../../../bench/support/results";

test("kilobytesByType sums up requests by kind; all of them are in the total", () => {
  const requests = [
    { resourceType: "Script", transferSize: 60_040 },
    { resourceType: "Script", transferSize: 10_000 },
    { resourceType: "Document", transferSize: 28_700 },
    { resourceType: "Fetch", transferSize: 1_000 },
    { resourceType: "Image" },
  ];
  const none = { "CSS KB": 0, "image KB": 0, "font KB": 0 };
  const sums = { "JS KB": 70, "HTML KB": 28.7, "total KB": 99.7 };
  expect(kilobytesByType(requests)).toEqual({ ...sums, ...none });
});

test("markdownTables leaves out empty tables and shows small numbers in full", () => {
  const tables = { Medians: [{ page: "/", CLS: 0.013, "LCP ms": 980, s: 1.25 }], Ratio: [] };
  expect(markdownTables(tables)).toBe(
    "## Medians\n\n| page | CLS | LCP ms | s |\n| --- | --- | --- | --- |\n| / | 0.013 | 980 | 1.3 |",
  );
});
