import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { keepPublished, recordedReport } from "./build-record";
import { precompress } from "./precompress";
import { shortReport } from "./report-text";
import { lookAtSite } from "./site-files";
import { writePolicy } from "./write-host-files";
import { writeReport } from "./write-report";

/**
 * After a build that published: the policy for every host, compressed copies, the report, its short
 * form, and the note for the next build.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ reporter }) => {
  const publicDirectory = path.resolve("public");
  for (const page of await writePolicy(publicDirectory)) {
    reporter.warn(`${page} holds an inline script that is not the site's own; it will not run.`);
  }
  await precompress(publicDirectory, await lookAtSite(publicDirectory));

  const report = recordedReport();
  if (!report) return;
  writeReport(report);
  keepPublished();
  reporter.info(shortReport(report));
};
