import * as React from "react";
import { Button } from "../../components/actions/button";
import { SmartLink } from "../../components/actions/smart-link";
import { BRAND } from "../../site/company/brand";
import { ROUTES } from "../../site/routes";
import { reportRoute } from "./analytics";
import type { ConsentRecord } from "./consent";
import * as styles from "./consent-notice.module.css";
import { closeConsentPanel, useConsentPanel } from "./consent-panel";
import { useConsent } from "./use-consent";

export interface ConsentNoticeProps {
  readonly id: string;
}

/**
 * Asks whether visits may be counted, with both answers equally easy to choose. Hidden once
 * answered, until the footer's "Cookie settings" shows it again.
 */
export function ConsentNotice({ id }: ConsentNoticeProps) {
  const { status, decide } = useConsent(id);
  const asked = useConsentPanel();
  const shown = asked || status === "undecided";
  const root = React.useRef<HTMLElement>(null);
  useOccupiedHeight(root, shown);

  React.useEffect(() => {
    if (!asked) return;
    const before = document.activeElement;
    root.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [asked]);

  const choose = (choice: ConsentRecord["choice"]) => () => {
    decide(choice);
    if (status !== "accepted") reportRoute(window.location, id); // otherwise already counted
    closeConsentPanel();
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
        If you agree, Google Analytics sets cookies and receives, also outside{" "}
        {BRAND.address.country}, your network address and the pages you open. Nothing loads before
        that, and "Cookie settings" at the foot of every page changes your answer.{" "}
        <SmartLink to={ROUTES.privacy}>Privacy Policy</SmartLink>
      </p>
      {asked && (status === "accepted" || status === "declined") && (
        <p className={styles.now}>
          {`Your choice so far: you ${status === "accepted" ? "agreed" : "declined"}.`}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" block onClick={choose("declined")}>
          Decline
        </Button>
        <Button variant="secondary" block onClick={choose("accepted")}>
          Agree
        </Button>
      </div>
    </section>
  );
}

/**
 * While `shown`, sets the custom property `--notice-height` to the distance from the notice's top
 * (`ref`) to the bottom of the window, so that focused and floating elements aren't hidden behind
 * the notice.
 */
function useOccupiedHeight(ref: React.RefObject<HTMLElement>, shown: boolean): void {
  React.useEffect(() => {
    const element = ref.current;
    if (!shown || !element) return;
    const { style } = document.documentElement;
    const measure = () => {
      const top = element.offsetTop; // relative to the window, because of position: fixed
      style.setProperty("--notice-height", `${Math.max(0, window.innerHeight - top)}px`);
    };
    measure();
    window.addEventListener("resize", measure);
    return () => {
      window.removeEventListener("resize", measure);
      style.removeProperty("--notice-height");
    };
  }, [ref, shown]);
}
