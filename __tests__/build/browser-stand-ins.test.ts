import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as structuredData from "../../src/site/structured-data";

/** What stands in for modules in the browser must give all that is asked of them. */

test("the stand-in for structured data has every function of it, and each gives nothing", () => {
  const file = path.resolve("src/build/browser/no-structured-data.js");
  const standIn = require(file) as Record<string, () => unknown>;
  expect(Object.keys(standIn).sort()).toEqual(Object.keys(structuredData).sort());
  expect(standIn.pageGraph?.()).toEqual([]);
});

test("no page uses Gatsby's Head, which the browser does not get", () => {
  const pages = ["src/pages", "src/templates"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".tsx"))
      .map((file) => path.join(folder, file)),
  );
  const withHead = pages.filter((file) =>
    /export (?:const|function) Head\b/.test(readFileSync(file, "utf8")),
  );
  expect(withHead).toEqual([]);
  expect(pages).toContain("src/pages/pricing.tsx");
});
