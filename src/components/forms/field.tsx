import clsx from "clsx";
import * as React from "react";
import { Icon } from "../media/icon";
import * as styles from "./field.module.css";

interface Labels {
  readonly label: string;
  /** Shown above the control. */
  readonly hint?: string;
  /** Shown below the control, which is marked as invalid. */
  readonly error?: string;
}

type Native<T> = Omit<T, "children" | "className" | "style" | "size">;

type ControlAttributes = Pick<
  React.HTMLAttributes<HTMLElement>,
  "id" | "className" | "aria-describedby" | "aria-invalid"
>;

interface FieldProps extends Labels {
  readonly id: string | undefined;
  readonly required: boolean | undefined;
  /**
   * Ids of other elements that describe the control. They're announced after its hint and error.
   */
  readonly describedBy?: string | undefined;
  readonly children: (attributes: ControlAttributes) => React.ReactNode;
}

function Field({ label, hint, error, id, required, describedBy: other, children }: FieldProps) {
  const madeId = React.useId();
  const controlId = id ?? madeId;
  const describedBy = [hint && `${controlId}-hint`, error && `${controlId}-error`, other].filter(
    Boolean,
  );
  const attributes = {
    id: controlId,
    "aria-describedby": describedBy.join(" ") || undefined,
    className: styles.control,
    "aria-invalid": error ? true : undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={controlId} className={styles.label}>
        {label}
        {required && (
          <span className={styles.asterisk} aria-hidden="true">
            {" *"}
          </span>
        )}
      </label>
      {hint && (
        <p id={`${controlId}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children(attributes)}
      {error && (
        <p id={`${controlId}-error`} className={styles.error}>
          <Icon name="circle-alert" size="sm" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

const ADDRESSES: ReadonlySet<string | undefined> = new Set(["email", "tel"]);

/**
 * Removes invisible characters, which often get copied along with an address from a chat or contact
 * app and would make the value invalid.
 */
export function removeInvisible({ currentTarget }: React.FormEvent<HTMLInputElement>): void {
  const shown = currentTarget.value.replace(/\p{Cf}/gu, "");
  if (shown !== currentTarget.value) currentTarget.value = shown;
}

export interface TextFieldProps extends Labels, Native<React.ComponentPropsWithoutRef<"input">> {}

/**
 * Renders a labelled one-line input. The form around it validates the value and has `noValidate`.
 */
export const TextField = React.forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hint, error, ...rest },
  ref,
) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      id={rest.id}
      required={rest.required}
      describedBy={rest["aria-describedby"]}
    >
      {(attributes) => (
        <input
          type="text"
          onInput={ADDRESSES.has(rest.type) ? removeInvisible : undefined}
          {...rest}
          {...attributes}
          ref={ref}
        />
      )}
    </Field>
  );
});

export interface TextAreaFieldProps
  extends Labels,
    Native<React.ComponentPropsWithoutRef<"textarea">> {}

export const TextAreaField = React.forwardRef<HTMLTextAreaElement, TextAreaFieldProps>(
  function TextAreaField({ label, hint, error, ...rest }, ref) {
    const className = clsx(styles.control, styles.area);
    return (
      <Field label={label} hint={hint} error={error} id={rest.id} required={rest.required}>
        {(attributes) => <textarea {...rest} {...attributes} ref={ref} className={className} />}
      </Field>
    );
  },
);

export interface SelectFieldProps extends Labels, Native<React.ComponentPropsWithoutRef<"select">> {
  readonly options: readonly string[];
  /** Text of the first option, which has an empty value. */
  readonly placeholder?: string;
}

/**
 * Renders a labelled select. Options have an explicit `value`, so that the value stays the same
 * when a browser translates the text.
 */
export const SelectField = React.forwardRef<HTMLSelectElement, SelectFieldProps>(
  function SelectField({ label, hint, error, options, placeholder, ...rest }, ref) {
    return (
      <Field label={label} hint={hint} error={error} id={rest.id} required={rest.required}>
        {(attributes) => (
          <span className={styles.select}>
            {/* without aria-invalid, browsers would report an empty required select as invalid from
                the start */}
            <select {...rest} {...attributes} aria-invalid={Boolean(error)} ref={ref}>
              {placeholder && <option value="">{placeholder}</option>}
              {options.map((option) => (
                <option key={option} value={option}>
                  {option}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" />
          </span>
        )}
      </Field>
    );
  },
);
