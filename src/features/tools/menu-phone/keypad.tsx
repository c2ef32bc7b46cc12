import * as styles from "./keypad.module.css";

const KEYS = [
  ["1", ""],
  ["2", "abc"],
  ["3", "def"],
  ["4", "ghi"],
  ["5", "jkl"],
  ["6", "mno"],
  ["7", "pqrs"],
  ["8", "tuv"],
  ["9", "wxyz"],
  ["*", ""],
  ["0", "+"],
  ["#", ""],
] as const;
const NAMES: Readonly<Record<string, string>> = { "*": "star", "#": "hash" };

export type PhoneKey = (typeof KEYS)[number][0];

/** The key for what a keyboard sends; null for any other. */
export const phoneKeyOf = (pressed: string): PhoneKey | null =>
  KEYS.find(([key]) => key === pressed)?.[0] ?? null;

export interface KeypadProps {
  readonly onKey: (key: PhoneKey) => void;
  readonly disabled?: boolean;
}

/** Twelve keys of a telephone. */
export function Keypad({ onKey, disabled }: KeypadProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form; these are keys
    <div role="group" aria-label="Keypad" className={styles.keys}>
      {KEYS.map(([key, letters]) => (
        <button
          key={key}
          type="button"
          className={styles.key}
          aria-label={NAMES[key] ?? key}
          disabled={disabled}
          onClick={() => onKey(key)}
        >
          <span className={styles.digit}>{key}</span>
          <span className={styles.letters} aria-hidden="true">
            {letters}
          </span>
        </button>
      ))}
    </div>
  );
}
