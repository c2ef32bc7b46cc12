import { createHash } from "node:crypto";
import path from "node:path";
import * as v from "valibot";
import type { Company } from "../../content/company/company";
import type { AllContent } from "../../content/registry";
import {
  contentRoot,
  IMAGES_FOLDER,
  readPicture,
  shownPath,
} from "../../content-files/content-root";
import type { Environment } from "../../node/environment";
import { filesBelow } from "../../node/files";
import { readCacheFile } from "../../node/json-file";
import { replaceFile } from "../../node/replace-file";
import { readFeatureSwitches } from "../feature-switches-file";
import type { Records } from "../sourcing/content-folder";

/** The values that a build shows, and its settings, for the launch check. */
const SHOWN_FILE = "reports/shown.json";

const shown = v.object({
  /**
   * Strings, numbers, booleans and picture paths. `place` looks like "team.members[2].name", and
   * `kind` is the same without positions.
   */
  values: v.array(v.object({ place: v.string(), kind: v.string(), value: v.string() })),
  /** SHA-256 of each original picture file, by path. */
  pictures: v.record(v.string(), v.string()),
  settings: v.object({
    siteUrl: v.string(),
    contentApiUrl: v.nullable(v.string()),
    browserContentApiUrl: v.string(),
    hasInbox: v.boolean(),
    pricingFormUrl: v.string(),
    newsletterUrl: v.string(),
    /** From content/site.json. */
    hasNewsletter: v.boolean(),
    hasMap: v.boolean(),
    hasApi: v.boolean(),
    gaMeasurementId: v.nullable(v.string()),
  }),
});
export type Shown = v.InferOutput<typeof shown>;
export type ShownValue = Shown["values"][number];

export interface ShownContent {
  readonly company: Company;
  readonly sections: AllContent;
  readonly records: Records;
}

export const valuesOf = ({ company, sections, records }: ShownContent): readonly ShownValue[] =>
  leavesOf({ company, ...sections, ...records });

/**
 * Returns every string, number and boolean in a JSON value, and the path of every picture ("" if
 * there's none). Positions start at 1.
 */
export function leavesOf(root: object): readonly ShownValue[] {
  const values: ShownValue[] = [];
  const visit = (part: unknown, place: string, kind: string): void => {
    if (Array.isArray(part)) {
      part.forEach((item, i) => void visit(item, `${place}[${i + 1}]`, kind));
    } else if (typeof part === "object" && part !== null) {
      if ("kind" in part && part.kind === "image") {
        values.push({ place, kind, value: "path" in part && part.path ? String(part.path) : "" });
        return;
      }
      for (const [key, item] of Object.entries(part)) {
        visit(item, place ? `${place}.${key}` : key, kind ? `${kind}.${key}` : key);
      }
    } else if (["string", "number", "boolean"].includes(typeof part)) {
      values.push({ place, kind, value: String(part) });
    }
  };
  visit(root, "", "");
  return values;
}

/**
 * Returns the SHA-256 of every file below `images/` in the content folder `root` that may be a
 * picture.
 */
export function pictureDigests(root = contentRoot()): Readonly<Record<string, string>> {
  return Object.fromEntries(
    filesBelow(path.join(root, IMAGES_FOLDER)).flatMap((name) => {
      const bytes = readPicture(root, name);
      if ("problem" in bytes) return [];
      const digest = createHash("sha256").update(bytes).digest("hex");
      return [[shownPath(root, `${IMAGES_FOLDER}/${name}`), digest]];
    }),
  );
}

export function writeShown(content: ShownContent, environment: Environment): void {
  const { siteUrl, browserContentApiUrl, hasInbox, pricingFormUrl, newsletterUrl } = environment;
  const { features } = readFeatureSwitches();
  const all: Shown = {
    values: [...valuesOf(content)],
    pictures: pictureDigests(),
    settings: {
      siteUrl,
      contentApiUrl: environment.contentApiUrl?.href ?? null,
      browserContentApiUrl,
      hasInbox,
      pricingFormUrl,
      newsletterUrl,
      hasNewsletter: features.newsletter,
      hasMap: features.map,
      hasApi: features.api,
      gaMeasurementId: environment.gaMeasurementId,
    },
  };
  replaceFile(path.resolve(SHOWN_FILE), `${JSON.stringify(all, null, 1)}\n`);
}

/**
 * Returns the values that the last build of the project in `root` shows, or null if there was no
 * build.
 */
export const readShown = (root = "."): Shown | null =>
  readCacheFile(shown, path.resolve(root, SHOWN_FILE));
