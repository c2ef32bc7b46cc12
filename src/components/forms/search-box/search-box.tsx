import * as React from "react";
import { Icon } from "../../media/icon/icon";
import * as styles from "./search-box.module.css";

export interface SearchBoxProps {
  /** For screen readers; the placeholder is what others see. */
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onFocus?: () => void;
  /** Names the text in the address when a form is sent; default `q`. */
  readonly name?: string;
  /** Announced as it changes, as in "3 articles"; shown below the box. */
  readonly result?: string;
  /** Where the text goes as `?q=` when Enter is pressed before scripts run. */
  readonly action?: string;
}

/**
 * A box that searches while one types, with a button that empties it. What one types shows at once;
 * `onChange` is told in a transition, so that what is found may take its time and never holds a key.
 */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, value, onChange, onFocus, name = "q", result, action } = props;
  const input = React.useRef<HTMLInputElement>(null);
  const [isBehind, startTransition] = React.useTransition();
  const [typed, setTyped] = React.useState(value);
  const shown = isBehind ? typed : value;
  const change = (text: string) => {
    setTyped(text);
    startTransition(() => onChange(text));
  };
  const clear = () => {
    change("");
    input.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 does not know the search element
    <form role="search" action={action} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.box}>
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          name={name}
          className={styles.input}
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          value={shown}
          onChange={(event) => change(event.target.value)}
          onFocus={onFocus}
        />
        {shown && (
          <button type="button" className={styles.clear} aria-label="Clear search" onClick={clear}>
            <Icon name="x" />
          </button>
        )}
      </div>
      <p role="status" className={styles.result}>
        {result}
      </p>
    </form>
  );
}
