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
 * `company.json`, `site.json` and `navigation.json` are part of every page. A mistake in one stops
 * a build, because the current release has a better version.
 */

/** Throws a sentence if the file can't be read. */
export function neededFile(file: ContentFile | UnreadableFile): ContentFile {
  if (isReadable(file)) return file;
  throw unusable(`${file.name} ${file.problem}`);
}

/** Throws a sentence with file, line and field if there are mistakes. It names the last one. */
export function stopAtMistake(file: ContentFile, mistakes: readonly ContentIssue[]): void {
  const last = withPlaces(file, mistakes).at(-1);
  if (last) throw unusable(`${last.item}: ${last.field} ${last.problem}`);
}

/**
 * Reads the menus in the content folder `root`, or returns null if it has none. Throws a sentence
 * if they have a mistake.
 */
export function readMenus(root: string): Navigation | null {
  if (!existsSync(path.join(root, navigation.endpoint))) return null;
  const file = neededFile(readContentFile(root, navigation.endpoint));
  const { value, mistakes } = parseMenus(file);
  stopAtMistake(file, mistakes);
  return value;
}

/** Returns values of the wrong type in the menus' file. */
export const menuMistakes = (file: ContentFile): readonly ContentIssue[] =>
  parseMenus(file).mistakes;

const parseMenus = ({ value }: ContentFile) =>
  parseFile(navigationSchema, value, navigation.name, navigation.endpoint);

/**
 * Creates an error without a stack, because every page's code runs into it and only the message
 * helps.
 */
function unusable(problem: string): Error {
  const error = new Error(`${problem}. ${RUN_AGAIN}`);
  error.stack = error.message;
  return error;
}
