import * as v from "valibot";
import { MARKET } from "../../site/company/brand";
import { SMS_QUANTITY_MAX } from "../../site/limits";
import { defineDocument } from "../model/define";
import { id, line, paragraph, wholeNumber } from "../model/fields";
import { optionalWithDefault, withDefault } from "../model/repair";
import { int, named, type ViewModel } from "../model/view-model";
import { oneOf, reasons, reasonsView, textItems, withIconKeys } from "./record-fields";

/** Maximum for amounts, in whole units or cents of the currency. Keeps sums exact. */
const AMOUNT_MAX = 10_000_000;

const amount = wholeNumber(AMOUNT_MAX);
/** "quoted" means that only the written quote says whether an amount includes VAT. */
const vatBasis = named("VatBasis", oneOf(["inclusive", "exclusive", "quoted"] as const));
export type VatBasis = v.InferOutput<typeof vatBasis>;
/** An invalid value becomes "quoted", which claims nothing. */
const vat = withDefault(vatBasis, "quoted");
/** Treats every amount as tax-inclusive if the country has no tax. */
const basisOf = (given: VatBasis): VatBasis => (MARKET.tax.percent > 0 ? given : "inclusive");
const note = optionalWithDefault(paragraph, "");
const mark = optionalWithDefault(v.boolean(), false);

/** Amounts are whole units of the currency. */
const offerFields = {
  name: line,
  description: withDefault(paragraph, ""),
  setupPrice: amount,
  /** Null if there's no monthly charge. */
  monthlyPrice: v.optional(v.nullable(amount), null), // the desk doesn't write empty fields
  vat,
  /** What one charge covers, as in "per network". */
  per: line,
  /** Whether the charge is due for each network. If so, quotations multiply it. */
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

/**
 * Returns the view of a row in the bulk SMS table. The whole quantity is priced at its tier's unit
 * cost.
 */
const tierView = () =>
  named(
    "SmsTier",
    v.object({
      from: int,
      /** Last quantity in the tier, or null for no upper limit. */
      to: v.nullable(int),
      unitCostCents: int,
      vat: vatBasis,
      /** Whole percent saved compared with the first tier, or null for the first tier. */
      savingPercent: v.nullable(int),
      isHighlighted: v.boolean(),
    }),
  );
export type SmsTier = ViewModel<typeof tierView>;

type TierRow = v.InferOutput<typeof tier>;
const isWrongTier = ({ from, unitCostCents }: TierRow, i: number, list: readonly TierRow[]) => {
  const before = list[i - 1];
  return before ? from <= before.from || unitCostCents >= before.unitCostCents : from !== 1;
};

/**
 * Accepts either all tiers or none. Each tier ends where the next begins, so an invalid one would
 * misprice others.
 */
const tiers = v.pipe(
  v.array(tier),
  v.check(
    (list) => !list.some(isWrongTier),
    ({ input }) =>
      `must start at 1 SMS part, and each tier must start higher and cost less than the one before (tier ${
        input.findIndex(isWrongTier) + 1
      } doesn’t)`,
  ),
);

const pricesFields = {
  philosophy: optionalWithDefault(v.array(paragraph), []),
  offersNote: note,
  tierNote: note,
  /** VAT basis for the plans of all services. */
  plansVat: vat,
  plansNote: note,
  whyChooseTitle: optionalWithDefault(line, "Why Choose Us?"),
  onboardingNote: note,
  onboarding: textItems,
};
const { philosophy, offersNote, whyChooseTitle, onboardingNote, onboarding, ...otherFields } =
  pricesFields;
const input = v.object({
  philosophy,
  offersNote,
  offers: withDefault(v.array(offer), []),
  tiersVat: vat,
  tiers: withDefault(tiers, []),
  ...otherFields,
  whyChooseTitle,
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
  plansVat: basisOf(rest.plansVat),
  whyChoose: withIconKeys(rest.whyChoose),
  offers: offers.map(({ id: offerId, ...offer }) => ({
    offerId,
    ...offer,
    vat: basisOf(offer.vat),
  })),
  tiers: rows.map(({ from, unitCostCents, isHighlighted }, i) => {
    const next = rows[i + 1];
    const base = rows[0]?.unitCostCents ?? unitCostCents;
    return {
      from,
      to: next ? next.from - 1 : null,
      unitCostCents,
      vat: basisOf(tiersVat),
      savingPercent: i === 0 ? null : Math.round((100 * (base - unitCostCents)) / base),
      isHighlighted,
    };
  }),
});

/** `content/prices.json`: every price except plan prices, and the copy next to them. */
export const prices = defineDocument({
  name: "Prices",
  endpoint: "prices.json",
  schema: input,
  needs: Object.keys(input.entries),
  count: () => 1,
  toViewModel,
});
