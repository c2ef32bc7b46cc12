import * as React from "react";
import { Button } from "../../components/actions/button/button";
import { SmartLink } from "../../components/actions/smart-link/smart-link";
import type { Clock } from "../../hooks/clock";
import { ROUTES } from "../../site/routes";
import * as styles from "./consent-notice.module.css";
import { closeConsentPanel, useConsentPanel } from "./consent-panel";
import { reportRoute } from "./route-analytics";
import { useConsent } from "./use-consent";
import { useOccupiedHeight } from "./use-occupied-height";

export interface ConsentNoticeProps {
  /** The analytics id. */
  readonly id: string;
  readonly clock?: Clock;
}

/**
 * Asks whether visits may be counted; both answers are equally near. Stays away once answered,
 * until the footer's "Cookie settings" brings it back. Source: docs/product.md, "Privacy and consent".
 */
export function ConsentNotice({ id, clock }: ConsentNoticeProps) {
  const { status, accept, decline } = useConsent(id, clock);
  const asked = useConsentPanel();
  const shown = asked || status === "undecided";
  const root = React.useRef<HTMLElement>(null);
  const before = React.useRef<Element | null>(null);
  useOccupiedHeight(root, shown, "--notice-height");

  React.useEffect(() => {
    if (!asked) return;
    before.current = document.activeElement;
    root.current?.focus();
  }, [asked]);

  const choose = (act: () => void) => () => {
    act();
    closeConsentPanel();
    if (before.current instanceof HTMLElement) before.current.focus();
    before.current = null;
  };
  if (!shown) return null;
  return (
    <section
      ref={root}
      tabIndex={-1}
      className={styles.root}
      aria-labelledby="consent-title"
      data-no-print
    >
      <h2 id="consent-title" className={styles.title}>
        May we count visits?
      </h2>
      <p>
        If you agree, Google Analytics sets cookies and receives, also outside Kenya, your network
        address and the pages you open. Nothing loads before that, and “Cookie settings” at the foot
        of every page changes your answer. <SmartLink to={ROUTES.privacy}>Privacy Policy</SmartLink>
      </p>
      {asked && (status === "accepted" || status === "declined") && (
        <p className={styles.now}>
          Your choice so far: you {status === "accepted" ? "agreed" : "declined"}.
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" block onClick={choose(decline)}>
          Decline
        </Button>
        <Button
          variant="secondary"
          block
          onClick={choose(() => {
            accept();
            reportRoute(window.location, id);
          })}
        >
          Agree
        </Button>
      </div>
    </section>
  );
}
