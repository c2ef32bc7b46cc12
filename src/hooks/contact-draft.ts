import {
  type ContactChoice,
  type ContactFormValues,
  EMPTY_CONTACT_FORM,
  topicMessage,
} from "../content/contact/contact-fields";
import { CONTACT_DRAFT_HOURS } from "../site/limits";
import { STORAGE_KEYS } from "../site/storage";
import { isRecent, readStored, writeStored } from "./use-stored";

/**
 * Returns the stored draft of the contact form; null when there is none. One that is damaged, or whose
 * last change was 24 hours ago, is removed.
 */
export function readDraft(): ContactFormValues | null {
  const stored = readStored(STORAGE_KEYS.contactDraft);
  if (stored === null) return null;
  const draft = parseDraft(stored);
  if (!draft) dropDraft();
  return draft;
}

function parseDraft(stored: string): ContactFormValues | null {
  try {
    const { changedAt, form } = JSON.parse(stored);
    if (!isRecent(changedAt, CONTACT_DRAFT_HOURS * 3_600_000)) return null;
    const texts = Object.entries(form).filter(
      ([field, text]) => Object.hasOwn(EMPTY_CONTACT_FORM, field) && typeof text === "string",
    );
    return { ...EMPTY_CONTACT_FORM, ...Object.fromEntries(texts) };
  } catch {
    return null;
  }
}

/** Keeps `form` on this device; a draft that says the same keeps its age. */
export function keepDraft(form: ContactFormValues): void {
  if (JSON.stringify(readDraft()) === JSON.stringify(form)) return;
  const draft = JSON.stringify({ changedAt: Date.now(), form });
  writeStored(STORAGE_KEYS.contactDraft, draft);
}

export const dropDraft = (): void => writeStored(STORAGE_KEYS.contactDraft, null);

const TOPIC_LINE = /^I am writing about: .*\n*/;

/**
 * Returns `form` with the service of `topic`, and its text before the message unless it is in it: in place of that
 * of an earlier link, which the visitor has not written either.
 */
export function withTopic(
  form: ContactFormValues,
  topic: string | null,
  choices: readonly ContactChoice[],
): ContactFormValues {
  const start = topicMessage(topic ?? "", choices);
  if (!start.message) return form;
  const present = form.message.includes(start.message.trim());
  return {
    ...form,
    service: start.service,
    message: present ? form.message : start.message + form.message.replace(TOPIC_LINE, ""),
  };
}
