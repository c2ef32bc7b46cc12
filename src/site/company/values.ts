import values from "../../../.generated/site-values.json";
import type { SiteValues } from "../../content/company/site-values";

/**
 * Values from `company.json` and `messaging-rules.json` in the content folder. Commands that read
 * content write these values first (`src/gatsby/site-values.ts`). Hosts and rollbacks don't import
 * this file, because a server may have no content folder.
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
  PAGE_NAMES,
  PROMISES,
  TIME_ZONE,
} = values as unknown as SiteValues; // typed by the schema, not by the file's present contents
