import { SMS_TIERS } from "../../../content/catalogue/pricing";
import type { SmsTier } from "../../../content/catalogue/types";

/** The drawing's own units; it scales as a whole. */
export const CHART = { width: 340, height: 190, left: 8, right: 8, top: 26, bottom: 34 } as const;

/** The axis is logarithmic; below its start the price is the first tier's. */
const FIRST = 10_000;
const LAST = 2_000_000;

const clamp = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value));

/** Where a quantity stands across the chart; what is off the axis stands at its end. */
export function chartX(quantity: number): number {
  const share = Math.log(clamp(quantity, FIRST, LAST) / FIRST) / Math.log(LAST / FIRST);
  return round(CHART.left + share * (CHART.width - CHART.left - CHART.right));
}

/** Where a unit cost stands, from the base line up. */
export function chartY(cents: number, tiers: readonly SmsTier[] = SMS_TIERS): number {
  const highest = Math.max(...tiers.map(({ unitCostCents }) => unitCostCents));
  const room = CHART.height - CHART.top - CHART.bottom;
  return round(CHART.height - CHART.bottom - (cents / highest) * room);
}

const round = (value: number) => Math.round(value * 10) / 10;

export interface ChartStep {
  readonly tier: SmsTier;
  readonly x: number;
  readonly width: number;
  readonly y: number;
  readonly height: number;
}

/** One column per tier, as wide as its part of the axis and as high as its unit cost. */
export const chartSteps = (tiers: readonly SmsTier[] = SMS_TIERS): readonly ChartStep[] =>
  tiers.map((tier) => {
    const x = chartX(tier.from);
    const y = chartY(tier.unitCostCents, tiers);
    return {
      tier,
      x,
      y,
      width: round(chartX(tier.to ?? LAST) - x),
      height: round(CHART.height - CHART.bottom - y),
    };
  });
