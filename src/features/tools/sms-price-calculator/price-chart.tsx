import clsx from "clsx";
import { tierCost, tierRange } from "../../../content/catalogue/price-words";
import { SMS_TIERS } from "../../../content/catalogue/pricing";
import { grouped, unitCost } from "../../../site/money";
import type { SmsPrice } from "../sms-price";
import * as styles from "./sms-price-calculator.module.css";

/** In the drawing's own units; it scales as a whole. */
const WIDTH = 340;
const HEIGHT = 190;
const LEFT = 8;
const RIGHT = WIDTH - LEFT;
const TOP = 26;
const BASE = HEIGHT - 34;

/** The ends of the axis, in messages; it is logarithmic. */
const FIRST = 10_000;
const LAST = 2_000_000;

const round = (value: number) => Math.round(value * 10) / 10;

/** Returns the horizontal position of a quantity; one off the axis is at its end. */
export function chartX(quantity: number): number {
  const shown = Math.min(LAST, Math.max(FIRST, quantity));
  return round(LEFT + (Math.log(shown / FIRST) / Math.log(LAST / FIRST)) * (RIGHT - LEFT));
}

const HIGHEST = Math.max(...SMS_TIERS.map(({ unitCostCents }) => unitCostCents));

/** One column per tier, as wide as its part of the axis and as high as its unit cost. */
export const CHART_COLUMNS = SMS_TIERS.map((tier) => {
  const x = chartX(tier.from);
  const y = round(BASE - (tier.unitCostCents / HIGHEST) * (BASE - TOP));
  return { tier, x, y, width: round(chartX(tier.to ?? LAST) - x), height: round(BASE - y) };
});

const short = (quantity: number) =>
  quantity >= 1_000_000
    ? `${Math.floor(quantity / 1_000_000)}m`
    : `${Math.floor(quantity / 1_000)}k`;

/** Draws unit cost over quantity, with the current quantity marked. */
export function PriceChart({ price }: { readonly price: SmsPrice }) {
  const tiers = SMS_TIERS.map((tier) => `${tierRange(tier)}: ${tierCost(tier)}`).join("; ");
  const label = `${tiers}. Marked: ${grouped(price.quantity)}.`;
  const current = CHART_COLUMNS.find(({ tier }) => tier === price.tier);
  return (
    <figure className={styles.chart}>
      <figcaption className="small emphasis">Cost of one message, by quantity</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {CHART_COLUMNS.map(({ tier, x, y, width, height }) => (
          <g key={tier.from} className={clsx(styles.column, tier === price.tier && styles.current)}>
            <rect x={x + 1} y={y} width={Math.max(0, width - 2)} height={height} rx="3" />
            <text x={x + width / 2} y={y - 6} textAnchor="middle">
              {unitCost(tier.unitCostCents)}
            </text>
          </g>
        ))}
        <line x1={LEFT} x2={RIGHT} y1={BASE} y2={BASE} />
        <text x={LEFT} y={BASE + 18}>
          up to 10k
        </text>
        {CHART_COLUMNS.slice(1).map(({ tier, x }) => (
          <text key={tier.from} x={x} y={BASE + 18} textAnchor="middle">
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
