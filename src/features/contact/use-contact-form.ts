import * as React from "react";
import { type ContactOptions, contactFailureText } from "../../client/contact";
import { type ToastStore, toastStore } from "../../components/feedback/toast/toast-store";
import {
  type ContactErrors,
  type ContactField,
  type ContactFormValues,
  EMPTY_CONTACT_FORM,
  validateContact,
} from "../../content/contact/contact";
import { type Clock, systemClock } from "../../hooks/clock";
import { dropDraft, keepDraft, readDraft, withTopic } from "../../hooks/contact-draft";
import { type Control, useControls } from "../../hooks/use-controls";
import { useLatest } from "../../hooks/use-latest";
import { type ContactPhase, contactStep, FRESH_CONTACT } from "./contact-form-state";
import { type ContactLinks, contactLinks } from "./contact-links";
import { useContactDelivery } from "./use-contact-delivery";
import { useOnline } from "./use-online";
import { type ThankYouProps, useThankYou } from "./use-thank-you";

export interface ContactFieldProps {
  readonly id: string;
  readonly name: ContactField;
  readonly value: string;
  readonly onChange: (event: React.ChangeEvent<Control>) => void;
  readonly ref: React.RefCallback<Control>;
  readonly "aria-invalid": boolean;
  readonly "aria-describedby": string | undefined;
}

export interface ContactFormControls {
  readonly errors: ContactErrors;
  readonly phase: ContactPhase;
  /** There is no connection: said by the form for as long as it lasts. */
  readonly offline: boolean;
  /** The last attempt failed: what to say, and links that carry the message. */
  readonly failure: (ContactLinks & { readonly text: string }) | null;
  readonly formProps: {
    readonly ref: React.RefObject<HTMLFormElement>;
    readonly noValidate: true;
    readonly tabIndex: -1;
    readonly onSubmit: (event: React.FormEvent) => void;
  };
  readonly fieldProps: (field: ContactField) => ContactFieldProps;
  /** Id for the element that shows the error of a field. */
  readonly errorId: (field: ContactField) => string;
  readonly thankYouProps: ThankYouProps;
  /** "Send another message": back to the empty form, with the focus in its first field. */
  readonly again: () => void;
}

export interface ContactFormOptions {
  readonly clock?: Clock;
  readonly toasts?: ToastStore;
  readonly delivery?: ContactOptions;
}

/**
 * The contact form, whole: validation on submit, one message sent at a time, the draft that
 * survives a reload, the wait for a connection, thanks and failure. Source: docs/product.md,
 * "Contact".
 */
export function useContactForm({
  clock = systemClock,
  toasts = toastStore,
  delivery,
}: ContactFormOptions = {}): ContactFormControls {
  const [state, send] = React.useReducer(contactStep, FRESH_CONTACT);
  const deliver = useContactDelivery(delivery);
  const controls = useControls<ContactField>();
  const form = React.useRef<HTMLFormElement>(null);
  const sending = React.useRef(false); // two clicks in one render are still one message
  const offline = !useOnline();
  const baseId = React.useId();

  React.useEffect(() => {
    const early = controls.typed();
    const draft = readDraft();
    const values: ContactFormValues = { ...EMPTY_CONTACT_FORM, ...draft, ...early };
    const topic = new URLSearchParams(window.location.search).get("topic");
    const touched = draft !== null || Object.keys(early).length > 0;
    send({ type: "restored", values: withTopic(values, topic), touched });
  }, [controls]);

  React.useEffect(() => {
    if (state.touched) keepDraft(state.values);
  }, [state.touched, state.values]);

  React.useEffect(() => {
    if (state.focusOn) controls.focus(state.focusOn.field);
  }, [state.focusOn, controls]);

  const submit = async () => {
    if (sending.current || state.phase === "sent") return;
    const errors = validateContact(state.values);
    if (Object.keys(errors).length > 0) return send({ type: "refused", errors });
    if (!navigator.onLine) return send({ type: "queued" });
    sending.current = true;
    send({ type: "sending" });
    const result = await deliver(state.values);
    sending.current = false;
    if (result.ok) {
      dropDraft(); // here and not in an effect: the visitor may have left the page meanwhile
      toasts.success("Message sent successfully! We'll get back to you soon.");
      return send({ type: "sent" });
    }
    if (result.status === null && !navigator.onLine) return send({ type: "queued" });
    const text = contactFailureText(result);
    toasts.error(text);
    send({ type: "failed", text });
  };

  const latestSubmit = useLatest(submit);
  const queued = state.phase === "queued";
  React.useEffect(() => {
    if (queued && !offline) void latestSubmit.current();
  }, [queued, offline, latestSubmit]);

  const afterThanks = React.useRef<"form" | "first field" | null>(null);
  const leaveThanks = (focus: "form" | "first field") => {
    afterThanks.current = focus;
    send({ type: "again" });
  };
  const thankYouProps = useThankYou(state.phase === "sent", () => leaveThanks("form"), clock);
  React.useEffect(() => {
    if (state.phase === "sent" || afterThanks.current === null) return;
    if (afterThanks.current === "first field") controls.focus("name");
    else if (document.activeElement === document.body) form.current?.focus({ preventScroll: true });
    afterThanks.current = null;
  }, [state.phase, controls]);

  const errorId = (field: ContactField) => `${baseId}${field}-error`;
  return {
    errors: state.errors,
    phase: state.phase,
    offline,
    failure: state.failure === null ? null : { text: state.failure, ...contactLinks(state.values) },
    formProps: {
      ref: form,
      noValidate: true,
      tabIndex: -1,
      onSubmit: (event) => {
        event.preventDefault();
        void submit();
      },
    },
    fieldProps: (field) => ({
      id: `${baseId}${field}`,
      name: field,
      value: state.values[field],
      onChange: ({ target }) => send({ type: "edited", field, value: target.value }),
      ref: controls.register(field),
      "aria-invalid": state.errors[field] !== undefined,
      "aria-describedby": state.errors[field] === undefined ? undefined : errorId(field),
    }),
    errorId,
    thankYouProps,
    again: () => leaveThanks("first field"),
  };
}
