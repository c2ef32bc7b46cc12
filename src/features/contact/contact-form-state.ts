import {
  type ContactErrors,
  type ContactField,
  type ContactFormValues,
  EMPTY_CONTACT_FORM,
} from "../../content/contact/contact";

/** `queued`: ready to send, waiting for a connection. `sent`: the thank-you view shows. */
type ContactPhase = "editing" | "queued" | "sending" | "sent";

export interface ContactState {
  readonly values: ContactFormValues;
  readonly errors: ContactErrors;
  readonly phase: ContactPhase;
  /** Why the last attempt failed, as shown; null when it did not. */
  readonly failure: string | null;
  /** The form holds something unsent, so there is a draft of it on the device. */
  readonly touched: boolean;
  /**
   * Where the focus goes: to the first error, the first field, or the form unless something else has
   * it. A new object each time, unchanged by editing.
   */
  readonly focus: { readonly on: "error" | "field" | "form" } | null;
}

export type ContactEvent =
  | { readonly type: "restored"; readonly values: ContactFormValues; readonly touched: boolean }
  | { readonly type: "edited"; readonly field: ContactField; readonly value: string }
  | { readonly type: "refused"; readonly errors: ContactErrors }
  | { readonly type: "queued" | "sending" | "sent" }
  | { readonly type: "failed"; readonly text: string }
  | { readonly type: "again"; readonly focus: "field" | "form" };

export const FRESH_CONTACT: ContactState = {
  values: EMPTY_CONTACT_FORM,
  errors: {},
  phase: "editing",
  failure: null,
  touched: false,
  focus: null,
};

/** Returns the state after `event`. A message that is being sent cannot be edited. */
export function contactReducer(state: ContactState, event: ContactEvent): ContactState {
  switch (event.type) {
    case "restored":
      return { ...state, values: event.values, touched: event.touched };
    case "edited": {
      if (state.phase === "sending") return state;
      const { [event.field]: _cleared, ...errors } = state.errors;
      const values = { ...state.values, [event.field]: event.value };
      return { ...state, values, errors, touched: true };
    }
    case "refused":
      return { ...state, phase: "editing", errors: event.errors, focus: { on: "error" } };
    case "queued":
    case "sending":
      return { ...state, phase: event.type, errors: {}, failure: null };
    case "sent":
      return { ...FRESH_CONTACT, phase: "sent" };
    case "failed":
      return { ...state, phase: "editing", failure: event.text };
    case "again":
      return { ...FRESH_CONTACT, focus: { on: event.focus } };
  }
}
