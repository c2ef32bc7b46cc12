import type * as React from "react";
import { Icon } from "../../../components/media/icon/icon";
import { type PhoneKey, phoneKeyOf } from "./keypad";
import * as styles from "./phone-mock-up.module.css";

export interface PhoneMockUpProps {
  /** What the phone is for, as in "Phone that runs the menu". */
  readonly label: string;
  /** Stands in the phone's status line. */
  readonly status: string;
  readonly screen: React.ReactNode;
  /** Keys and buttons below the screen. */
  readonly children: React.ReactNode;
  /** A key of a real keyboard, pressed while the focus is on the phone but in no field. */
  readonly onKey: (key: PhoneKey | "Backspace") => void;
}

/** A drawn phone. Its keys are whatever stands in it; digits of a real keyboard press them too. */
export function PhoneMockUp({ label, status, screen, children, onKey }: PhoneMockUpProps) {
  const press = (event: React.KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const key = event.key === "Backspace" ? event.key : phoneKeyOf(event.key);
    if (!key) return;
    event.preventDefault(); // Backspace and / would leave the page or search it
    onKey(key);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a phone is no set of form fields
    <div role="group" aria-label={label} className={styles.phone} onKeyDown={press}>
      <span className={styles.earpiece} aria-hidden="true" />
      <div className={styles.screen}>
        <p className={styles.status} aria-hidden="true">
          <span>{status}</span>
          <span className={styles.signs}>
            <Icon name="signal" size="sm" />
            <i className={styles.battery} />
          </span>
        </p>
        {screen}
      </div>
      <div className={styles.keys}>{children}</div>
    </div>
  );
}
