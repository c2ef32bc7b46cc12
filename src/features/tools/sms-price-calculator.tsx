import clsx from "clsx";
import type * as React from "react";
import { Button, ButtonLink } from "../../components/actions/button";
import { Announcement } from "../../components/feedback/announcement";
import { Notice } from "../../components/feedback/notice";
import { TextField } from "../../components/forms/field";
import { Section } from "../../components/layout/section";
import { Chips } from "../../components/navigation/chips";
import { tierCost, tierRange, tierSaving, VAT_WORDS } from "../../content/catalogue/format-price";
import { priceSms, type SmsPrice } from "../../content/catalogue/price-sms";
import type { Prices } from "../../content/catalogue/prices";
import { useKeptFocus } from "../../hooks/use-kept-focus";
import { formatCents } from "../../site/format/money";
import { formatCount, formatNumber } from "../../site/format/text";
import { TOOL_FIELD_MAX_CHARS } from "../../site/limits";
import { TOOL_ROUTES } from "../../site/routes";
import { PriceChart } from "./price-chart";
import * as styles from "./sms-price-calculator.module.css";
import { enquiryLink } from "./tool-enquiry";
import { readQuantity, type ToolState, toolLink } from "./tool-state";
import { useToolState } from "./use-tool-state";

/** Example quantity on the pre-built page. */
const EXAMPLE = "10,000";
const QUICK = [10_000, 50_000, 100_000, 500_000, 1_000_000];

const SECTION = { id: "calculator", tone: "alt" } as const;
const HEADING = { eyebrow: "Calculator", title: "What will your SMS cost?" };

export interface SmsPriceCalculatorProps {
  readonly prices: Pick<Prices, "tiers" | "tierNote">;
  /** Shows the table of tiers below the calculator. Set it to false if the page already has one. */
  readonly table?: boolean;
}

/**
 * Shows the tier, unit cost, total and saving for a quantity. If there are no tiers, links to the
 * contact form for a quote instead.
 */
export function SmsPriceCalculator({ prices, table = true }: SmsPriceCalculatorProps) {
  const { tiers } = prices;
  const { fields, state, touched, change } = useToolState();
  const kept = useKeptFocus<HTMLDivElement>();
  const asked = touched || state.quantity ? state.quantity : EXAMPLE;
  const wanted = readQuantity(asked);
  const price = priceSms(tiers, wanted);
  const choose = (quantity: number) => change({ quantity: formatNumber(quantity) });

  if (!price)
    return (
      <Section
        {...SECTION}
        heading={{
          ...HEADING,
          intro: "Tell us how many messages you need, and we’ll send you a quote.",
        }}
      >
        <ButtonLink {...enquiryLink(state, tiers)} icon="send">
          Ask for a quote
        </ButtonLink>
      </Section>
    );
  // the price of one is only shown until a number has been entered
  const passedOn = { ...state, quantity: Number.isNaN(wanted) ? "" : String(price.quantity) };
  return (
    <Section {...SECTION} heading={{ ...HEADING, intro: "A rough figure will do." }}>
      {/* biome-ignore lint/a11y/useSemanticElements: it holds results as well as fields */}
      <div role="group" aria-label="Calculator" className={styles.layout} {...kept}>
        <div className="stack" ref={fields} data-no-print>
          <TextField
            label="How many SMS parts?"
            hint="Number of people × SMS parts of your text, such as 80,000 or 80k. Up to 160 plain characters are one part"
            name="quantity"
            inputMode="text"
            autoComplete="off"
            maxLength={TOOL_FIELD_MAX_CHARS}
            value={asked}
            {...(price.notice && { error: price.notice })}
            onChange={({ target }) => change({ quantity: target.value })}
          />
          <Chips
            label="Usual quantities"
            items={QUICK.map((quantity) => ({
              id: String(quantity),
              label: formatNumber(quantity),
            }))}
            selected={String(price.quantity)}
            onSelect={(id) => choose(Number(id))}
          />
          <Reach state={state} quantity={price.quantity} />
        </div>
        <Result price={price} onChoose={choose}>
          <div className="stack-tight" data-no-print>
            <ButtonLink {...enquiryLink(passedOn, tiers)} icon="send" block>
              Send this estimate
            </ButtonLink>
            <ButtonLink
              to={toolLink(TOOL_ROUTES.quotation, passedOn)}
              variant="on-dark-ghost"
              block
            >
              Add it to a quotation
            </ButtonLink>
            <ButtonLink to={toolLink(TOOL_ROUTES.smsLength, state)} variant="on-dark-ghost" block>
              Write the text
            </ButtonLink>
            <ButtonLink to={toolLink(TOOL_ROUTES.senderId, state)} variant="on-dark-ghost" block>
              Check a sender ID
            </ButtonLink>
          </div>
        </Result>
        <div data-no-print>
          <PriceChart tiers={tiers} price={price} />
        </div>
      </div>
      <Announcement text={announcementOf(price)} enabled={touched} />
      {table && <TierTable prices={prices} current={price.tier} />}
    </Section>
  );
}

