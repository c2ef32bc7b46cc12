/**
 * `npm run check:content`: checks whether the site can be built from the content folder, without
 * building it. Reports each mistake with its file, line and field, and exits with 1 if there are
 * any. In CI, mistakes also become annotations and rows in the run's summary.
 */

import { appendFileSync } from "node:fs";
import { checkOwnFolder, contentRoot, shownPath } from "../src/content-files/content-root";
import { writeSiteValues } from "../src/gatsby/site-values";
import { runCommand } from "../src/node/cli";
import { formatCount } from "../src/site/format/text";
import { annotation, checkNeededFiles, type Finding, sentence, summary } from "./support/findings";

async function findings(root: string): Promise<readonly Finding[]> {
  const { company, findings } = checkNeededFiles(root);
  if (!company) return findings;
  // written first, because `content-gate` imports these values
  writeSiteValues(root);
  const { checkContent } = await import("./support/content-gate");
  return checkContent(root);
}

/** Says how a rebuild would handle these findings. */
function consequence(found: readonly Finding[]): string {
  const stopping = new Set(found.flatMap(({ stops, file }) => (stops ? file : [])));
  if (stopping.size === 0)
    return "A rebuild keeps the last version of a file that can’t be read, and leaves out or replaces whatever else is wrong. A workflow publishes nothing until everything is fixed.";
  return `Nothing can be built until ${[...stopping].join(" and ")} ${stopping.size === 1 ? "is" : "are"} fixed. The published site stays as it is.`;
}

runCommand(async () => {
  checkOwnFolder();
  const startedAt = performance.now();
  const found = await findings(contentRoot());
  for (const finding of found) console.log(sentence(finding));
  if (process.env.GITHUB_ACTIONS) for (const finding of found) console.log(annotation(finding));
  const summaryFile = process.env.GITHUB_STEP_SUMMARY;
  if (summaryFile) appendFileSync(summaryFile, summary(found));
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  if (found.length > 0) {
    console.log(`\n${formatCount(found.length, "thing")} to fix. ${consequence(found)}`);
    process.exitCode = 1;
  } else console.log(`Nothing to fix in ${shownPath(contentRoot())}/ (${seconds} s).`);
});
