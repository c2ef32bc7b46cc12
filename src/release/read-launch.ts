import { readFileSync } from "node:fs";
import path from "node:path";
import { LAUNCH_FILE, parseLaunch, type SignedOff } from "../content/company/launch";
import type { AllContent } from "../content/registry";
import { readCompany } from "../gatsby/company-file";
import { pictureDigests, type Shown, valuesOf } from "../gatsby/report/shown";
import { readCatalogue, readDefaults } from "../gatsby/sourcing/content-folder";

/** The sample that comes with the project. */
const SAMPLE = "sample";
/** Returns what a build of the content folder below `root` would show. */
export function readFolder(root: string): Pick<Shown, "values" | "pictures"> {
  const records = readCatalogue(root);
  const sections = Object.fromEntries(
    Object.entries(readDefaults(root)).map(([name, { content }]) => [name, content]),
  ) as unknown as AllContent; // one entry for each name
  const { company } = readCompany(root);
  return { values: [...valuesOf({ company, sections, records })], pictures: pictureDigests(root) };
}

/** Returns what the sample shows; `project` holds it. */
export const readSample = (project = "."): Pick<Shown, "values" | "pictures"> =>
  readFolder(path.join(project, SAMPLE));

/** Reads what the owner has signed off below `root`; without the file, or with a broken one, nothing is. */
export function readSignedOff(root: string): SignedOff {
  try {
    return parseLaunch(JSON.parse(readFileSync(path.join(root, LAUNCH_FILE), "utf8"))).signedOff;
  } catch {
    return parseLaunch({}).signedOff;
  }
}
