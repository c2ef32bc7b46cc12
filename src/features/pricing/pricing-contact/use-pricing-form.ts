import * as React from "react";
import { contactFailureText, sendContact } from "../../../client/contact";
import type { PostResult } from "../../../client/post-json";
import { type ToastStore, toastStore } from "../../../components/feedback/toast/toast-store";
import { type ContactMessage, contactMessage } from "../../../content/contact/contact";
import { type Control, useControls } from "../../../hooks/use-controls";
import { DELIVERY } from "../../../site/brand";

export interface PricingForm {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly message: string;
}

const EMPTY: PricingForm = { name: "", email: "", phone: "", company: "", message: "" };

export interface PricingFormOptions {
  readonly alert?: (text: string) => void;
  readonly log?: (text: string, form: PricingForm) => void;
  /** Sends the form to the contact endpoint; null: no call is made. */
  readonly deliver?: ((message: ContactMessage) => Promise<PostResult>) | null;
  readonly toasts?: ToastStore;
}

export interface PricingFormControls {
  readonly values: PricingForm;
  readonly sending: boolean;
  readonly fieldProps: (field: keyof PricingForm) => {
    readonly name: keyof PricingForm;
    readonly value: string;
    readonly onChange: (event: React.ChangeEvent<Control>) => void;
    readonly ref: React.RefCallback<Control>;
  };
  readonly submit: (event: React.FormEvent) => Promise<void>;
}

const inform = (text: string) => window.alert(text);
const note = (text: string, form: PricingForm) => console.info(text, form);

/**
 * The form of the pricing page. By default it makes no call: it logs in the visitor's own browser,
 * shows the alert and clears itself. With delivery switched on, a failure keeps what was typed.
 */
export function usePricingForm({
  alert = inform,
  log = note,
  deliver = DELIVERY.pricingForm ? sendContact : null,
  toasts = toastStore,
}: PricingFormOptions = {}): PricingFormControls {
  const [values, setValues] = React.useState(EMPTY);
  const [sending, setSending] = React.useState(false);
  const controls = useControls<keyof PricingForm>();

  React.useEffect(() => setValues((now) => ({ ...now, ...controls.typed() })), [controls]);

  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (sending) return;
    if (deliver) {
      setSending(true);
      const result = await deliver(contactMessage({ ...values, service: "Other" }));
      setSending(false);
      if (!result.ok) return toasts.error(contactFailureText(result));
    } else log("Pricing enquiry", values);
    alert("Thank you! We'll get back to you soon.");
    setValues(EMPTY);
  };

  return {
    values,
    sending,
    fieldProps: (field) => ({
      name: field,
      value: values[field],
      onChange: ({ target }) => setValues((now) => ({ ...now, [field]: target.value })),
      ref: controls.register(field),
    }),
    submit,
  };
}
