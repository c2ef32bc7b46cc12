import type { GatsbyNode } from "gatsby";
import { keepPublished, recordedReport } from "./build-record";
import { writeFallbackImages } from "./fallback-images";
import { writeFeeds } from "./feeds";
import { shortReport } from "./report-text";
import { writeSearchIndex } from "./search-index";
import { writeReport } from "./write-report";

/**
 * After a build: search index, feeds and stand-in images; if content was read, the report, its short
 * form, and the note for the next build.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = ({ reporter }) => {
  writeSearchIndex("public");
  writeFeeds("public");
  writeFallbackImages("src/images", "public");
  const report = recordedReport();
  if (!report) return;
  writeReport(report);
  keepPublished();
  reporter.info(shortReport(report));
};
