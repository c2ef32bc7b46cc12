import {
  ONBOARDING_STEPS,
  PLANS_VAT,
  PRICING_OFFERS,
  PRICING_PHILOSOPHY,
  SMS_TIER_NOTE,
  SMS_TIERS,
  WHY_CHOOSE_POINTS,
} from "../../../content/catalogue/pricing";
import { SERVICES } from "../../../content/catalogue/services";
import type {
  IconItem,
  OnboardingStep,
  PricingOffer,
  Service,
  SmsTier,
  VatBasis,
} from "../../../content/catalogue/types";

/** The data of brochures and price list, the same as that of the pages. */
export interface Catalogue {
  readonly services: readonly Omit<Service, "benefitsImage" | "testimonials">[];
  readonly plansVat: VatBasis;
  readonly offers: readonly PricingOffer[];
  readonly tiers: readonly SmsTier[];
  readonly tierNote: string;
  readonly philosophy: readonly string[];
  readonly points: readonly IconItem[];
  readonly steps: readonly OnboardingStep[];
}

export const CATALOGUE: Catalogue = {
  services: SERVICES,
  plansVat: PLANS_VAT,
  offers: PRICING_OFFERS,
  tiers: SMS_TIERS,
  tierNote: SMS_TIER_NOTE,
  philosophy: PRICING_PHILOSOPHY.paragraphs,
  points: WHY_CHOOSE_POINTS,
  steps: ONBOARDING_STEPS,
};
