import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { ContentReport } from "../../content/model/report";
import { reportPage } from "./report-text";

/** Not published: the folder lies beside `public`. */
const REPORTS_DIRECTORY = "reports";

/** Writes `reports/content.json` and `reports/content.html`. */
export function writeReport(report: ContentReport): void {
  const directory = path.resolve(REPORTS_DIRECTORY);
  mkdirSync(directory, { recursive: true });
  writeFileSync(path.join(directory, "content.json"), `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(path.join(directory, "content.html"), reportPage(report));
}
