import * as React from "react";
import { toastStore } from "../../components/feedback/toast-store";
import {
  type ContactChoice,
  type ContactField,
  contactMessage,
  EMPTY_CONTACT_FORM,
  topicLine,
  validateContact,
} from "../../content/contact/contact-fields";
import { dropAttachment } from "../../enquiry/attachment";
import {
  dropDraft,
  keepAttempt,
  keepDraft,
  readDraft,
  withTopic,
} from "../../enquiry/contact-draft";
import { sendContact } from "../../enquiry/send-contact";
import { useEnquiry } from "../../enquiry/use-enquiry";
import { useEnquiryContext } from "../../enquiry/use-enquiry-context";
import { typedValues } from "../../hooks/typed-values";
import { readUrl } from "../../hooks/url-state";
import { isStored } from "../../hooks/use-stored";
import { STORAGE_KEYS } from "../../site/storage";
import { contactReducer, EMPTY_CONTACT } from "./contact-form-state";

export type ContactFormControls = ReturnType<typeof useContactForm>;

/**
 * Validates the contact form on submit, keeps a draft that survives a reload, and reports whether
 * the message was sent.
 */
export function useContactForm(choices: readonly ContactChoice[]) {
  const [state, send] = React.useReducer(contactReducer, EMPTY_CONTACT);
  const [isKept, setKept] = React.useState(true);
  const form = React.useRef<HTMLFormElement>(null);
  const first = React.useRef(choices); // the choices are the same in every render
  const context = useEnquiryContext("contact", form);
  const enquiry = useEnquiry({
    read: () => {
      const errors = validateContact(state.values, choices);
      send({ type: "validated", errors });
      return Object.keys(errors).length > 0 ? null : contactMessage(state.values);
    },
    post: (message, key) => {
      for (const { id } of toastStore.get()) toastStore.close(id); // from the previous attempt
      return sendContact(message, key, {
        ...context(),
        ...(state.topic && { topic: state.topic }),
        ...(state.isResumed && { shown_ms: undefined }),
      });
    },
    onAttempt: keepAttempt,
    onSent: ({ message }) => {
      dropDraft(message);
      dropAttachment();
      toastStore.success("Message sent successfully! We'll get back to you soon.");
      send({ type: "emptied", focus: null });
    },
    onFailed: toastStore.error,
  });

  const { resume } = enquiry;
  React.useEffect(() => {
    const typed = typedValues(form.current);
    const draft = readDraft();
    const { query, fragment } = readUrl();
    const asked = query.get("topic") ?? fragment.get("topic");
    const written = { ...EMPTY_CONTACT_FORM, ...draft?.form, ...typed };
    const last = draft?.attempt;
    const waits = last?.waits === true && last.text === JSON.stringify(contactMessage(written));
    // a waiting message is sent unchanged
    const topic = asked && !waits ? topicLine(asked) : undefined;
    // after a reload, the draft may contain the visitor's edits to this topic's text
    const isNew = topic !== undefined && topic !== draft?.topic;
    send({
      type: "restored",
      values: isNew ? withTopic(written, asked, first.current) : written,
      touched: draft !== null || Object.keys(typed).length > 0,
      topic,
      isResumed: draft !== null,
    });
    if (last) resume({ ...last, waits });
  }, [resume]);

  React.useEffect(() => {
    if (!state.touched) return;
    keepDraft(state.values, state.topic);
    setKept(isStored(STORAGE_KEYS.contactDraft));
  }, [state.touched, state.values, state.topic]);

  React.useEffect(() => {
    if (state.focus?.on === "form") {
      if (document.activeElement === document.body) form.current?.focus({ preventScroll: true });
    } else if (state.focus) {
      const selector = state.focus.on === "error" ? "[aria-invalid=true]" : "input";
      form.current?.querySelector<HTMLElement>(selector)?.focus();
    }
  }, [state.focus]);

  const again = (focus: "field" | "form") => {
    enquiry.again();
    send({ type: "emptied", focus });
  };
  return {
    state,
    enquiry,
    /** Whether the draft will survive a reload. */
    isKept,
    again,
    /** Clears the form and deletes this device's draft. */
    clear: () => {
      dropDraft(contactMessage(state.values));
      again("field");
    },
    formProps: {
      ref: form,
      noValidate: true,
      tabIndex: -1,
      onSubmit: (event: React.FormEvent) => {
        event.preventDefault();
        void enquiry.submit();
      },
    },
    fieldProps: (field: ContactField) => ({
      name: field,
      value: state.values[field],
      onChange: ({ target }: React.ChangeEvent<{ readonly value: string }>) => {
        if (enquiry.phase === "sending") return; // a message that's being sent can't be changed
        send({ type: "edited", field, value: target.value });
      },
      error: state.errors[field],
    }),
  };
}
