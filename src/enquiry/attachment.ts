import * as React from "react";
import { readStored, useStored, writeStored } from "../hooks/use-stored";
import { CONTACT_DRAFT_HOURS, HOUR_MS } from "../site/limits";
import { isRecent } from "../site/recent";
import { STORAGE_KEYS } from "../site/storage";

/** Text to send along with the next enquiry. Empty fields aren't sent. */
export interface EnquiryAttachment {
  readonly plan: string;
  readonly quotation: string;
}

/** Stores the attachment for the next enquiry on this device, replacing any earlier one. */
export const keepAttachment = (attachment: EnquiryAttachment): void =>
  writeStored(STORAGE_KEYS.attachment, JSON.stringify({ ...attachment, keptAt: Date.now() }));

export const dropAttachment = (): void => writeStored(STORAGE_KEYS.attachment, null);

/**
 * Parses a stored attachment. Returns null if it's damaged, empty or older than
 * `CONTACT_DRAFT_HOURS`.
 */
function parseAttachment(stored: string | null | undefined): EnquiryAttachment | null {
  try {
    const { plan, quotation, keptAt } = JSON.parse(stored ?? "null");
    if (!isRecent(keptAt, CONTACT_DRAFT_HOURS * HOUR_MS)) return null;
    if (typeof plan !== "string" || typeof quotation !== "string") return null;
    return plan || quotation ? { plan, quotation } : null;
  } catch {
    return null;
  }
}

export const readAttachment = (): EnquiryAttachment | null =>
  parseAttachment(readStored(STORAGE_KEYS.attachment));

/** Returns the attachment for the next enquiry, or null on the server and in the first render. */
export function useAttachment(): EnquiryAttachment | null {
  const stored = useStored(STORAGE_KEYS.attachment);
  return React.useMemo(() => parseAttachment(stored), [stored]);
}
