import * as v from "valibot";
import { SMS_QUANTITY_MAX } from "../../site/limits";
import { defineDocument } from "../model/define";
import { id, line, paragraph, wholeNumber } from "../model/fields";
import { optionalWithDefault, withDefault } from "../model/repair";
import { int, named, type ViewModel } from "../model/view-model";
import { oneOf, reasons, reasonsView, textItems, withIconKeys } from "./record-fields";

/** The highest amount, in whole units or hundredths of the currency, so that sums stay exact. */
const AMOUNT_MAX = 10_000_000;

const amount = wholeNumber(AMOUNT_MAX);
/** Whether an amount contains VAT; "quoted": the written quote says. */
const vatBasis = named("VatBasis", oneOf(["inclusive", "exclusive", "quoted"] as const));
export type VatBasis = v.InferOutput<typeof vatBasis>;
/** A wrong basis claims nothing. */
const vat = withDefault(vatBasis, "quoted");
const note = optionalWithDefault(paragraph, "");
const mark = optionalWithDefault(v.boolean(), false);

/** Amounts are whole units of the currency. */
const offerFields = {
  name: line,
  description: withDefault(paragraph, ""),
  setupPrice: amount,
  /** Null: no monthly charge. */
  monthlyPrice: v.optional(v.nullable(amount), null), // the desk writes no empty field
  vat,
  /** What one charge covers, in words, as in: per network. */
  per: line,
  /** Whether a charge is due on each network; a quotation multiplies by it, and never promises too little. */
  perNetwork: withDefault(v.boolean(), true),
  isPopular: mark,
  points: optionalWithDefault(v.array(line), []),
};
const offer = v.object({ id, ...offerFields });
const offerView = () => named("PricingOffer", v.object({ offerId: v.string(), ...offerFields }));
export type PricingOffer = ViewModel<typeof offerView>;

const tier = v.object({
  from: wholeNumber(SMS_QUANTITY_MAX),
  unitCostCents: amount,
  isHighlighted: mark,
});

/** One row of the bulk SMS table. The whole quantity is priced at its tier's unit cost. */
const tierView = () =>
  named(
    "SmsTier",
    v.object({
      from: int,
      /** Null: no upper end. */
      to: v.nullable(int),
      /** Hundredths of a unit of the currency. */
      unitCostCents: int,
      vat: vatBasis,
      /** Whole percent against the first tier; null for the first tier. */
      savingPercent: v.nullable(int),
      isHighlighted: v.boolean(),
    }),
  );
export type SmsTier = ViewModel<typeof tierView>;

/** A tier ends where the next begins, so one wrong tier would price another's SMS: all or none. */
const tiers = v.pipe(
  v.array(tier),
  v.check(
    (list) =>
      list.every(({ from, unitCostCents }, i) => {
        const before = list[i - 1];
        return before ? from > before.from && unitCostCents < before.unitCostCents : from === 1;
      }),
    "must begin with 1 SMS part, and each tier must be later and cheaper than the one before",
  ),
);

/** Fields that pages show as they are written. */
const pricesFields = {
  philosophy: optionalWithDefault(v.array(paragraph), []),
  /** Below the heading of the investment options. */
  offersNote: note,
  tierNote: note,
  /** The VAT basis of the plans of every service. */
  plansVat: vat,
  plansNote: note,
  /** Below the heading of the steps. */
  onboardingNote: note,
  onboarding: textItems,
};
const { philosophy, offersNote, onboardingNote, onboarding, ...otherFields } = pricesFields;
const input = v.object({
  philosophy,
  offersNote,
  offers: withDefault(v.array(offer), []),
  tiersVat: vat,
  tiers: withDefault(tiers, []),
  ...otherFields,
  whyChoose: reasons,
  onboardingNote,
  onboarding,
});

export const pricesView = () =>
  v.object({
    ...pricesFields,
    whyChoose: reasonsView(),
    offers: v.array(offerView()),
    tiers: v.array(tierView()),
  });
export type Prices = ViewModel<typeof pricesView>;

const toViewModel = ({
  offers,
  tiersVat,
  tiers: rows,
  ...rest
}: v.InferOutput<typeof input>): Prices => ({
  ...rest,
  whyChoose: withIconKeys(rest.whyChoose),
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
