import {
  type ContactFormValues,
  EMPTY_CONTACT_FORM,
  topicMessage,
} from "../content/contact/contact";
import { STORAGE_KEYS } from "../site/storage";
import { readStored, writeStored } from "./use-stored";

/** What was typed and not sent yet, on this device only; null when nothing is kept. */
export function readDraft(): ContactFormValues | null {
  try {
    const kept: unknown = JSON.parse(readStored(STORAGE_KEYS.contactDraft) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const texts = Object.entries(kept).filter(
      ([field, text]) => Object.hasOwn(EMPTY_CONTACT_FORM, field) && typeof text === "string",
    );
    return { ...EMPTY_CONTACT_FORM, ...Object.fromEntries(texts) };
  } catch {
    return null; // damaged: as good as none
  }
}

export const keepDraft = (form: ContactFormValues): void =>
  writeStored(STORAGE_KEYS.contactDraft, JSON.stringify(form));

export const dropDraft = (): void => writeStored(STORAGE_KEYS.contactDraft, null);

/** `form` with the topic chosen and written before what the message says, unless it is there. */
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
