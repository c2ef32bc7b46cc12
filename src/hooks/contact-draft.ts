import {
  type ContactFormValues,
  EMPTY_CONTACT_FORM,
  topicMessage,
} from "../content/contact/contact";
import { STORAGE_KEYS } from "../site/storage";
import { readStored, writeStored } from "./use-stored";

/** Returns the stored draft of the contact form; null when there is none or it is damaged. */
export function readDraft(): ContactFormValues | null {
  try {
    const stored: unknown = JSON.parse(readStored(STORAGE_KEYS.contactDraft) ?? "null");
    if (typeof stored !== "object" || stored === null) return null;
    const texts = Object.entries(stored).filter(
      ([field, text]) => Object.hasOwn(EMPTY_CONTACT_FORM, field) && typeof text === "string",
    );
    return { ...EMPTY_CONTACT_FORM, ...Object.fromEntries(texts) };
  } catch {
    return null;
  }
}

export const keepDraft = (form: ContactFormValues): void =>
  writeStored(STORAGE_KEYS.contactDraft, JSON.stringify(form));

export const dropDraft = (): void => writeStored(STORAGE_KEYS.contactDraft, null);

/** Returns `form` with the service of `topic`, and its text before the message unless it is in it. */
export function withTopic(form: ContactFormValues, topic: string | null): ContactFormValues {
  const start = topicMessage(topic ?? "");
  if (!start.message) return form;
  const present = form.message.includes(start.message.trim());
  return {
    ...form,
    service: start.service,
    message: present ? form.message : start.message + form.message,
  };
}
