import { existsSync } from "node:fs";
import path from "node:path";
import { parseFile } from "../content/model/define";
import type { ContentIssue } from "../content/model/report";
import { type Navigation, navigation, navigationSchema } from "../content/site/navigation";
import {
  type ContentFile,
  isReadable,
  readContentFile,
  type UnreadableFile,
  withPlaces,
} from "../content-files/content-file";
import { RUN_AGAIN } from "../content-files/content-root";

/**
 * `company.json`, `site.json` and `navigation.json` affect every page. A mistake in one of them
 * stops the build, which leaves the current release online.
 */

/** Throws an error if the file can't be read. */
export function neededFile(file: ContentFile | UnreadableFile): ContentFile {
  if (isReadable(file)) return file;
  throw unusable(`${file.name} ${file.problem}`);
}

/** If there are mistakes, throws an error that names the file, line and field of the last one. */
export function stopAtMistake(file: ContentFile, mistakes: readonly ContentIssue[]): void {
  const last = withPlaces(file, mistakes).at(-1);
  if (last) throw unusable(`${last.item}: ${last.field} ${last.problem}`);
}

/**
 * Reads the menus in the content folder `root`. Returns null if there's no such file, and throws if
 * it has a mistake.
 */
export function readMenus(root: string): Navigation | null {
  if (!existsSync(path.join(root, navigation.endpoint))) return null;
  const file = neededFile(readContentFile(root, navigation.endpoint));
  const { value, mistakes } = parseMenus(file);
  stopAtMistake(file, mistakes);
  return value;
}

/** Returns the menu fields whose values have the wrong type. */
export const menuMistakes = (file: ContentFile): readonly ContentIssue[] =>
  parseMenus(file).mistakes;

const parseMenus = ({ value }: ContentFile) =>
  parseFile(navigationSchema, value, navigation.name, navigation.endpoint);

/** Creates an error without a stack trace, because only its message helps fix a content file. */
function unusable(problem: string): Error {
  const error = new Error(`${problem}. ${RUN_AGAIN}`);
  error.stack = error.message;
  return error;
}
