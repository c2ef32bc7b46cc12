import { existsSync } from "node:fs";
import path from "node:path";
import { COMPANY_FILE } from "../content/company/company";
import type { ContentIssue } from "../content/model/report";
import {
  ALL_FEATURES,
  FEATURE_SWITCHES_FILE,
  type FeatureSwitches,
  parseFeatureSwitches,
  withoutMissing,
} from "../content/site/feature-switches";
import { isReadable, readContentFile, withPlaces } from "../content-files/content-file";
import { contentRoot } from "../content-files/content-root";
import { neededFile, stopAtMistake } from "./needed-files";

/**
 * Reads `site.json` in the content folder `root`. A feature is also off if a field of
 * `company.json` that it needs is empty. If `site.json` has a mistake, throws an error that names
 * the file and line, because a typo mustn't bring back a feature that the owner has switched off.
 */
export function readFeatureSwitches(root = contentRoot()): {
  readonly features: FeatureSwitches;
  readonly issues: readonly ContentIssue[];
  /** A sentence for each feature that's off only because a field it needs is empty. */
  readonly remarks: readonly string[];
} {
  const { features: switchedOn, issues } = readSwitches(root);
  const company = readContentFile(root, COMPANY_FILE);
  if (!isReadable(company)) return { features: switchedOn, issues, remarks: [] };
  const { features, missing } = withoutMissing(switchedOn, company.value);
  const remarks = missing.map(
    ({ field, result }) => `${field} is empty (${company.name}), so ${result}.`,
  );
  return { features, issues, remarks };
}

function readSwitches(root: string) {
  if (!existsSync(path.join(root, FEATURE_SWITCHES_FILE)))
    return { features: ALL_FEATURES, issues: [] };
  const file = neededFile(readContentFile(root, FEATURE_SWITCHES_FILE));
  const { features, issues, mistakes } = parseFeatureSwitches(file.value);
  stopAtMistake(file, mistakes);
  return { features, issues: withPlaces(file, issues) };
}
