import { CONTENT_API_BASE, ENDPOINTS, NEWSLETTER_ENDPOINTS } from "./endpoints";

/** Setting of a form that sends nothing. */
const NOWHERE = "0";
const pricingForm = process.env.GATSBY_DELIVER_PRICING_FORM;
const hasInbox = process.env.GATSBY_INBOX === "1";
const inboxNewsletterUrl = CONTENT_API_BASE + NEWSLETTER_ENDPOINTS.newsletter;
// Workers can't send mail, so nobody could confirm a subscription.
const canConfirm = hasInbox && process.env.GATSBY_FOR_WORKERS !== "1";
const newsletter = process.env.GATSBY_NEWSLETTER_URL || (canConfirm ? inboxNewsletterUrl : "");
const hasNewsletter = !process.env.GATSBY_WITHOUT_NEWSLETTER && newsletter !== "";

/**
 * Targets of this build's forms. Empty means that nothing is sent. See `.env.example`. It's one
 * object so that tests can change it.
 */
export const DELIVERY = {
  /** Whether the site's host keeps enquiries in its own inbox. */
  hasInbox,
  pricingFormUrl:
    pricingForm === NOWHERE ? "" : pricingForm || CONTENT_API_BASE + ENDPOINTS.contact,
  newsletterUrl: newsletter === NOWHERE ? "" : newsletter,
  /** Whether there's a newsletter form. False if nothing receives subscriptions. */
  hasNewsletter,
  /** Whether subscriptions go to the host's inbox, which sends confirmation mails. */
  hasInboxNewsletter: hasNewsletter && newsletter === inboxNewsletterUrl,
};
