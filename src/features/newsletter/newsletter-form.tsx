import * as React from "react";
import { Button } from "../../components/actions/button";
import { removeInvisible } from "../../components/forms/field";
import { Icon } from "../../components/media/icon";
import { isEmailAddress } from "../../content/contact/email-address";
import { SentLine } from "../../enquiry/sent-line";
import { useSubscription } from "../../enquiry/use-subscription";
import { INVALID_EMAIL } from "../../site/endpoints";
import { ROUTES } from "../../site/routes";
import * as styles from "./newsletter-form.module.css";
import { SubscriptionMessage, SubscriptionNotice } from "./subscription-copy";

export interface NewsletterFormProps {
  /** Id of the field, which must be unique on the page. */
  readonly id: string;
}

const addressError = (email: string): string | null =>
  isEmailAddress(email) ? null : INVALID_EMAIL;

/**
 * Renders the newsletter form. Without scripts, submitting it opens the contact page. The field has
 * no name, so the email address never ends up in URLs or logs.
 */
export function NewsletterForm({ id }: NewsletterFormProps) {
  const { field, status, message, isSent, clearError, submit } = useSubscription(addressError);
  const isInvalid = status === "error";
  const isError = isInvalid || status === "failed";

  React.useEffect(() => {
    if (isInvalid) field.current?.focus();
  }, [isInvalid, field]);

  return (
    <form action={ROUTES.contact} noValidate onSubmit={submit}>
      <div className={styles.sent}>
        <SentLine reference={isSent ? "" : null} />
      </div>
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
          placeholder="you@company.com"
          className={styles.input}
          defaultValue=""
          onInput={removeInvisible}
          onChange={clearError}
          aria-invalid={isInvalid || undefined}
          aria-describedby={`${id}-message`}
        />
        <Button type="submit" loading={status === "sending"}>
          Subscribe
        </Button>
      </div>
      <p id={`${id}-message`} role="status" className={styles.message}>
        {message && (
          <span className={isError ? styles.error : styles.success}>
            <Icon name={isError ? "circle-alert" : "circle-check"} />
            <SubscriptionMessage status={status} message={message} />
          </span>
        )}
      </p>
      <p className={styles.notice}>
        <SubscriptionNotice />
      </p>
    </form>
  );
}
