import type { Environment } from "../environment";

/** Returns a warning that names the forms that send nothing and how to turn them on; null for none. */
export function undeliveredForms({
  deliverPricingForm,
  newsletterUrl,
}: Pick<Environment, "deliverPricingForm" | "newsletterUrl">): string | null {
  const forms = [
    !deliverPricingForm && "the pricing form (GATSBY_DELIVER_PRICING_FORM=1 turns it on)",
    !newsletterUrl && "the newsletter (GATSBY_NEWSLETTER_URL turns it on)",
  ].filter(Boolean);
  return forms.length > 0 ? `Forms that send nothing: ${forms.join(", ")}.` : null;
}
