import { SmartLink } from "../../components/actions/smart-link";
import type { Subscription } from "../../enquiry/use-subscription";
import { BRAND } from "../../site/company/brand";
import { DELIVERY } from "../../site/form-endpoints";
import { ROUTES } from "../../site/routes";

/** Shows the message of a subscription; after a failed delivery, another way too. */
export function SubscriptionMessage({ status, message }: Pick<Subscription, "status" | "message">) {
  if (status !== "failed") return message && <span key="said">{message}</span>;
  return (
    <span key={`failed: ${message}`}>
      {message} Or write to <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>.
    </span>
  );
}

/** Renders the privacy notice of both forms on the use of the e-mail address. */
export function SubscriptionNotice() {
  return (
    <>
      {DELIVERY.newsletterUrl
        ? "We use your email address for these emails only."
        : "Your email address is neither sent nor stored."}{" "}
      <SmartLink to={ROUTES.privacy}>Privacy policy</SmartLink>
    </>
  );
}
