import type { MessagingRules } from "../messaging/messaging-rules";
import type { Company } from "./company";
import type { UtcOffset } from "./utc-offsets";

type Market = Company["market"];

export interface BrandColours {
  /** For dark surfaces and headings. */
  readonly primary: string;
  /** For links and actions. */
  readonly accent: string;
}

/**
 * Values from the content folder that code imports directly, so that components don't need a query.
 */
export interface SiteValues {
  readonly BRAND: Omit<
    Company,
    "brand" | "market" | "facts" | "promises" | "siteUrl" | "messagingApiUrl"
  >;
  /** The two colours, adjusted so that text on them is readable. */
  readonly BRAND_COLOURS: BrandColours;
  readonly COMPANY: Company["facts"];
  readonly DEFAULT_SITE_URL: string;
  readonly FONTS: {
    /** The `@font-face` rules of the web fonts. */
    readonly rules: string;
    /** URLs of the font files that every page needs. */
    readonly common: readonly string[];
    /** Fonts that the page's script requests, in CSS font notation. */
    readonly first: readonly string[];
  };
  /** Width divided by height. */
  readonly LOGO_RATIO: number;
  readonly MARKET: Omit<Market, "timeZone" | "currency"> & {
    readonly currency: Market["currency"] & { readonly decimals: number };
    readonly utcOffsets: readonly UtcOffset[];
  };
  readonly MESSAGING_API_URL: string;
  readonly MESSAGING_RULES: MessagingRules;
  /** Pages' menu names, by path. */
  readonly PAGE_NAMES: Readonly<Record<string, string>>;
  readonly PROMISES: Company["promises"];
  readonly TIME_ZONE: string;
}
