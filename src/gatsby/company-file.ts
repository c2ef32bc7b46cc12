import path from "node:path";
import { COMPANY_FILE, type Company, parseCompany } from "../content/company/company";
import { type ContentIssue, contentIssue } from "../content/model/report";
import {
  isReadable,
  placeOfField,
  readContentFile,
  withPlaces,
} from "../content-files/content-file";
import { contentRoot } from "../content-files/content-root";
import { replaceFile } from "../node/replace-file";
import { brandPalette, brandStyle, type ColourChange } from "../site/company/brand-palette";
import { utcOffsets } from "../site/company/utc-offsets";
import { type BrandDrawings, readBrandDrawings } from "./brand/brand-drawings";
import { constantsModule } from "./constants-module";
import { readParts, unusable } from "./parts-file";

/** Path of the module that replaces `src/site/company/company-values.ts` in bundles of pages. */
export const COMPANY_MODULE = ".cache/company-values.js";

/** Path of the style sheet with the brand's colours as custom properties, which `gatsby-browser.tsx` imports. */
const COMPANY_STYLE = ".cache/company-colours.css";

/**
 * Reads `company.json` of the content folder `root`. Throws a sentence with file, line and field when it cannot be
 * read or a field that the pages need is wrong: no build can go on, and the release that is served stays.
 */
export function readCompany(root = contentRoot()): {
  readonly company: Company;
  readonly drawings: BrandDrawings;
  readonly issues: readonly ContentIssue[];
  /** Colours that were changed so that everything can be read; these are no mistakes, but are reported. */
  readonly changes: readonly ContentIssue[];
} {
  const file = readContentFile(root, COMPANY_FILE);
  if (!isReadable(file)) throw unusable(`${file.name} ${file.problem}`);
  const { company, issues } = parseCompany(file.value);
  const placed = withPlaces(file, issues);
  const last = placed.at(-1);
  if (!company) throw unusable(`${last?.item}: ${last?.field} ${last?.problem}`);
  const changed = brandPalette(company.brand.colours).changes.map((change) =>
    colourIssue(change, (field) => placeOfField(file, field)),
  );
  const { drawings, issues: drawn } = readBrandDrawings(company, root);
  return {
    // no number, no links to a chat
    company: readParts(root).parts.whatsApp ? company : { ...company, whatsAppNumber: "" },
    drawings,
    issues: [...placed, ...drawn],
    changes: changed,
  };
}

/** Reports a colour that was changed so that everything can be read. */
function colourIssue(
  { name, from, to, reason }: ColourChange,
  placeOf: (field: string) => string,
): ContentIssue {
  const [colour = "", step] = name.split("-");
  const field = `brand.colours.${colour}`;
  return contentIssue({
    section: "Company",
    item: placeOf(field),
    field,
    problem: step
      ? `makes the shade ${from} (${name}), but ${reason}`
      : `is ${from}, but ${reason}`,
    action: "repaired",
    shown: `${to} in its place`,
  });
}

/**
 * Returns the constants that code imports, those that pages never use apart, so that no bundle has them. The two
 * colours are those of `brandPalette`, which can be read.
 */
export function companyConstants(company: Company, { logo }: BrandDrawings) {
  const { brand, market, facts, promises, siteUrl, messagingApiUrl, ...names } = company;
  const { primary, accent } = brandPalette(brand.colours);
  const { timeZone, currency, ...customs } = market;
  const { maximumFractionDigits: decimals = 2 } = new Intl.NumberFormat("en", {
    style: "currency",
    currency: currency.code,
  }).resolvedOptions();
  return {
    BRAND: names,
    BRAND_COLOURS: { primary, accent },
    LOGO_RATIO: Math.round((1000 * logo.width) / logo.height) / 1000,
    MARKET: { ...customs, currency: { ...currency, decimals }, utcOffsets: utcOffsets(timeZone) },
    COMPANY: facts,
    PROMISES: promises,
    DEFAULT_SITE_URL: siteUrl,
    MESSAGING_API_URL: messagingApiUrl,
    TIME_ZONE: timeZone,
  };
}

/** Writes the module and the style sheet that bundles get, below `root`. */
export function saveCompany(company: Company, drawings: BrandDrawings, root = "."): void {
  const constants = companyConstants(company, drawings);
  replaceFile(path.resolve(root, COMPANY_MODULE), constantsModule(constants));
  replaceFile(path.resolve(root, COMPANY_STYLE), brandStyle(brandPalette(company.brand.colours)));
}
