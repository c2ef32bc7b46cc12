import * as v from "valibot";
import { formatNumber } from "../../site/format/numbers";
import { SMS_QUANTITY_MAX } from "../../site/limits";
import { defineDocument } from "../model/define";
import { id, line, paragraph } from "../model/fields";
import { optionalWithDefault, withDefault } from "../model/repair";
import { iconItems, oneOf, textItems } from "./records";
import { type Prices, SERVICE_IDS, type ServiceId, VAT_BASES } from "./types";

/** The highest amount, in shillings or in cents, so that sums stay exact. */
const AMOUNT_MAX = 10_000_000;

const wholeNumber = (max: number) =>
  v.pipe(
    v.number(),
    v.integer("must be a whole number"),
    v.minValue(1, "must be more than 0"),
    v.maxValue(max, `must be at most ${formatNumber(max)}`),
  );
const amount = wholeNumber(AMOUNT_MAX);
/** A wrong basis claims nothing: the quote says. */
const vat = withDefault(oneOf(VAT_BASES), "quoted");
const note = optionalWithDefault(paragraph, "");
const mark = optionalWithDefault(v.boolean(), false);

const offer = v.object({
  id,
  name: line,
  description: withDefault(paragraph, ""),
  setupKsh: amount,
  monthlyKsh: v.optional(v.nullable(amount), null), // the desk writes no empty field
  vat,
  per: line,
  isPopular: mark,
  points: optionalWithDefault(v.array(line), []),
});

const tier = v.object({
  from: wholeNumber(SMS_QUANTITY_MAX),
  unitCostCents: amount,
  isHighlighted: mark,
});

/** A tier ends where the next begins, so one wrong tier would price another's messages: all or none. */
const tiers = v.pipe(
  v.array(tier),
  v.check(
    (list) =>
      list.every(({ from, unitCostCents }, i) => {
        const before = list[i - 1];
        return before ? from > before.from && unitCostCents < before.unitCostCents : from === 1;
      }),
    "must begin with 1 message, and each tier must be later and cheaper than the one before",
  ),
);

const planExclusions = v.object(
  Object.fromEntries(SERVICE_IDS.map((service) => [service, note])) as Record<
    ServiceId,
    typeof note
  >, // one entry for each id
);

const input = v.object({
  philosophy: optionalWithDefault(v.array(paragraph), []),
  offers: withDefault(v.array(offer), []),
  tiersVat: vat,
  tiers: withDefault(tiers, []),
  tierNote: note,
  plansVat: vat,
  plansNote: note,
  planExclusions: optionalWithDefault(planExclusions, v.parse(planExclusions, {})),
  whyChoose: iconItems,
  onboarding: textItems,
});

const toViewModel = ({
  offers,
  tiersVat,
  tiers: rows,
  ...rest
}: v.InferOutput<typeof input>): Prices => ({
  ...rest,
  offers: offers.map(({ id: offerId, ...offer }) => ({ offerId, ...offer })),
  tiers: rows.map(({ from, unitCostCents, isHighlighted }, i) => {
    const next = rows[i + 1];
    const base = rows[0]?.unitCostCents ?? unitCostCents;
    return {
      from,
      to: next ? next.from - 1 : null,
      unitCostCents,
      vat: tiersVat,
      savingPercent: i === 0 ? null : Math.round((100 * (base - unitCostCents)) / base),
      isHighlighted,
    };
  }),
});

/** `content/prices.json`: every price but those of plans, and what is said beside them. */
export const prices = defineDocument({
  name: "Prices",
  endpoint: "content/prices.json",
  schema: input,
  needs: Object.keys(input.entries),
  count: () => 1,
  toViewModel,
});
