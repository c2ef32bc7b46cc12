/** Forms that send nothing unless the build's environment turns it on. See `.env.example`. */
export const DELIVERY = {
  /** Sends the pricing form through the contact endpoint. */
  pricingForm: process.env.GATSBY_DELIVER_PRICING_FORM === "1",
  /** URL that accepts `POST {email}`; empty: the newsletter sends nothing. */
  newsletterUrl: process.env.GATSBY_NEWSLETTER_URL ?? "",
};
