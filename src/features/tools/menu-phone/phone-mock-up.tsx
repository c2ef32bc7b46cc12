import type * as React from "react";
import { Icon } from "../../../components/media/icon";
import { useKeptFocus } from "../../../hooks/use-kept-focus";
import { PHONE_ENTRY_MAX_CHARS } from "../../../site/limits";
import * as styles from "./phone-mock-up.module.css";

const KEYS = [..."123456789*0#"];
const LETTERS = ["", "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz", "", "+", ""];
/** The symbol comes first, because a button's name must contain its visible text (WCAG 2.5.3). */
const NAMES: Readonly<Record<string, string>> = { "*": "* star", "#": "# hash" };

/** Appends a key to what was typed, or deletes the last character for "Backspace". */
export const typeKey = (typed: string, key: string): string =>
  (key === "Backspace" ? typed.slice(0, -1) : typed + key).slice(0, PHONE_ENTRY_MAX_CHARS);

export interface PhoneMockUpProps {
  readonly status: string;
  readonly screen: React.ReactNode;
  /** Buttons between the screen and the keypad. */
  readonly children: React.ReactNode;
  /** Called with a key of the keypad, or with "Backspace" from a real keyboard. */
  readonly onKey: (key: string) => void;
  readonly keypadDisabled?: boolean;
}

/**
 * Renders a phone with a keypad. A real keyboard also works while the focus is on the phone but not
 * in a field.
 */
export function PhoneMockUp(props: PhoneMockUpProps) {
  const { status, screen, children, onKey, keypadDisabled } = props;
  const kept = useKeptFocus<HTMLDivElement>();
  const press = (event: React.KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    if (target instanceof HTMLInputElement || ctrlKey || metaKey || altKey) return;
    if (key !== "Backspace" && !KEYS.includes(key)) return;
    event.preventDefault(); // Backspace would go back and other keys would search
    onKey(key);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a phone isn't a set of form fields
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
