import type { Environment } from "../../node/environment";

/**
 * Returns a warning about forms that don't send anything, with the settings responsible, or null if
 * all forms send.
 */
export function undeliveredForms({
  pricingFormUrl,
  newsletterUrl,
}: Pick<Environment, "pricingFormUrl" | "newsletterUrl">): string | null {
  const forms = [
    pricingFormUrl === "0" && "the pricing form (GATSBY_DELIVER_PRICING_FORM is 0)",
    newsletterUrl === "0" && "the newsletter (GATSBY_NEWSLETTER_URL is 0)",
  ].filter(Boolean);
  return forms.length > 0 ? `These forms send nothing: ${forms.join(", ")}.` : null;
}
