/** The sections of the pricing page below its price lists: one script, fetched when near. */
export { Brochures } from "../sections/brochures/brochures";
export { Onboarding } from "../sections/onboarding/onboarding";
export { PricingContact } from "../sections/pricing-contact/pricing-contact";
export { ServicePlans } from "../sections/service-plans/service-plans";
export { SmsPriceCalculator } from "../sections/sms-price-calculator/sms-price-calculator";
export { WhyBulkSms } from "../sections/why-bulk-sms/why-bulk-sms";
