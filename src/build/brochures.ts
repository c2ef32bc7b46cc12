import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { BROCHURES } from "../site/routes";
import { apiDocs } from "./brochure/api-docs";
import { CATALOGUE, type Catalogue } from "./brochure/catalogue";
import { drawBrochure } from "./brochure/draw";
import { pricingGuide } from "./brochure/pricing-guide";
import { serviceCatalog } from "./brochure/service-catalog";

/** Makes the three PDFs below `directory` (mostly `public`); a file that is right already stays. */
export async function writeBrochures(catalogue: Catalogue, directory: string): Promise<void> {
  const made: readonly (readonly [string, ReturnType<typeof pricingGuide>])[] = [
    [BROCHURES.pricingGuide, pricingGuide(catalogue)],
    [BROCHURES.serviceCatalog, serviceCatalog(catalogue)],
    [BROCHURES.apiDocs, apiDocs(catalogue)],
  ];
  for (const [address, brochure] of made) {
    const file = path.join(directory, address);
    const bytes = await drawBrochure(brochure);
    const before = await readFile(file).catch(() => null);
    if (before?.equals(bytes)) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
}

export { CATALOGUE };