function announcementOf({ notice, quantity, tier, totalCents, cheaperAt }: SmsPrice): string {
  const cost = `${formatNumber(quantity)} SMS parts cost ${formatCents(totalCents)}, at ${tierCost(tier)} each.`;
  const cheaper =
    cheaperAt &&
    `${formatNumber(cheaperAt.quantity)} SMS parts cost less: ${formatCents(cheaperAt.totalCents)}.`;
  return [notice, cost, cheaper].filter(Boolean).join(" ");
}

/** Shows the quantity as people × parts, or nothing if people × parts isn't the quantity. */
function Reach({ state, quantity }: { readonly state: ToolState; readonly quantity: number }) {
  const [parts, people] = [readQuantity(state.parts), readQuantity(state.people)];
  if (parts * people !== quantity) return null;
  return (
    <p className={styles.reach}>
      {`${formatCount(people, "person", "people")} × ${formatCount(parts, "part")} = ${formatNumber(quantity)} SMS parts`}
    </p>
  );
}

interface ResultProps {
  readonly price: SmsPrice;
  readonly onChoose: (quantity: number) => void;
  readonly children: React.ReactNode;
}

function Result({ price, onChoose, children }: ResultProps) {
  const { quantity, tier, totalCents, savingCents, cheaperAt, notice } = price;
  const saving = `${formatCents(savingCents)} (${tierSaving(tier)})`;
  const facts = [
    ["Cost of one part", tierCost(tier)],
    ["Tier", tierRange(tier)],
    ["Saving", savingCents > 0 ? saving : "None in the first tier"],
  ];
  return (
    <div className={styles.result} data-theme="dark">
      <p className={styles.label}>{formatCount(quantity, "SMS part")}</p>
      <p className={styles.total}>{formatCents(totalCents)}</p>
      <p className={styles.vat}>{VAT_WORDS[tier.vat]}</p>
      {/* for printouts, which don't include the field that shows this message */}
      {notice && <p className={styles.printed}>{notice}</p>}
      <dl>
        {facts.map(([term, value]) => (
          <div key={term} className={styles.fact}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {cheaperAt && (
        <Notice tone="success" title="Buying more costs less">
          <p>
            {`${formatNumber(cheaperAt.quantity)} SMS parts cost ${formatCents(cheaperAt.totalCents)}, ${formatCents(totalCents - cheaperAt.totalCents)} less.`}
          </p>
          <div className={styles.cheaper} data-no-print>
            <Button size="sm" onClick={() => onChoose(cheaperAt.quantity)}>
              {`Take ${formatNumber(cheaperAt.quantity)}`}
            </Button>
          </div>
        </Notice>
      )}
      {children}
    </div>
  );
}

interface TierTableProps {
  readonly prices: SmsPriceCalculatorProps["prices"];
  readonly current: SmsPrice["tier"];
}

function TierTable({ prices: { tiers, tierNote }, current }: TierTableProps) {
  return (
    <>
      <div className={styles.frame}>
        <table className={styles.table}>
          <caption className="visually-hidden">
            Bulk SMS: cost per unit and saving by quantity
          </caption>
          <thead>
            <tr>
              <th scope="col">SMS parts</th>
              <th scope="col">Cost per unit</th>
              <th scope="col">Saving</th>
            </tr>
          </thead>
          <tbody>
            {tiers.map((tier) => (
              <tr
                key={tier.from}
                className={clsx(tier === current && styles.chosen)}
                aria-current={tier === current || undefined}
              >
                <th scope="row">{tierRange(tier)}</th>
                <td>
                  {tierCost(tier)} <span className={styles.basis}>{VAT_WORDS[tier.vat]}</span>
                </td>
                <td>{tierSaving(tier)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>{tierNote}</p>
    </>
  );
}
