import values from "../../../.generated/site-values.json";
import type { SiteValues } from "../../content/company/site-values";

/**
 * The values of `company.json` and `messaging-rules.json` in the content folder, which every command that reads content
 * writes first (`src/gatsby/site-values.ts`). Hosts and rollbacks don't import this: a server may have no content folder.
 */
export const {
  BRAND,
  BRAND_COLOURS,
  COMPANY,
  DEFAULT_SITE_URL,
  FONTS,
  LOGO_RATIO,
  MARKET,
  MESSAGING_API_URL,
  MESSAGING_RULES,
  PROMISES,
  TIME_ZONE,
} = values as unknown as SiteValues; // typed by what is written, not by what the file holds now
