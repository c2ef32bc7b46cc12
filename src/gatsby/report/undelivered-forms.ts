import type { Environment } from "../../node/environment";

/** Returns a warning about forms that aren't sent anywhere and how to turn them on, or null. */
export function undeliveredForms({
  pricingFormUrl,
  newsletterUrl,
}: Pick<Environment, "pricingFormUrl" | "newsletterUrl">): string | null {
  const forms = [
    pricingFormUrl === "0" && "the pricing form (GATSBY_DELIVER_PRICING_FORM is 0)",
    newsletterUrl === "0" && "the newsletter (GATSBY_NEWSLETTER_URL is 0)",
  ].filter(Boolean);
  return forms.length > 0 ? `Forms that send nothing: ${forms.join(", ")}.` : null;
}
