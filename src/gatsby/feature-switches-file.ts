import { existsSync } from "node:fs";
import path from "node:path";
import type { ContentIssue } from "../content/model/report";
import {
  ALL_FEATURES,
  FEATURE_SWITCHES_FILE,
  type FeatureSwitches,
  parseFeatureSwitches,
} from "../content/site/feature-switches";
import { readContentFile, withPlaces } from "../content-files/content-file";
import { contentRoot } from "../content-files/content-root";
import { neededFile, stopAtMistake } from "./needed-files";

/**
 * Reads `site.json` of the content folder `root`. Throws a sentence with file and line if it has a
 * mistake: a feature that an owner has switched off must not come back by a slip.
 */
export function readFeatureSwitches(root = contentRoot()): {
  readonly features: FeatureSwitches;
  readonly issues: readonly ContentIssue[];
} {
  if (!existsSync(path.join(root, FEATURE_SWITCHES_FILE)))
    return { features: ALL_FEATURES, issues: [] };
  const file = neededFile(readContentFile(root, FEATURE_SWITCHES_FILE));
  const { features, issues, mistakes } = parseFeatureSwitches(file.value);
  stopAtMistake(file, mistakes);
  return { features, issues: withPlaces(file, issues) };
}
