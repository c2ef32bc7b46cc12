import {
  type ContactChoice,
  type ContactFormValues,
  type ContactMessage,
  contactMessage,
  EMPTY_CONTACT_FORM,
  topicMessage,
} from "../content/contact/contact-fields";
import { HOUR_MS } from "../site/durations";
import { CONTACT_DRAFT_HOURS } from "../site/limits";
import { STORAGE_KEYS } from "../site/storage";
import type { Attempt } from "./use-enquiry";
import { isRecent, readStored, writeStored } from "./use-stored";

interface Draft {
  readonly form: ContactFormValues;
  /** Topic of the link that the form has taken up; the visitor may have changed what came of it. */
  readonly topic?: string | undefined;
  /** Last attempt to send it; missing before one. */
  readonly attempt?: Attempt | null | undefined;
}

/** Reads the draft; one that is damaged, or too old, is removed. */
function storedDraft(): Draft | null {
  try {
    const { changedAt, form, topic, attempt } = JSON.parse(
      readStored(STORAGE_KEYS.contactDraft) ?? "",
    );
    if (isRecent(changedAt, CONTACT_DRAFT_HOURS * HOUR_MS)) {
      const texts = Object.entries(form).filter(
        ([field, text]) => Object.hasOwn(EMPTY_CONTACT_FORM, field) && typeof text === "string",
      );
      return { form: { ...EMPTY_CONTACT_FORM, ...Object.fromEntries(texts) }, topic, attempt };
    }
  } catch {
    // there is none, or it is no JSON
  }
  removeDraft();
  return null;
}

const removeDraft = (): void => writeStored(STORAGE_KEYS.contactDraft, null);

const storeDraft = (draft: Draft): void =>
  writeStored(STORAGE_KEYS.contactDraft, JSON.stringify({ changedAt: Date.now(), ...draft }));

/**
 * Returns the stored draft of the contact form; null when there is none. One that is damaged, or whose
 * last change was 24 hours ago, is removed.
 */
export const readDraft = (): Pick<Draft, "form" | "topic"> | null => storedDraft();

/** Keeps `form`, and the topic that it has taken up, on this device; a draft that says the same keeps its age. */
export function keepDraft(form: ContactFormValues, topic: string | undefined): void {
  const draft = storedDraft();
  if (JSON.stringify(draft?.form) === JSON.stringify(form) && draft?.topic === topic) return;
  storeDraft({ ...draft, form, topic });
}

/**
 * The last attempt to send the draft: after a reload, or in another tab, it is still the same message. One to send
 * something else is not kept.
 */
export const KEPT_WITH_DRAFT = {
  get attempt() {
    return storedDraft()?.attempt;
  },
  set attempt(attempt) {
    const draft = storedDraft();
    if (draft && attempt?.text === textOf(draft)) storeDraft({ ...draft, attempt });
  },
};

/** Removes the draft where it is that of `message`: another tab may have gone on with another one. */
export function dropDraft(message: ContactMessage): void {
  const draft = storedDraft();
  if (draft && textOf(draft) === JSON.stringify(message)) removeDraft();
}

/** Returns the text of an attempt to send the draft. */
const textOf = ({ form }: Draft): string => JSON.stringify(contactMessage(form));

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
