import {
  type ContactErrors,
  type ContactField,
  type ContactFormValues,
  EMPTY_CONTACT_FORM,
} from "../../content/contact/contact";

/** In the order of the form. */
const CONTACT_FIELDS = Object.keys(EMPTY_CONTACT_FORM) as ContactField[]; // a literal's own keys

/** `queued`: ready to send, waiting for a connection. `sent`: the thank-you view shows. */
export type ContactPhase = "editing" | "queued" | "sending" | "sent";

export interface ContactState {
  readonly values: ContactFormValues;
  readonly errors: ContactErrors;
  readonly phase: ContactPhase;
  /** Why the last attempt failed, as shown; null when it did not. */
  readonly failure: string | null;
  /** The visitor has changed something that is not sent yet. */
  readonly touched: boolean;
  /** Where a refused submit sends the focus: a new object each time, untouched by editing. */
  readonly focusOn: { readonly field: ContactField } | null;
}

export type ContactEvent =
  | { readonly type: "restored"; readonly values: ContactFormValues; readonly touched: boolean }
  | { readonly type: "edited"; readonly field: ContactField; readonly value: string }
  | { readonly type: "refused"; readonly errors: ContactErrors }
  | { readonly type: "queued" | "sending" | "sent" | "again" }
  | { readonly type: "failed"; readonly text: string };

export const FRESH_CONTACT: ContactState = {
  values: EMPTY_CONTACT_FORM,
  errors: {},
  phase: "editing",
  failure: null,
  touched: false,
  focusOn: null,
};

const firstOf = (errors: ContactErrors): ContactState["focusOn"] => {
  const field = CONTACT_FIELDS.find((name) => errors[name]);
  return field ? { field } : null;
};

/** The contact form after `event`. What is being sent or has been sent cannot be edited. */
export function contactStep(state: ContactState, event: ContactEvent): ContactState {
  switch (event.type) {
    case "restored":
      return { ...state, values: event.values, touched: event.touched };
    case "edited": {
      if (state.phase === "sending" || state.phase === "sent") return state;
      const { [event.field]: _cleared, ...errors } = state.errors;
      const values = { ...state.values, [event.field]: event.value };
      return { ...state, values, errors, touched: true };
    }
    case "refused":
      return { ...state, phase: "editing", errors: event.errors, focusOn: firstOf(event.errors) };
    case "queued":
    case "sending":
      return { ...state, phase: event.type, errors: {}, failure: null };
    case "sent":
      return { ...FRESH_CONTACT, phase: "sent" };
    case "failed":
      return { ...state, phase: "editing", failure: event.text };
    case "again":
      return state.phase === "sent" ? FRESH_CONTACT : state;
  }
}
