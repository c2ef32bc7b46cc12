import clsx from "clsx";
import { tierCost, tierRange } from "../../../content/catalogue/price-words";
import { SMS_TIERS } from "../../../content/catalogue/pricing";
import { grouped, unitCost } from "../../../site/money";
import type { SmsPrice } from "../sms-price";
import { CHART, chartSteps, chartX } from "./chart-geometry";
import * as styles from "./sms-price-calculator.module.css";

const STEPS = chartSteps();
const BASE = CHART.height - CHART.bottom;
const short = (quantity: number) =>
  quantity >= 1_000_000
    ? `${Math.floor(quantity / 1_000_000)}m`
    : `${Math.floor(quantity / 1_000)}k`;

/** Unit cost over quantity, drawn from the tiers, with the present quantity marked. */
export function PriceChart({ price }: { readonly price: SmsPrice }) {
  const tiers = SMS_TIERS.map((tier) => `${tierRange(tier)}: ${tierCost(tier)}`).join("; ");
  const words = `${tiers}. Highlight: ${grouped(price.quantity)}.`;
  const x = chartX(price.quantity);
  const current = STEPS.find(({ tier }) => tier === price.tier);
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.chartTitle}>Cost of one message, by quantity</figcaption>
      <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} role="img" aria-label={words}>
        {STEPS.map(({ tier, x: left, y, width, height }) => (
          <g key={tier.from} className={clsx(styles.column, tier === price.tier && styles.current)}>
            <rect x={left + 1} y={y} width={Math.max(0, width - 2)} height={height} rx="3" />
            <text x={left + width / 2} y={y - 6} textAnchor="middle">
              {unitCost(tier.unitCostCents)}
            </text>
          </g>
        ))}
        <line x1={CHART.left} x2={CHART.width - CHART.right} y1={BASE} y2={BASE} />
        <text x={CHART.left} y={BASE + 18}>
          up to 10k
        </text>
        {STEPS.slice(1).map(({ tier, x: left }) => (
          <text key={tier.from} x={left} y={BASE + 18} textAnchor="middle">
            {short(tier.from)}
          </text>
        ))}
        <g className={styles.marker} style={{ transform: `translateX(${x}px)` }}>
          <line x1="0" x2="0" y1={current?.y ?? BASE} y2={BASE} />
          <circle cx="0" cy={BASE} r="6" />
        </g>
      </svg>
    </figure>
  );
}
