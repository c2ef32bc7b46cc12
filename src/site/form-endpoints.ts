import { CONTENT_API_BASE, ENDPOINTS, NEWSLETTER_ENDPOINTS } from "./endpoints";

/** Value of a setting for a form that sends nothing, as specified. */
const NOWHERE = "0";
const pricingForm = process.env.GATSBY_DELIVER_PRICING_FORM;
const hasInbox = process.env.GATSBY_INBOX === "1";
const inboxNewsletterUrl = CONTENT_API_BASE + NEWSLETTER_ENDPOINTS.newsletter;
// Workers send no mail, so nobody could confirm a subscription there
const canConfirm = hasInbox && process.env.GATSBY_FOR_WORKERS !== "1";
const newsletter = process.env.GATSBY_NEWSLETTER_URL || (canConfirm ? inboxNewsletterUrl : "");
const hasNewsletter = !process.env.GATSBY_WITHOUT_NEWSLETTER && newsletter !== "";

/**
 * Targets of this build's forms; empty: nothing is sent. See `.env.example`. It is one object that tests can change.
 */
export const DELIVERY = {
  /** Whether the host of the site keeps enquiries in an inbox of its own. */
  hasInbox,
  pricingFormUrl:
    pricingForm === NOWHERE ? "" : pricingForm || CONTENT_API_BASE + ENDPOINTS.contact,
  newsletterUrl: newsletter === NOWHERE ? "" : newsletter,
  /** Whether there is a newsletter form; false where nothing receives a subscription. */
  hasNewsletter,
  /** Whether subscriptions go to the host's inbox, which asks by mail for confirmation. */
  hasInboxNewsletter: hasNewsletter && newsletter === inboxNewsletterUrl,
};
