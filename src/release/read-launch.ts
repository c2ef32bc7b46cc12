import { readFileSync } from "node:fs";
import path from "node:path";
import { LAUNCH_FILE, parseLaunch, type SignedOff } from "../content/company/launch";
import type { AllContent } from "../content/registry";
import { pageWords } from "../content/site/page-words";
import { SHIPPED_FOLDERS } from "../content-files/content-root";
import { readCompany } from "../gatsby/company-file";
import { pictureDigests, type Shown, valuesOf } from "../gatsby/report/shown";
import { readCatalogue, readDefaults } from "../gatsby/sourcing/content-folder";

/** Returns the values and pictures that a build of the content folder `root` would show. */
export function readFolder(root: string): Pick<Shown, "values" | "pictures"> {
  const { records } = readCatalogue(root);
  const sections = Object.fromEntries(
    Object.entries(readDefaults(root)).map(([name, { content }]) => [name, content]),
  ) as unknown as AllContent; // one entry for each name
  const { company } = readCompany(root);
  return { values: [...valuesOf({ company, sections, records })], pictures: pictureDigests(root) };
}

/** Returns the words that pages have where a company says nothing else. */
function commonWords(): ReadonlySet<string> {
  const texts = pageWords.empty().flatMap((page) => Object.values(page).flat());
  return new Set(texts.filter((text) => typeof text === "string"));
}

/** Values and pictures of the sample. */
export type Sample = Pick<Shown, "values" | "pictures">;

/** Returns the sample's content that no company of another name would have; `project` holds it. */
export function readSample(project = "."): Sample {
  const { values, pictures } = readFolder(path.join(project, SHIPPED_FOLDERS[0]));
  const common = commonWords();
  const isCommon = ({ kind, value }: Shown["values"][number]) =>
    kind.startsWith("pages.") && common.has(value);
  return { values: values.filter((one) => !isCommon(one)), pictures };
}

/** Reads the owner's sign-offs in the content folder `root`; without the file, or with a broken one, there are none. */
export function readSignedOff(root: string): SignedOff {
  try {
    return parseLaunch(JSON.parse(readFileSync(path.join(root, LAUNCH_FILE), "utf8"))).signedOff;
  } catch {
    return parseLaunch({}).signedOff;
  }
}
