import * as React from "react";
import { type ContactOptions, contactFailureText, sendContact } from "../../client/contact";
import { type ToastStore, toastStore } from "../../components/feedback/toast/toast-store";
import {
  type ContactField,
  contactMessage,
  EMPTY_CONTACT_FORM,
  validateContact,
} from "../../content/contact/contact";
import { type Clock, systemClock } from "../../hooks/clock";
import { dropDraft, keepDraft, readDraft, withTopic } from "../../hooks/contact-draft";
import { typedValues } from "../../hooks/typed-values";
import { useLatest } from "../../hooks/use-latest";
import { readFragment } from "../../site/url-fragment";
import { contactReducer, FRESH_CONTACT } from "./contact-form-state";

function subscribeToConnection(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

/** Whether the browser has a connection. True on the server and in the first render. */
const useOnline = (): boolean =>
  React.useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );

/** Returns a random key for one message; `crypto.randomUUID` exists on secure pages only. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

export interface ContactFormOptions {
  readonly clock?: Clock;
  readonly toasts?: ToastStore;
  readonly delivery?: ContactOptions;
}

export type ContactFormControls = ReturnType<typeof useContactForm>;

/**
 * Runs the contact form: validation on submit, one message sent at a time, the draft that survives a
 * reload, the wait for a connection, thanks and failure. Source: docs/product.md, "Contact".
 */
export function useContactForm({
  clock = systemClock,
  toasts = toastStore,
  delivery,
}: ContactFormOptions = {}) {
  const [state, send] = React.useReducer(contactReducer, FRESH_CONTACT);
  const form = React.useRef<HTMLFormElement>(null);
  const attempt = React.useRef({ text: "", key: "" });
  const sending = React.useRef(false); // two clicks in one render are still one message
  const offline = !useOnline();

  React.useEffect(() => {
    const typed = typedValues(form.current);
    const draft = readDraft(clock);
    const { search, hash } = window.location;
    const topic = new URLSearchParams(search).get("topic") ?? readFragment(hash).get("topic");
    const values = withTopic({ ...EMPTY_CONTACT_FORM, ...draft, ...typed }, topic);
    const touched = draft !== null || Object.keys(typed).length > 0;
    send({ type: "restored", values, touched });
  }, [clock]);

  React.useEffect(() => {
    if (state.touched) keepDraft(state.values, clock);
  }, [state.touched, state.values, clock]);

  React.useEffect(() => {
    if (state.focus?.on === "form") {
      if (document.activeElement === document.body) form.current?.focus({ preventScroll: true });
    } else if (state.focus) {
      const selector = state.focus.on === "error" ? "[aria-invalid]" : "input";
      form.current?.querySelector<HTMLElement>(selector)?.focus();
    }
  }, [state.focus]);

  const submit = async () => {
    if (sending.current) return;
    const errors = validateContact(state.values);
    if (Object.keys(errors).length > 0) return send({ type: "refused", errors });
    if (!navigator.onLine) return send({ type: "queued" });
    sending.current = true;
    send({ type: "sending" });
    const message = contactMessage(state.values);
    // every attempt at one text carries one key: a message whose answer was lost is stored once
    const text = JSON.stringify(message);
    if (attempt.current.text !== text) attempt.current = { text, key: randomKey() };
    const { key } = attempt.current;
    const result = await sendContact(message, { ...delivery, idempotencyKey: key });
    sending.current = false;
    if (result.ok) {
      attempt.current = { text: "", key: "" };
      dropDraft(); // here and not in an effect: the visitor may have left the page meanwhile
      toasts.success("Message sent successfully! We'll get back to you soon.");
      return send({ type: "sent" });
    }
    if (result.status === null && !navigator.onLine) return send({ type: "queued" });
    const failure = contactFailureText(result);
    toasts.error(failure);
    send({ type: "failed", text: failure });
  };

  const latestSubmit = useLatest(submit);
  const queued = state.phase === "queued";
  React.useEffect(() => {
    if (queued && !offline) void latestSubmit.current();
  }, [queued, offline, latestSubmit]);

  return {
    state,
    send,
    offline,
    /** Removes everything that was typed, from the form and from this device. */
    clear: () => {
      dropDraft();
      send({ type: "again", focus: "field" });
    },
    formProps: {
      ref: form,
      noValidate: true,
      tabIndex: -1,
      onSubmit: (event: React.FormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
    fieldProps: (field: ContactField) => ({
      name: field,
      value: state.values[field],
      onChange: ({ target }: React.ChangeEvent<{ readonly value: string }>) =>
        send({ type: "edited", field, value: target.value }),
      error: state.errors[field],
    }),
  };
}
