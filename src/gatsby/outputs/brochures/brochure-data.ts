import {
  ONBOARDING_STEPS,
  PLANS_VAT,
  PRICING_OFFERS,
  PRICING_PHILOSOPHY,
  SMS_TIER_NOTE,
  SMS_TIERS,
  WHY_CHOOSE_POINTS,
} from "../../../content/catalogue/pricing";
import type { Service } from "../../../content/catalogue/types";

/** Returns the data of brochures and price list, the same as that of the pages. */
export const brochureData = ({ services }: { readonly services: readonly Service[] }) => ({
  services,
  plansVat: PLANS_VAT,
  offers: PRICING_OFFERS,
  tiers: SMS_TIERS,
  tierNote: SMS_TIER_NOTE,
  philosophy: PRICING_PHILOSOPHY.paragraphs,
  points: WHY_CHOOSE_POINTS,
  steps: ONBOARDING_STEPS,
});
export type BrochureData = ReturnType<typeof brochureData>;
