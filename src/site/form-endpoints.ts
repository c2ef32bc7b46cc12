import { CONTENT_API_BASE, ENDPOINTS, NEWSLETTER_ENDPOINTS } from "./endpoints";

/** Value of a form's setting that keeps the form from sending anything. */
const NOWHERE = "0";
const pricingForm = process.env.GATSBY_DELIVER_PRICING_FORM;
const hasInbox = process.env.GATSBY_INBOX === "1";
const inboxNewsletterUrl = CONTENT_API_BASE + NEWSLETTER_ENDPOINTS.newsletter;
// Workers can't send the mail that confirms a subscription.
const canConfirm = hasInbox && process.env.GATSBY_FOR_WORKERS !== "1";
const newsletter = process.env.GATSBY_NEWSLETTER_URL || (canConfirm ? inboxNewsletterUrl : "");
const hasNewsletter = !process.env.GATSBY_WITHOUT_NEWSLETTER && newsletter !== "";

/**
 * Where this build's forms send their data (see `.env.example`). A form with an empty target
 * doesn't send anything. The settings are in an object so that tests can change them.
 */
export const DELIVERY = {
  /** Whether the site's host keeps enquiries in its own inbox. */
  hasInbox,
  pricingFormUrl:
    pricingForm === NOWHERE ? "" : pricingForm || CONTENT_API_BASE + ENDPOINTS.contact,
  newsletterUrl: newsletter === NOWHERE ? "" : newsletter,
  /** Whether the site has a newsletter form. It doesn't if nothing receives subscriptions. */
  hasNewsletter,
  /** Whether subscriptions go to the host's inbox, which sends confirmation emails. */
  hasInboxNewsletter: hasNewsletter && newsletter === inboxNewsletterUrl,
};
