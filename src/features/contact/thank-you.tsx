import * as React from "react";
import { ArrowLink } from "../../components/actions/arrow-link";
import { Button } from "../../components/actions/button";
import { Icon } from "../../components/media/icon";
import { SentLine } from "../../enquiry/sent-line";
import { type PausableTimer, pausableTimer } from "../../hooks/pausable-timer";
import { useLatest } from "../../hooks/use-latest";
import { PROMISES } from "../../site/company/brand";
import { FEATURES } from "../../site/feature-switches";
import { ROUTES } from "../../site/routes";
import * as styles from "./contact-section.module.css";

const CONTACT_SUCCESS_MS = 5_000;

export interface ThankYouProps {
  /** Reference of the message, or "" or null if it has none. */
  readonly reference: string | null;
  /** Shows the empty form, and focuses either the form or its first field. */
  readonly again: (focus: "field" | "form") => void;
}

/**
 * Thanks the visitor, then shows the form again after 5 seconds. The timer pauses while the mouse
 * is over the view or anything inside it has the focus. When the form is removed, the view itself
 * gets the focus, which doesn't pause the timer.
 */
export function ThankYou({ reference, again }: ThankYouProps) {
  const view = React.useRef<HTMLDivElement>(null);
  const timer = React.useRef<PausableTimer | null>(null);
  const latestAgain = useLatest(again);

  React.useEffect(() => {
    if (document.activeElement === document.body) view.current?.focus();
    const running = pausableTimer(CONTACT_SUCCESS_MS, () => latestAgain.current("form"));
    timer.current = running;
    return running.cancel;
  }, [latestAgain]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing here is pressed; it only pauses
    <div
      ref={view}
      tabIndex={-1}
      className={styles.thanks}
      onPointerEnter={() => timer.current?.pause("hover")}
      onPointerLeave={() => timer.current?.resume("hover")}
      onFocus={({ target, currentTarget }) => {
        if (target !== currentTarget) timer.current?.pause("focus");
      }}
      onBlur={() => timer.current?.resume("focus")}
    >
      <span className={styles.tick}>
        <Icon name="check" size="xl" />
      </span>
      <h3 className={styles.thanksTitle}>Thank You!</h3>
      <p>
        Your message has reached us.{PROMISES.reply && ` We typically reply ${PROMISES.reply}.`}
      </p>
      <SentLine reference={reference} />
      <Button variant="secondary" onClick={() => again("field")}>
        Send another message
      </Button>
      {FEATURES.pricing && <ArrowLink to={ROUTES.pricing}>See our prices while you wait</ArrowLink>}
    </div>
  );
}
