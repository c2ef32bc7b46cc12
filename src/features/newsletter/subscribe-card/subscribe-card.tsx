import { Button } from "../../../components/actions/button/button";
import { SmartLink } from "../../../components/actions/smart-link/smart-link";
import { TextField } from "../../../components/forms/field/field";
import { SidebarCard } from "../../../components/layout/sidebar-card/sidebar-card";
import { contactRoute, ROUTES } from "../../../site/routes";
import * as styles from "./subscribe-card.module.css";
import { type Subscribe, useSubscribe } from "./use-subscribe";

const TOPIC = "Blog newsletter";

export interface SubscribeCardProps {
  /** How an address is taken; the site's own way unless a test brings another. */
  readonly subscription?: Subscribe;
}

/**
 * An e-mail address for news of the blog. Without scripts its button leads to the contact form with
 * that topic, and no address is in the link.
 */
export function SubscribeCard({ subscription }: SubscribeCardProps) {
  const own = useSubscribe();
  const { email, setEmail, message, submit } = subscription ?? own;
  return (
    <SidebarCard title="Subscribe" tone="brand">
      <form className={styles.form} action={ROUTES.contact} onSubmit={submit}>
        <input type="hidden" name="topic" value={TOPIC} />
        <p>New articles in your inbox, as they come out.</p>
        <TextField
          label="Your email address"
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" variant="on-dark" block>
          Subscribe
        </Button>
        <p role="status" className={styles.message}>
          {message}
        </p>
        <p className={styles.note}>
          Used for these emails only. <SmartLink to={ROUTES.privacy}>Privacy policy</SmartLink>,{" "}
          <SmartLink to={contactRoute(TOPIC)}>questions</SmartLink>.
        </p>
      </form>
    </SidebarCard>
  );
}
