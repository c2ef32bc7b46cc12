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
 * `company.json`, `site.json` and `navigation.json` are in every page, so a mistake in one stops a build: the site that
 * is served has a better one.
 */

/** Returns a file that every page needs. Throws a sentence if it can't be read. */
export function neededFile(file: ContentFile | UnreadableFile): ContentFile {
  if (isReadable(file)) return file;
  throw unusable(`${file.name} ${file.problem}`);
}

/** Throws a sentence with file, line and field for the last mistake of such a file, if it has any. */
export function stopAtMistake(file: ContentFile, mistakes: readonly ContentIssue[]): void {
  const last = withPlaces(file, mistakes).at(-1);
  if (last) throw unusable(`${last.item}: ${last.field} ${last.problem}`);
}

/** Reads the menus of the content folder `root`; null if it has none. Throws a sentence if they have a mistake. */
export function readMenus(root: string): Navigation | null {
  if (!existsSync(path.join(root, navigation.endpoint))) return null;
  const file = neededFile(readContentFile(root, navigation.endpoint));
  const { value, mistakes } = parseMenus(file);
  stopAtMistake(file, mistakes);
  return value;
}

/** Returns the values of the wrong kind in the file of the menus. */
export const menuMistakes = (file: ContentFile): readonly ContentIssue[] =>
  parseMenus(file).mistakes;

const parseMenus = ({ value }: ContentFile) =>
  parseFile(navigationSchema, value, navigation.name, navigation.endpoint);

/** Creates an error that every page's code meets when it is loaded: its sentence helps, its stack does not. */
function unusable(problem: string): Error {
  const error = new Error(`${problem}. ${RUN_AGAIN}`);
  error.stack = error.message;
  return error;
}
