import * as React from "react";
import { type ContactOptions, sendContact } from "../../client/contact";
import type { PostResult } from "../../client/post-json";
import { type ContactFormValues, contactMessage } from "../../content/contact/contact";

/** A random name for one message; `randomUUID` exists on secure pages only. */
export function randomKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

/**
 * Sends a form. Every attempt at the same text carries the same key, so that a message whose
 * answer was lost is stored once; a changed text is a new message.
 */
export function useContactDelivery(
  options: ContactOptions = {},
): (form: ContactFormValues) => Promise<PostResult> {
  const attempt = React.useRef({ text: "", key: "" });
  return async (form) => {
    const body = contactMessage(form);
    const text = JSON.stringify(body);
    if (attempt.current.text !== text) attempt.current = { text, key: randomKey() };
    const result = await sendContact(body, { ...options, idempotencyKey: attempt.current.key });
    if (result.ok) attempt.current = { text: "", key: "" };
    return result;
  };
}
