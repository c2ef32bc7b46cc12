import * as React from "react";
import * as styles from "./choice.module.css";

export interface ChoiceProps
  extends Pick<
    React.InputHTMLAttributes<HTMLInputElement>,
    "checked" | "name" | "onChange" | "value"
  > {
  readonly type?: "checkbox" | "radio";
  readonly label: string;
  readonly hint?: string;
}

/** Renders a labelled checkbox or radio button. The whole row is clickable. */
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
        <span className="small emphasis">{label}</span>
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
  /**
   * Description below the group. Changes are announced, so if the text comes later, pass "" until
   * then.
   */
  readonly hint?: string;
  readonly children: React.ReactNode;
}

export function ChoiceGroup({ label, hint, children }: ChoiceGroupProps) {
  const hintId = React.useId();
  return (
    <fieldset className={styles.group} aria-describedby={hint ? hintId : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className="cluster">{children}</div>
      {hint !== undefined && (
        <p id={hintId} role="status" className={styles.groupHint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
