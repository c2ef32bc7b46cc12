import path from "node:path";
import {
  COMPANY_FILE,
  type Company,
  companySchema,
  parseCompany,
} from "../content/company/company";
import type { ContentIssue } from "../content/model/report";
import { isReadable, placeOfField, readContentFile } from "../content-folder/content-file";
import { readCacheFile, writeCacheFile } from "./cache-file";
import { replaceFile } from "./replace-file";

/** What the last build has read, for when the file cannot be read. */
const COPY_FILE = ".content-cache/company.json";
/** What bundles of pages have in place of `src/site/company/company-values.ts`. */
export const COMPANY_MODULE = ".cache/company-values.js";

/**
 * Reads `content/company.json` below the current directory. What cannot be read comes from the copy of
 * the last build and is an issue; without a copy it throws.
 */
export function readCompany(): {
  readonly company: Company;
  readonly issues: readonly ContentIssue[];
} {
  const copy = readCacheFile(companySchema, path.resolve(COPY_FILE));
  const file = readContentFile(".", COMPANY_FILE);
  if (!isReadable(file)) {
    if (!copy) throw unusable(file.problem);
    return { company: copy, issues: [wholeFile(file.problem)] };
  }
  const { company, issues } = parseCompany(file.value, copy);
  const last = issues.at(-1);
  if (!company) throw unusable(`cannot be used: ${last?.field} ${last?.problem}`);
  const placed = issues.map((issue) => ({ ...issue, item: placeOfField(file, issue.field) }));
  return { company, issues: placed };
}

/** Returns the constants that code imports; what pages never use is apart, so that no bundle has it. */
export function companyConstants({ facts, siteUrl, messagingApiUrl, ...brand }: Company) {
  return {
    BRAND: brand,
    COMPANY: facts,
    DEFAULT_SITE_URL: siteUrl,
    MESSAGING_API_URL: messagingApiUrl,
  };
}

/** Keeps the company for the next build, and writes the module that bundles get. */
export function saveCompany(company: Company): void {
  writeCacheFile(path.resolve(COPY_FILE), company);
  const lines = Object.entries(companyConstants(company)).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
  );
  replaceFile(path.resolve(COMPANY_MODULE), lines.join(""));
}

const unusable = (problem: string): Error =>
  new Error(
    `${COMPANY_FILE} ${problem}. Correct it and run the command again; no earlier build has left a copy to use instead.`,
  );

const wholeFile = (problem: string): ContentIssue => ({
  section: "Company",
  item: `“${COMPANY_FILE}”`,
  field: "the whole file",
  problem,
  action: "replaced",
  shown: "visitors see what the last build has read from it",
});
