import path from "node:path";
import { prices } from "../content/catalogue/prices";
import { LAUNCH_FILE, parseLaunch, type SignedOff } from "../content/company/launch";
import { publicationOf } from "../content/model/publication";
import type { AllContent } from "../content/registry";
import { pageCopy } from "../content/site/page-copy";
import { isReadable, lineOfField, readContentFile } from "../content-files/content-file";
import { SHIPPED_FOLDERS } from "../content-files/content-root";
import { readCompany } from "../gatsby/company-file";
import { readFeatureSwitches } from "../gatsby/feature-switches-file";
import {
  leavesOf,
  pictureDigests,
  type Shown,
  type ShownValue,
  valuesOf,
} from "../gatsby/report/shown";
import { readCatalogue, readDefaults } from "../gatsby/sourcing/content-folder";
import { filesBelow } from "../node/files";
import type { LaunchItem, Shipped } from "./launch-items";

/** Returns the values and pictures that a build of the content folder `root` would show. */
export function readFolder(root: string): Pick<Shown, "values" | "pictures"> {
  const { records } = readCatalogue(root);
  const sections = Object.fromEntries(
    Object.entries(readDefaults(root)).map(([name, { content }]) => [name, content]),
  ) as unknown as AllContent; // one entry per name
  const { company } = readCompany(root);
  return { values: [...valuesOf({ company, sections, records })], pictures: pictureDigests(root) };
}

/** Returns the pages' default copy. */
function commonWords(): ReadonlySet<string> {
  const texts = pageCopy.empty().flatMap((page) => Object.values(page).flat());
  return new Set(texts.filter((text) => typeof text === "string"));
}

/**
 * Reads the values of `sample/`, except default page copy, and the pictures of `sample/` and
 * `starter/`.
 */
export function readShipped(project = "."): Shipped {
  const common = commonWords();
  const isCommon = ({ kind, value }: ShownValue) => kind.startsWith("pages.") && common.has(value);
  const pictures = SHIPPED_FOLDERS.flatMap((name) =>
    Object.entries(pictureDigests(path.join(project, name))),
  );
  return {
    values: readFolder(path.join(project, SHIPPED_FOLDERS[0])).values.filter(
      (one) => !isCommon(one),
    ),
    pictures: new Map(pictures.map(([file, digest]) => [digest, file])),
  };
}

/** Matches a placeholder in brackets. Markdown editors may add a backslash before each bracket. */
const IN_BRACKETS = /^\s*\\?\[([^[\]\\]+)\\?\]\s*$/;
const NUMBER = /^\+?\d[\d\s.,]*$/;
/**
 * Matches fields whose numbers say nothing about a company. The first SMS tier always starts at 1.
 */
const NEUTRAL = /(?:^|\.)(?:id|order|rating|width|height)$|^tiers\[1\]\.from$/;

/** Files and folders in the content folder, in the order in which they appear on the site. */
const ORDER = [
  "company.json",
  "pages.json",
  "sections/",
  "services/",
  "prices.json",
  "team/",
  "authors/",
  "posts/",
  "legal/",
];

/** Returns a file's position in `ORDER`. All other files come last. */
function positionOf(file: string): number {
  const at = ORDER.findIndex((start) => file.startsWith(start));
  return at < 0 ? ORDER.length : at;
}

/**
 * Lists what's unfinished in the content folder `root`. Text in brackets is a must. Numbers
 * unchanged from `starter/` are only a should, because they may be right. Skips drafts, removed
 * records and, if pricing is switched off, prices.
 */
export function readUnfinished(root: string, project = "."): readonly LaunchItem[] {
  const starter = path.join(project, SHIPPED_FOLDERS[1]);
  const now = new Date();
  const { features } = readFeatureSwitches(root);
  const isShown = (file: string, place: string) =>
    features.pricing || (file !== prices.endpoint && !/^pricing[.[]/.test(place));
  return filesBelow(root)
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .toSorted((a, b) => positionOf(a) - positionOf(b)) // the sort is stable
    .map((name) => readContentFile(root, name))
    .filter(isReadable)
    .filter(({ value }) => ["published", "scheduled"].includes(publicationOf(value, now).state))
    .flatMap((file) => {
      const original = readContentFile(starter, file.path);
      const before = new Map(
        isReadable(original) ? leavesOf(original.value).map((one) => [one.place, one.value]) : [],
      );
      const item = (group: LaunchItem["group"], place: string, rest: string): LaunchItem => ({
        group,
        text: `Line ${lineOfField(file, place)}, "${place}" ${rest}`,
        where: file.name,
      });
      return leavesOf(file.value).flatMap(({ place, value }) => {
        if (!isShown(file.path, place)) return [];
        const [, words] = IN_BRACKETS.exec(value) ?? [];
        if (words) return [item("Must", place, `still has to be written: [${words}]`)];
        return NUMBER.test(value) && !NEUTRAL.test(place) && before.get(place) === value
          ? [item("Should", place, `is ${value}, as in the starter. Check it.`)]
          : [];
      });
    });
}

/** Reads the owner's sign-offs. If the file is missing or can't be read, nothing is signed off. */
export function readSignedOff(root: string): SignedOff {
  const file = readContentFile(root, LAUNCH_FILE);
  return parseLaunch(isReadable(file) ? file.value : {}).signedOff;
}
