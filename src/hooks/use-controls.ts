import * as React from "react";

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface Controls<Field extends string> {
  /** For the `ref` of the control of `field`. */
  readonly register: (field: Field) => React.RefCallback<Control>;
  readonly focus: (field: Field) => void;
  /** What the page itself holds: text typed, or restored by the browser, before scripts ran. */
  readonly typed: () => Partial<Record<Field, string>>;
}

/** The controls of a form by field, for what React cannot say: focus, and text typed early. */
export function useControls<Field extends string>(): Controls<Field> {
  const [controls] = React.useState(() => {
    const known = new Map<Field, Control>();
    const typed: Controls<Field>["typed"] = () => {
      const texts: Partial<Record<Field, string>> = {};
      for (const [field, { value, tagName }] of known)
        if (value && tagName !== "SELECT") texts[field] = value; // a choice always has a value
      return texts;
    };
    return {
      register: (field: Field) => (control: Control | null) => {
        if (control) known.set(field, control);
        else known.delete(field);
      },
      focus: (field: Field) => known.get(field)?.focus(),
      typed,
    };
  });
  return controls;
}
