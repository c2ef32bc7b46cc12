import { writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { ROUTES } from "../site/routes";
import { keepPublished, recordedReport } from "./build-record";
import { readEnvironment } from "./environment";
import { writeFallbackImages } from "./fallback-images";
import { shortReport } from "./report-text";
import { writeSearchIndex } from "./search-index";
import { writeReport } from "./write-report";

/**
 * After a build: the files beside the pages, then the report, its short form, and the note for the
 * next build.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = ({ reporter }) => {
  const { siteUrl } = readEnvironment();
  writeSearchIndex("public");
  writeFallbackImages("src/images", "public");
  writeFileSync(path.resolve("public/robots.txt"), robotsText(siteUrl));
  const report = recordedReport();
  if (!report) return;
  writeReport(report);
  keepPublished();
  reporter.info(shortReport(report));
};

/** Everything may be crawled: what must not be found says `noindex` in its page. */
const robotsText = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${ROUTES.sitemap}\n`;
