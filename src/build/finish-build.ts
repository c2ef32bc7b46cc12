import { writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { ROUTES } from "../site/routes";
import { keepPublished, recordedReport } from "./build-record";
import { readEnvironment } from "./environment";
import { shortReport } from "./report-text";
import { writeReport } from "./write-report";

/** After a build that published: the report, its short form, and the note for the next build. */
export const onPostBuild: GatsbyNode["onPostBuild"] = ({ reporter }) => {
  const { siteUrl } = readEnvironment();
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
