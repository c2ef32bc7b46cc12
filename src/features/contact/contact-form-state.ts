import {
  type ContactErrors,
  type ContactField,
  type ContactFormValues,
  EMPTY_CONTACT_FORM,
} from "../../content/contact/contact-fields";

/** State of the form's fields. Whether the message is being sent is in `useEnquiry`. */
export interface ContactState {
  readonly values: ContactFormValues;
  readonly errors: ContactErrors;
  /** Whether the form has unsent input, which is kept as a draft on this device. */
  readonly touched: boolean;
  /** Topic of the link that brought the visitor here. */
  readonly topic?: string | undefined;
  /** Whether the message was started on an earlier page load. */
  readonly isResumed: boolean;
  /**
   * Where to move the focus: to the first error, to the first field, or to the form if nothing else
   * has the focus. Each new object moves the focus, so an edit has to keep the existing object.
   */
  readonly focus: { readonly on: "error" | "field" | "form" } | null;
}

export type ContactEvent =
  | ({ readonly type: "restored" } & Pick<
      ContactState,
      "values" | "touched" | "topic" | "isResumed"
    >)
  | { readonly type: "edited"; readonly field: ContactField; readonly value: string }
  | { readonly type: "validated"; readonly errors: ContactErrors }
  | { readonly type: "emptied"; readonly focus: "field" | "form" | null };

export const EMPTY_CONTACT: ContactState = {
  values: EMPTY_CONTACT_FORM,
  errors: {},
  touched: false,
  isResumed: false,
  focus: null,
};

export function contactReducer(state: ContactState, event: ContactEvent): ContactState {
  switch (event.type) {
    case "restored": {
      const { type: _type, ...restored } = event;
      return { ...state, ...restored };
    }
    case "edited": {
      const { [event.field]: _cleared, ...errors } = state.errors;
      const values = { ...state.values, [event.field]: event.value };
      return { ...state, values, errors, touched: true };
    }
    case "validated": {
      const isRefused = Object.keys(event.errors).length > 0;
      return {
        ...state,
        errors: event.errors,
        focus: isRefused ? { on: "error" } : state.focus,
      };
    }
    case "emptied":
      return {
        ...EMPTY_CONTACT,
        topic: state.topic,
        focus: event.focus && { on: event.focus },
      };
  }
}
