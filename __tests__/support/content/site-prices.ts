import {
  tierCost,
  tierRange,
  tierSaving,
  VAT_WORDS,
} from "../../../src/content/catalogue/format-price";
import { priceSms } from "../../../src/content/catalogue/price-sms";
import { toolEnquiry } from "../../../src/features/tools/tool-enquiry";
import { EMPTY_TOOL_STATE } from "../../../src/features/tools/tool-state";
import { formatCents } from "../../../src/site/format/money";
import { SITE_PRICES } from "../../fixtures/prices";

const { tiers } = SITE_PRICES;

/** Price of `quantity` messages on the built site: "KSh 48,000.00". */
export const costOf = (quantity: number): string =>
  formatCents(priceSms(tiers, quantity)?.totalCents ?? Number.NaN);

/** The estimate for `quantity` messages in an enquiry from the built site. */
export const estimateOf = (quantity: string): string =>
  toolEnquiry({ ...EMPTY_TOOL_STATE, quantity }, tiers).topic;

/** Rows of the built site's tier table, as Markdown. */
export const TIER_ROWS = tiers.map(
  (tier) =>
    `| ${tierRange(tier)} | ${tierCost(tier)} ${VAT_WORDS[tier.vat]} | ${tierSaving(tier)} |`,
);
