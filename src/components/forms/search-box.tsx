import * as React from "react";
import { Icon } from "../media/icon";
import * as styles from "./search-box.module.css";

export interface SearchBoxProps {
  /** Accessible name. Visitors see only the placeholder. */
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onFocus?: () => void;
  /** Result such as "3 articles", shown below the box and announced. */
  readonly result?: string;
  /** Page that receives `?q=` if the form is submitted before scripts have loaded. */
  readonly action: string;
}

/**
 * Renders a search box that searches as you type and has a Clear button. `onChange` runs in a
 * transition, so slow results don't hold up typing.
 */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, value, onChange, onFocus, result, action } = props;
  const input = React.useRef<HTMLInputElement>(null);
  const [isPending, startTransition] = React.useTransition();
  const [typed, setTyped] = React.useState(value);
  const shown = isPending ? typed : value;
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
          name="q"
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
