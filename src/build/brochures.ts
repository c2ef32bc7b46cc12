import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { BROCHURES } from "../site/routes";
import { apiDocs } from "./brochure/api-docs";
import { CATALOGUE, type Catalogue } from "./brochure/catalogue";
import { drawBrochure } from "./brochure/draw";
import { pricingGuide } from "./brochure/pricing-guide";
import { serviceCatalog } from "./brochure/service-catalog";
import { readNote, writeNote } from "./note";

/** What the PDFs were drawn from, by address. It goes when the code that draws them changes. */
const NOTE_FILE = ".cache/brochures.json";
const note = v.record(v.string(), v.string());

/** Makes the three PDFs below `directory` (mostly `public`); a file that is right already stays. */
export async function writeBrochures(
  catalogue: Catalogue,
  directory: string,
  noteFile: string = path.resolve(NOTE_FILE),
): Promise<void> {
  const brochures = {
    [BROCHURES.pricingGuide]: pricingGuide(catalogue),
    [BROCHURES.serviceCatalog]: serviceCatalog(catalogue),
    [BROCHURES.apiDocs]: apiDocs(catalogue),
  };
  const before = readNote(note, noteFile) ?? {};
  const now: Record<string, string> = {};
  for (const [address, brochure] of Object.entries(brochures)) {
    const file = path.join(directory, address);
    const digest = createHash("sha256").update(JSON.stringify(brochure)).digest("hex");
    now[address] = digest;
    if (before[address] === digest && existsSync(file)) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await drawBrochure(brochure));
  }
  writeNote(noteFile, now);
}

export { CATALOGUE };
