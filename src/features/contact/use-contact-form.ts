import * as React from "react";
import { sendContact } from "../../client/send-contact";
import { toastStore } from "../../components/feedback/toast/toast-store";
import { DECOY } from "../../components/forms/decoy-field/decoy-field";
import {
  type ContactChoice,
  type ContactField,
  contactMessage,
  EMPTY_CONTACT_FORM,
  topicLine,
  validateContact,
} from "../../content/contact/contact-fields";
import {
  dropDraft,
  KEPT_WITH_DRAFT,
  keepDraft,
  readDraft,
  withTopic,
} from "../../hooks/contact-draft";
import { dropAttachment } from "../../hooks/enquiry-attachment";
import { keepReceipt } from "../../hooks/receipts";
import { typedValues } from "../../hooks/typed-values";
import { readUrl } from "../../hooks/url-state";
import { useEnquiry } from "../../hooks/use-enquiry";
import { useEnquiryContext } from "../../hooks/use-enquiry-context";
import { useLatest } from "../../hooks/use-latest";
import { isStored, onStored, readStored } from "../../hooks/use-stored";
import { STORAGE_KEYS } from "../../site/storage";
import { contactReducer, EMPTY_CONTACT } from "./contact-form-state";

export type ContactFormControls = ReturnType<typeof useContactForm>;

/** What is known of the enquiry from the start; a draft was filled in before the page was shown. */
interface Known {
  readonly topic?: string | undefined;
  readonly shown_ms?: undefined;
}

/**
 * Runs the contact form: validation on submit, the draft that survives a reload, thanks and failure.
 */
export function useContactForm(choices: readonly ContactChoice[]) {
  const [state, send] = React.useReducer(contactReducer, EMPTY_CONTACT);
  const form = React.useRef<HTMLFormElement>(null);

  const first = React.useRef(choices); // those of the build, the same in every render
  const [known, setKnown] = React.useState<Known>({});
  const [isKept, setKept] = React.useState(true);
  const context = useEnquiryContext("contact", form, DECOY);
  const enquiry = useEnquiry({
    kept: KEPT_WITH_DRAFT,
    read: () => {
      const errors = validateContact(state.values, choices);
      send({ type: "validated", errors });
      return Object.keys(errors).length > 0 ? null : contactMessage(state.values);
    },
    post: (message, key) => {
      for (const { id } of toastStore.get()) toastStore.close(id); // of the attempt before
      return sendContact(message, key, { ...context(), ...known });
    },
    onSent: ({ key, message }) => {
      dropDraft(message);
      dropAttachment();
      keepReceipt("contact", key);
      toastStore.success("Message sent successfully! We'll get back to you soon.");
      send({ type: "emptied", focus: null });
    },
    onFailed: toastStore.error,
  });

  const { setWaiting } = enquiry;
  React.useEffect(() => {
    const typed = typedValues(form.current);
    const draft = readDraft();
    const { query, fragment } = readUrl();
    const asked = query.get("topic") ?? fragment.get("topic");
    const written = { ...EMPTY_CONTACT_FORM, ...draft?.form, ...typed };
    const last = KEPT_WITH_DRAFT.attempt;
    const waits = last?.waits === true && last.text === JSON.stringify(contactMessage(written));
    const topic = asked && !waits ? topicLine(asked) : undefined; // what waits is sent as it is
    setKnown({ ...(topic && { topic }), ...(draft && { shown_ms: undefined }) });
    // a reload brings the draft back as the visitor has changed it
    const isNew = topic !== undefined && topic !== draft?.topic;
    const values = isNew ? withTopic(written, asked, first.current) : written;
    const touched = draft !== null || Object.keys(typed).length > 0;
    send({ type: "restored", values, touched });
    if (waits) setWaiting(true);
  }, [setWaiting]);

  const values = useLatest(state.values);
  React.useEffect(() => {
    let last = readStored(STORAGE_KEYS.contactDraft);
    return onStored(STORAGE_KEYS.contactDraft, () => {
      const now = readStored(STORAGE_KEYS.contactDraft);
      // another tab, or the form of a page that was left meanwhile, has sent or cleared what this one shows
      const isGone = now === null && last?.includes(JSON.stringify(values.current));
      last = now;
      if (!isGone) return;
      setWaiting(false);
      send({ type: "emptied", focus: null });
    });
  }, [values, setWaiting]);

  React.useEffect(() => {
    if (!state.touched) return;
    keepDraft(state.values, known.topic);
    setKept(isStored(STORAGE_KEYS.contactDraft));
  }, [state.touched, state.values, known.topic]);

  React.useEffect(() => {
    if (state.focus?.on === "form") {
      if (document.activeElement === document.body) form.current?.focus({ preventScroll: true });
    } else if (state.focus) {
      const selector = state.focus.on === "error" ? "[aria-invalid=true]" : "input";
      form.current?.querySelector<HTMLElement>(selector)?.focus();
    }
  }, [state.focus]);

  const again = (focus: "field" | "form") => {
    setKnown({ topic: known.topic });
    enquiry.again();
    send({ type: "emptied", focus });
  };
  return {
    state,
    enquiry,
    /** Topic of the link by which the visitor came. */
    topic: known.topic,
    /** Whether this device keeps what is typed beyond this page load. */
    isKept,
    again,
    /** Removes everything that was typed, from the form and from this device. */
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
        if (enquiry.phase === "sending") return; // a message on its way stays unchanged
        send({ type: "edited", field, value: target.value });
      },
      error: state.errors[field],
    }),
  };
}
