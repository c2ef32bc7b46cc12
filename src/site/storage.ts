import { BRAND } from "./company/brand";

/** Prefix of every key in the browser's storage, as in "savanna-signal:". */
export const STORAGE_PREFIX = `${BRAND.name.toLowerCase().replace(/[^\p{L}\d]+/gu, "-")}:`;

/** Keys of a visitor's choices and drafts. */
export const STORAGE_KEYS = {
  motion: `${STORAGE_PREFIX}motion`,
  consent: `${STORAGE_PREFIX}consent`,
  contactDraft: `${STORAGE_PREFIX}contact-draft`,
  /** Attachment of the next enquiry. */
  attachment: `${STORAGE_PREFIX}attachment`,
  /** Web fonts that the browser has loaded: later pages use them at once. */
  fonts: `${STORAGE_PREFIX}fonts`,
  /** Preview mode, kept for one tab. */
  preview: `${STORAGE_PREFIX}preview`,
} as const;

/** Prefix of the keys of cached responses. */
export const CACHE_PREFIX = `${STORAGE_PREFIX}cache:`;
