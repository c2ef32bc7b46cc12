import type { MessagingRules } from "../messaging/messaging-rules";
import type { Company } from "./company";
import type { UtcOffset } from "./utc-offsets";

type Market = Company["market"];

export interface BrandColours {
  /** Colour of dark surfaces and headings. */
  readonly primary: string;
  /** Colour of links and actions. */
  readonly accent: string;
}

/** What code imports of the content folder, since pages without a query show it. */
export interface SiteValues {
  readonly BRAND: Omit<
    Company,
    "brand" | "market" | "facts" | "promises" | "siteUrl" | "messagingApiUrl"
  >;
  /** The two colours, changed so that text on them can be read. */
  readonly BRAND_COLOURS: BrandColours;
  readonly COMPANY: Company["facts"];
  readonly DEFAULT_SITE_URL: string;
  readonly FONTS: {
    /** The `@font-face` rules of the web fonts. */
    readonly rules: string;
    /** URLs of the files that every page needs. */
    readonly common: readonly string[];
    /** Fonts that the page's script asks the browser for, in CSS notation. */
    readonly first: readonly string[];
  };
  /** Width of the logo divided by its height. */
  readonly LOGO_RATIO: number;
  readonly MARKET: Omit<Market, "timeZone" | "currency"> & {
    readonly currency: Market["currency"] & { readonly decimals: number };
    readonly utcOffsets: readonly UtcOffset[];
  };
  readonly MESSAGING_API_URL: string;
  readonly MESSAGING_RULES: MessagingRules;
  readonly PROMISES: Company["promises"];
  readonly TIME_ZONE: string;
}
