import {
  type ContactChoice,
  type ContactFormValues,
  type ContactMessage,
  contactMessage,
  EMPTY_CONTACT_FORM,
  topicMessage,
} from "../content/contact/contact-fields";
import { readStored, writeStored } from "../hooks/use-stored";
import { CONTACT_DRAFT_HOURS, HOUR_MS } from "../site/limits";
import { isRecent } from "../site/recent";
import { STORAGE_KEYS } from "../site/storage";
import type { Attempt } from "./use-enquiry";

export interface Draft {
  readonly form: ContactFormValues;
  /**
   * Topic of the link that brought the visitor here. The visitor may have edited the text since
   * then.
   */
  readonly topic?: string | undefined;
  readonly attempt?: Attempt | undefined;
}

/**
 * Returns the draft on this device, or null. Deletes the draft if it's damaged or hasn't changed
 * for 24 hours.
 */
export function readDraft(): Draft | null {
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
    // no draft, or not JSON
  }
  removeDraft();
  return null;
}

const removeDraft = (): void => writeStored(STORAGE_KEYS.contactDraft, null);

const storeDraft = (draft: Draft): void =>
  writeStored(STORAGE_KEYS.contactDraft, JSON.stringify({ changedAt: Date.now(), ...draft }));

/**
 * Stores `form` and its topic on this device. Saving an unchanged draft doesn't extend its life.
 */
export function keepDraft(form: ContactFormValues, topic: string | undefined): void {
  const draft = readDraft();
  if (JSON.stringify(draft?.form) === JSON.stringify(form) && draft?.topic === topic) return;
  storeDraft({ ...draft, form, topic });
}

/** Stores the last attempt to send the draft, so that a retry after a reload uses the same key. */
export function keepAttempt(attempt: Attempt): void {
  const draft = readDraft();
  if (draft && attempt.text === textOf(draft)) storeDraft({ ...draft, attempt });
}

/** Deletes the draft of `message`, unless another tab has started a different one since. */
export function dropDraft(message: ContactMessage): void {
  const draft = readDraft();
  if (draft && textOf(draft) === JSON.stringify(message)) removeDraft();
}

/** Returns the draft's message in the format of `Attempt.text`, for comparison. */
const textOf = ({ form }: Draft): string => JSON.stringify(contactMessage(form));

const TOPIC_LINE = /^I am writing about: .*\n*/;

/**
 * Fills in the service for `topic` and starts the message with the topic's line. If an earlier link
 * has already added such a line, it's replaced.
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
