import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { readCacheFile, writeCacheFile } from "../../../node/json-file";
import { replaceOutput } from "../../../node/replace-file";
import { BROCHURES } from "../../../site/routes";
import { apiDocs } from "./api-docs";
import type { BrochureData } from "./document";
import { drawBrochure } from "./draw";
import { pricingGuide } from "./pricing-guide";
import { serviceCatalog } from "./service-catalog";

/** Digests of the brochures that were drawn, by path; deleted with `.cache` when code changes. */
const CACHE_FILE = ".cache/brochures.json";
const digests = v.record(v.string(), v.string());

/** Writes the three PDFs below `directory`; an unchanged one is not drawn again. */
export async function writeBrochures(
  catalogue: BrochureData,
  directory: string,
  cacheFile: string = path.resolve(CACHE_FILE),
): Promise<void> {
  const brochures = {
    [BROCHURES.pricingGuide]: pricingGuide(catalogue),
    [BROCHURES.serviceCatalog]: serviceCatalog(catalogue),
    [BROCHURES.apiDocs]: apiDocs(catalogue),
  };
  const before = readCacheFile(digests, cacheFile) ?? {};
  const now: Record<string, string> = {};
  for (const [route, brochure] of Object.entries(brochures)) {
    const file = path.join(directory, route);
    const digest = createHash("sha256").update(JSON.stringify(brochure)).digest("hex");
    now[route] = digest;
    if (before[route] === digest && existsSync(file)) continue;
    replaceOutput(file, await drawBrochure(brochure));
  }
  writeCacheFile(cacheFile, now);
}
