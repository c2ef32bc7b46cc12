import {
  type ContactErrors,
  type ContactField,
  type ContactFormValues,
  EMPTY_CONTACT_FORM,
} from "../../content/contact/contact-fields";

/** State of the form's fields; `useEnquiry` has that of sending. */
export interface ContactState {
  readonly values: ContactFormValues;
  readonly errors: ContactErrors;
  /** Whether the form holds unsent input, so that there is a draft of it on the device. */
  readonly touched: boolean;
  /** Topic of the link that the visitor came by. */
  readonly topic?: string | undefined;
  /** Whether the message was begun on an earlier page load. */
  readonly isResumed: boolean;
  /**
   * Target of the focus: the first error, the first field, or the form unless something else has the focus. Each move
   * is a new object; editing keeps it.
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

/** Returns the state after `event`. */
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
