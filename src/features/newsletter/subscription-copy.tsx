import { SmartLink } from "../../components/actions/smart-link";
import type { Subscription } from "../../enquiry/use-subscription";
import { BRAND } from "../../site/company/brand";
import { DELIVERY } from "../../site/form-endpoints";
import { ROUTES } from "../../site/routes";

/** Shows a subscription's message and, if sending failed, our email address. */
export function SubscriptionMessage({ status, message }: Pick<Subscription, "status" | "message">) {
  if (status !== "failed") return message && <span key="said">{message}</span>;
  return (
    <span key={`failed: ${message}`}>
      {message} Or write to <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>.
    </span>
  );
}

/** Renders the privacy notice that both newsletter forms share. */
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
