import { Button } from "../../components/actions/button";
import { SmartLink } from "../../components/actions/smart-link";
import { TextField } from "../../components/forms/field";
import { SidebarCard } from "../../components/layout/sidebar-card";
import { SentLine } from "../../enquiry/sent-line";
import { useSubscription } from "../../enquiry/use-subscription";
import { DELIVERY } from "../../site/form-endpoints";
import { contactRoute, ROUTES } from "../../site/routes";
import * as styles from "./subscribe-card.module.css";
import { SubscriptionMessage, SubscriptionNotice } from "./subscription-copy";

const TOPIC = "Blog newsletter";

/** Accepts every address, because the browser itself validates the field. */
const noError = () => null;

/**
 * Lets visitors subscribe to news from the blog. Without scripts, the button opens the contact form
 * with the newsletter as its topic, but without the email address.
 */
export function SubscribeCard() {
  const { field, status, message, isSent, submit } = useSubscription(noError);
  return (
    <SidebarCard title="Subscribe" tone="brand">
      <form className="stack-tight" action={ROUTES.contact} onSubmit={submit}>
        <input type="hidden" name="topic" value={TOPIC} />
        <SentLine reference={isSent ? "" : null} />
        {DELIVERY.newsletterUrl && <p>New articles in your inbox, as they come out.</p>}
        <TextField
          label="Your email address"
          type="email"
          autoComplete="email"
          defaultValue=""
          ref={field}
        />
        <Button type="submit" variant="on-dark" block loading={status === "sending"}>
          Subscribe
        </Button>
        <p role="status" className={styles.message}>
          <SubscriptionMessage status={status} message={message} />
        </p>
        <p className={styles.note}>
          <SubscriptionNotice />, <SmartLink to={contactRoute(TOPIC)}>questions</SmartLink>.
        </p>
      </form>
    </SidebarCard>
  );
}
