import { existsSync } from "node:fs";
import path from "node:path";
import type { ContentIssue } from "../content/model/report";
import {
  ALL_FEATURES,
  FEATURE_SWITCHES_FILE,
  type FeatureSwitches,
  parseFeatureSwitches,
} from "../content/site/feature-switches";
import { isReadable, readContentFile, withPlaces } from "../content-files/content-file";
import { contentRoot } from "../content-files/content-root";

/**
 * Reads `site.json` of the content folder `root`. Throws a sentence with file and line where it cannot be read: a feature that an
 * owner has switched off must not come back by a slip.
 */
export function readFeatureSwitches(root = contentRoot()): {
  readonly features: FeatureSwitches;
  readonly issues: readonly ContentIssue[];
} {
  if (!existsSync(path.join(root, FEATURE_SWITCHES_FILE)))
    return { features: ALL_FEATURES, issues: [] };
  const file = readContentFile(root, FEATURE_SWITCHES_FILE);
  if (!isReadable(file)) throw unusable(`${file.name} ${file.problem}`);
  const { features, issues } = parseFeatureSwitches(file.value);
  return { features, issues: withPlaces(file, issues) };
}

/** Creates an error that every page's code meets when it is loaded: its sentence helps, its stack does not. */
export function unusable(problem: string): Error {
  const error = new Error(
    `${problem}. Correct it and run the command again; the site that is served stays as it is.`,
  );
  error.stack = error.message;
  return error;
}
