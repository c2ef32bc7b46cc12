import * as React from "react";
import * as styles from "./choice.module.css";

export interface ChoiceProps
  extends Omit<
    React.InputHTMLAttributes<HTMLInputElement>,
    "className" | "style" | "type" | "size" | "aria-describedby"
  > {
  readonly type?: "checkbox" | "radio";
  readonly label: string;
  readonly hint?: string;
}

/** A box to tick, or one of several of which one is chosen; the whole row can be pressed. */
export function Choice({ type = "checkbox", label, hint, ...rest }: ChoiceProps) {
  const hintId = React.useId();
  return (
    <label className={styles.row}>
      <input
        {...rest}
        type={type}
        className={styles.box}
        aria-describedby={hint ? hintId : undefined}
      />
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {hint && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}

export interface ChoiceGroupProps {
  readonly label: string;
  readonly children: React.ReactNode;
}

/** Choices that belong together, named for screen readers. */
export function ChoiceGroup({ label, children }: ChoiceGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.rows}>{children}</div>
    </fieldset>
  );
}
