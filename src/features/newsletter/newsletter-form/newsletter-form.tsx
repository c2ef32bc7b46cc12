import * as React from "react";
import { Button } from "../../../components/actions/button/button";
import { Icon } from "../../../components/media/icon/icon";
import type { Clock } from "../../../hooks/clock";
import { ROUTES } from "../../../site/routes";
import * as styles from "./newsletter-form.module.css";
import { useNewsletter } from "./use-newsletter";

export interface NewsletterFormProps {
  /** Names the field's parts; one per form on a page. */
  readonly id: string;
  readonly clock?: Clock;
}

/**
 * Asks for an e-mail address. The field has no name and the form leads to the contact page, so that
 * without scripts the address stays out of addresses and logs. Source: docs/product.md, "Newsletter".
 */
export function NewsletterForm({ id, clock }: NewsletterFormProps) {
  const { email, setEmail, status, message, submit } = useNewsletter({ clock });
  const failed = status === "error";
  const field = React.useRef<HTMLInputElement>(null);

  React.useEffect(() => {
    if (failed) field.current?.focus();
  }, [failed]);

  return (
    <form action={ROUTES.contact} noValidate onSubmit={submit}>
      <label htmlFor={id} className={styles.label}>
        Email address
      </label>
      <div className={styles.row} data-theme="light">
        <input
          ref={field}
          id={id}
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder="you@company.co.ke"
          className={styles.input}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          aria-invalid={failed || undefined}
          aria-describedby={`${id}-message`}
        />
        <Button type="submit" loading={status === "sending"}>
          Subscribe
        </Button>
      </div>
      <p id={`${id}-message`} role="status" className={styles.message}>
        {message && (
          <span className={failed ? styles.error : styles.success}>
            <Icon name={failed ? "circle-alert" : "circle-check"} />
            {message}
          </span>
        )}
      </p>
    </form>
  );
}
