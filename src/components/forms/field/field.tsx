import clsx from "clsx";
import * as React from "react";
import { Icon } from "../../media/icon/icon";
import * as styles from "./field.module.css";

interface Labelled {
  readonly label: string;
  /** Says before the mistake what is expected. */
  readonly hint?: string;
  /** Says after it what is wrong; ties itself to the control. */
  readonly error?: string;
}

type Native<T> = Omit<T, "className" | "style" | "size" | "aria-invalid" | "aria-describedby">;

/** Ids that tie label, hint and error to the control. */
function useTies({ hint, error }: Labelled, id: string | undefined) {
  const made = React.useId();
  const control = id ?? made;
  const described = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean);
  return { id: control, "aria-describedby": described.join(" ") || undefined };
}

interface FrameProps extends Labelled {
  readonly id: string;
  readonly required: boolean | undefined;
  readonly children: React.ReactNode;
}

function Frame({ id, label, hint, error, required, children }: FrameProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required && (
          <span className={styles.asterisk} aria-hidden="true">
            {" *"}
          </span>
        )}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="circle-alert" size="sm" />
          {error}
        </p>
      )}
    </div>
  );
}

export interface TextFieldProps
  extends Labelled,
    Native<React.InputHTMLAttributes<HTMLInputElement>> {}

/** One line. `required` is said to screen readers; validation stays with the form (`noValidate`). */
export const TextField = React.forwardRef<HTMLInputElement, TextFieldProps>(
  function TextField(props, ref) {
    const { label, hint, error, ...rest } = props;
    const ties = useTies(props, rest.id);
    return (
      <Frame {...{ label, hint, error }} id={ties.id} required={rest.required}>
        <input
          type="text"
          {...rest}
          {...ties}
          ref={ref}
          className={styles.control}
          aria-invalid={error ? true : undefined}
        />
      </Frame>
    );
  },
);

export interface TextAreaFieldProps
  extends Labelled,
    Native<React.TextareaHTMLAttributes<HTMLTextAreaElement>> {}

/** Several lines. */
export const TextAreaField = React.forwardRef<HTMLTextAreaElement, TextAreaFieldProps>(
  function TextAreaField(props, ref) {
    const { label, hint, error, ...rest } = props;
    const ties = useTies(props, rest.id);
    return (
      <Frame {...{ label, hint, error }} id={ties.id} required={rest.required}>
        <textarea
          rows={5}
          {...rest}
          {...ties}
          ref={ref}
          className={clsx(styles.control, styles.area)}
          aria-invalid={error ? true : undefined}
        />
      </Frame>
    );
  },
);

export interface SelectFieldProps
  extends Labelled,
    Native<React.SelectHTMLAttributes<HTMLSelectElement>> {
  readonly options: readonly string[];
  /** First entry, standing for no choice; its value is empty. */
  readonly placeholder?: string;
}

/** One of a few words; an option's value is its text. */
export const SelectField = React.forwardRef<HTMLSelectElement, SelectFieldProps>(
  function SelectField(props, ref) {
    const { label, hint, error, options, placeholder, ...rest } = props;
    const ties = useTies(props, rest.id);
    return (
      <Frame {...{ label, hint, error }} id={ties.id} required={rest.required}>
        <span className={styles.select}>
          <select
            {...rest}
            {...ties}
            ref={ref}
            className={styles.control}
            aria-invalid={error ? true : undefined}
          >
            {placeholder && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      </Frame>
    );
  },
);
