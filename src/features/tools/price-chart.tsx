import clsx from "clsx";
import { tierCost, tierRange } from "../../content/catalogue/format-price";
import type { SmsPrice } from "../../content/catalogue/price-sms";
import type { SmsTier } from "../../content/catalogue/prices";
import { unitCost } from "../../site/format/money";
import { formatNumber } from "../../site/format/text";
import * as styles from "./sms-price-calculator.module.css";

/** Dimensions in SVG user units. */
const WIDTH = 340;
const HEIGHT = 190;
const LEFT = 8;
const RIGHT = WIDTH - LEFT;
const TOP = 26;
const BASE = HEIGHT - 34;

/** Ends of the axis, in SMS parts, if there's only one tier. */
const SINGLE_AXIS = { first: 10_000, last: 1_000_000 };

const round = (value: number) => Math.round(value * 10) / 10;

/** Returns the logarithmic quantity scale and one column per tier. */
export function chartOf(tiers: readonly SmsTier[]) {
  const edges = tiers.flatMap(({ to }) => to ?? []);
  const first = edges[0] ? edges[0] / 5 : SINGLE_AXIS.first;
  const last = (edges.at(-1) ?? 0) * 2 || SINGLE_AXIS.last;
  /** Returns the horizontal position of a quantity, limited to the ends of the axis. */
  const x = (quantity: number): number => {
    const shown = Math.min(last, Math.max(first, quantity));
    return round(LEFT + (Math.log(shown / first) / Math.log(last / first)) * (RIGHT - LEFT));
  };
  const highest = Math.max(...tiers.map(({ unitCostCents }) => unitCostCents));
  /** Columns whose width is the tier's range and whose height is its unit cost. */
  const columns = tiers.map((tier) => {
    const left = x(tier.from);
    const top = round(BASE - (tier.unitCostCents / highest) * (BASE - TOP));
    const width = round(x(tier.to ?? last) - left);
    return { tier, x: left, y: top, width, height: round(BASE - top) };
  });
  return { x, columns };
}

/** Shortens a quantity of 1,000 or more, as in "50k", "2.5k" or "1m", rounding down. */
function short(quantity: number): string {
  if (quantity < 1_000) return String(Math.floor(quantity));
  const [unit, letter] = quantity < 1_000_000 ? [1_000, "k"] : [1_000_000, "m"];
  return `${Math.floor((quantity / unit) * 10) / 10}${letter}`;
}

export interface PriceChartProps {
  readonly tiers: readonly SmsTier[];
  readonly price: SmsPrice;
}

export function PriceChart({ tiers, price }: PriceChartProps) {
  const { x: chartX, columns } = chartOf(tiers);
  const costs = tiers.map((tier) => `${tierRange(tier)}: ${tierCost(tier)}`).join("; ");
  const label = `${costs}. Marked: ${formatNumber(price.quantity)}.`;
  const current = columns.find(({ tier }) => tier === price.tier);
  return (
    <figure className={styles.chart}>
      <figcaption className="small emphasis">Cost of one SMS part, by quantity</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {columns.map(({ tier, x, y, width, height }) => (
          <g key={tier.from} className={clsx(styles.column, tier === price.tier && styles.current)}>
            <rect x={x + 1} y={y} width={Math.max(0, width - 2)} height={height} rx="3" />
            <text x={x + width / 2} y={y - 6} textAnchor="middle">
              {unitCost(tier.unitCostCents)}
            </text>
          </g>
        ))}
        <line x1={LEFT} x2={RIGHT} y1={BASE} y2={BASE} />
        {columns.map(({ tier, x }, i) => (
          <text key={tier.from} x={x} y={BASE + 18} textAnchor={i === 0 ? "start" : "middle"}>
            {short(tier.from)}
          </text>
        ))}
        <g
          className={styles.marker}
          style={{ transform: `translateX(${chartX(price.quantity)}px)` }}
        >
          <line x1="0" x2="0" y1={current?.y ?? BASE} y2={BASE} />
          <circle cx="0" cy={BASE} r="6" />
        </g>
      </svg>
    </figure>
  );
}
