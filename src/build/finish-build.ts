import type { GatsbyNode } from "gatsby";
import { keepPublished, recordedReport } from "./build-record";
import { shortReport } from "./report-text";
import { writeReport } from "./write-report";

/** After a build that published: the report, its short form, and the note for the next build. */
export const onPostBuild: GatsbyNode["onPostBuild"] = ({ reporter }) => {
  const report = recordedReport();
  if (!report) return;
  writeReport(report);
  keepPublished();
  reporter.info(shortReport(report));
};
