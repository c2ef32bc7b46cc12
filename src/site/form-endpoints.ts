import { CONTENT_API_BASE, ENDPOINTS, NEWSLETTER_ENDPOINTS } from "./endpoints";

/** Value of a setting for a form that sends nothing, as specified. */
const NOWHERE = "0";
const pricingForm = process.env.GATSBY_DELIVER_PRICING_FORM;
const newsletter = process.env.GATSBY_NEWSLETTER_URL;
const hasInbox = process.env.GATSBY_INBOX === "1";

/**
 * Targets of this build's forms; empty: nothing is sent. See `.env.example`. It is one object that tests can change.
 */
export const DELIVERY = {
  /** Whether the host of the site keeps enquiries in an inbox of its own. */
  hasInbox,
  pricingFormUrl:
    pricingForm === NOWHERE ? "" : pricingForm || CONTENT_API_BASE + ENDPOINTS.contact,
  newsletterUrl:
    newsletter === NOWHERE
      ? ""
      : newsletter || (hasInbox ? CONTENT_API_BASE + NEWSLETTER_ENDPOINTS.newsletter : ""),
  /** Whether there is a newsletter form; false where nothing receives a subscription. */
  hasNewsletter: !process.env.GATSBY_WITHOUT_NEWSLETTER && (hasInbox || Boolean(newsletter)),
};
