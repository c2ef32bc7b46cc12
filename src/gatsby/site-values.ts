import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Company } from "../content/company/company";
import type { SiteValues } from "../content/company/site-values";
import { utcOffsets } from "../content/company/utc-offsets";
import { pageNames } from "../content/site/navigation";
import { contentRoot } from "../content-files/content-root";
import { replaceFile } from "../node/replace-file";
import type { BrandDrawings } from "./brand/brand-drawings";
import { brandPalette, brandStyle } from "./brand/brand-palette";
import { readCompany } from "./company-file";
import { readFonts } from "./fonts/brand-fonts";
import { fontConstants, fontStyle } from "./fonts/font-styles";
import type { Fonts } from "./fonts/fonts";
import { readMessagingRules } from "./messaging-rules-file";
import { readMenus } from "./needed-files";

/** Values that `src/site/company/values.ts` imports. */
export const VALUES_FILE = ".generated/site-values.json";
/** The brand's colours and fonts, which `gatsby-browser.tsx` imports. */
const STYLE_FILE = ".generated/site.css";

/** Returns the company's values that code imports, with colours adjusted to be readable. */
export function companyValues(
  company: Company,
  { logo }: BrandDrawings,
  fonts: Fonts,
): Omit<SiteValues, "MESSAGING_RULES" | "PAGE_NAMES"> {
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
    COMPANY: facts,
    DEFAULT_SITE_URL: siteUrl,
    FONTS: fontConstants(fonts),
    LOGO_RATIO: Math.round((1000 * logo.width) / logo.height) / 1000,
    MARKET: { ...customs, currency: { ...currency, decimals }, utcOffsets: utcOffsets(timeZone) },
    MESSAGING_API_URL: messagingApiUrl,
    PROMISES: promises,
    TIME_ZONE: timeZone,
  };
}

/**
 * Writes the values and style sheet from the content folder `root` to `project` if they've changed.
 * If `company.json`, `site.json` or `navigation.json` has a mistake, throws an error that names the
 * file, line and field.
 */
export function writeSiteValues(root: string = contentRoot(), project = "."): void {
  const { company, drawings } = readCompany(root);
  const menus = readMenus(root);
  const { fonts } = readFonts(company, root);
  const { rules } = readMessagingRules(root);
  const values: SiteValues = {
    ...companyValues(company, drawings, fonts),
    MESSAGING_RULES: rules,
    PAGE_NAMES: menus ? pageNames(menus) : {},
  };
  const write = (name: string, text: string) => {
    const file = path.join(project, name);
    if (!existsSync(file) || readFileSync(file, "utf8") !== text) replaceFile(file, text);
  };
  write(VALUES_FILE, `${JSON.stringify(values, null, 2)}\n`);
  write(STYLE_FILE, brandStyle(brandPalette(company.brand.colours)) + fontStyle(fonts));
}
