import { createHash } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { brochures } from "../../../content/catalogue/brochures";
import { hasPrices } from "../../../content/catalogue/format-price";
import { type ContentIssue, contentIssue } from "../../../content/model/report";
import { readCacheFile, writeCacheFile } from "../../../node/json-file";
import { replaceOutput } from "../../../node/replace-file";
import { BRAND } from "../../../site/company/brand";
import { BROCHURES } from "../../../site/routes";
import { apiDocs } from "./api-docs";
import type { BrochureData, BrochureDocument } from "./document";
import { drawBrochure } from "./draw";
import { pricingGuide } from "./pricing-guide";
import { serviceCatalog } from "./service-catalog";
import { drawableInPdf } from "./text";

/**
 * Digests of the drawn brochures, by path. A change to the code deletes them along with `.cache`.
 */
const CACHE_FILE = ".cache/brochures.json";
const digests = v.record(v.string(), v.string());

/**
 * Writes the PDFs below `directory`, skipping unchanged ones. Returns issues about characters that
 * PDFs can't show.
 */
export async function writeBrochures(
  catalogue: BrochureData,
  directory: string,
  cacheFile: string = path.resolve(CACHE_FILE),
): Promise<readonly ContentIssue[]> {
  const documents = {
    [BROCHURES.pricingGuide]: pricingGuide,
    [BROCHURES.serviceCatalog]: serviceCatalog,
    [BROCHURES.apiDocs]: apiDocs,
  };
  const before = readCacheFile(digests, cacheFile) ?? {};
  const now: Record<string, string> = {};
  const issues: ContentIssue[] = [];
  const shown = brochures(hasPrices(catalogue.prices, catalogue.services)).map(({ path }) => path);
  for (const route of Object.values(BROCHURES)) {
    if (!shown.includes(route)) rmSync(path.join(directory, route), { force: true });
  }
  for (const route of shown) {
    const written = documents[route](catalogue);
    const missing = new Set<string>();
    drawableInPdf(BRAND.name, missing);
    const brochure: BrochureDocument = JSON.parse(JSON.stringify(written), (_key, value) =>
      typeof value === "string" ? drawableInPdf(value, missing) : value,
    );
    if (missing.size > 0) issues.push(leftOutLetters(route, [...missing]));
    const file = path.join(directory, route);
    const digest = createHash("sha256").update(JSON.stringify(brochure)).digest("hex");
    now[route] = digest;
    if (before[route] === digest && existsSync(file)) continue;
    replaceOutput(file, await drawBrochure(brochure));
  }
  writeCacheFile(cacheFile, now);
  return issues;
}

const leftOutLetters = (route: string, missing: readonly string[]): ContentIssue =>
  contentIssue({
    section: "Brochures",
    item: route,
    field: "",
    problem: `has characters that the PDF can’t show: ${missing.join(" ")}`,
    action: "dropped",
    shown: "the PDF leaves them out",
  });
