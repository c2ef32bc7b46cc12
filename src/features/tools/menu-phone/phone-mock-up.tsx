import type * as React from "react";
import { Icon } from "../../../components/media/icon";
import { useKeptFocus } from "../../../hooks/use-kept-focus";
import { PHONE_ENTRY_MAX_CHARS } from "../../../site/limits";
import * as styles from "./phone-mock-up.module.css";

const KEYS = [..."123456789*0#"];
const LETTERS = ["", "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz", "", "+", ""];
/** Where a symbol is shown, its name comes after it: a name holds what its button shows (WCAG 2.5.3). */
const NAMES: Readonly<Record<string, string>> = { "*": "* star", "#": "# hash" };

/** Adds a key of the phone to what was typed, or removes the last for "Backspace". */
export const typeKey = (typed: string, key: string): string =>
  (key === "Backspace" ? typed.slice(0, -1) : typed + key).slice(0, PHONE_ENTRY_MAX_CHARS);

export interface PhoneMockUpProps {
  /** Shown in the phone's status line. */
  readonly status: string;
  readonly screen: React.ReactNode;
  /** Buttons between the screen and the keypad. */
  readonly children: React.ReactNode;
  /** A key of the keypad, or "Backspace" of a real keyboard. */
  readonly onKey: (key: string) => void;
  readonly keypadDisabled?: boolean;
}

/**
 * Draws a phone with a keypad. Keys of a real keyboard press it too, while the focus is on the phone
 * but in no field.
 */
export function PhoneMockUp(props: PhoneMockUpProps) {
  const { status, screen, children, onKey, keypadDisabled } = props;
  const kept = useKeptFocus<HTMLDivElement>();
  const press = (event: React.KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    if (target instanceof HTMLInputElement || ctrlKey || metaKey || altKey) return;
    if (key !== "Backspace" && !KEYS.includes(key)) return;
    event.preventDefault(); // Backspace and / would leave the page or search it
    onKey(key);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a phone is no set of form fields
    <div role="group" aria-label="Phone" className={styles.phone} onKeyDown={press} {...kept}>
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
      <div className={styles.controls}>
        {children}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form; these are keys */}
        <div role="group" aria-label="Keypad" className={styles.keys}>
          {KEYS.map((key, i) => (
            <button
              key={key}
              type="button"
              className={styles.key}
              aria-label={`${NAMES[key] ?? key} ${LETTERS[i]}`.trim()}
              disabled={keypadDisabled}
              onClick={() => onKey(key)}
            >
              <span className={styles.digit}>{key}</span>
              <span className={styles.letters} aria-hidden="true">
                {LETTERS[i]}
              </span>
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
