import { BRAND } from "./company/brand";

/** Prefix of all keys in browser storage, such as "savanna-signal:". */
export const STORAGE_PREFIX = `${BRAND.name.toLowerCase().replace(/[^\p{L}\d]+/gu, "-")}:`;

export const STORAGE_KEYS = {
  motion: `${STORAGE_PREFIX}motion`,
  consent: `${STORAGE_PREFIX}consent`,
  contactDraft: `${STORAGE_PREFIX}contact-draft`,
  /** Attachment of the next enquiry. */
  attachment: `${STORAGE_PREFIX}attachment`,
  /** Web fonts that the browser has loaded, so that later pages use them at once. */
  fonts: `${STORAGE_PREFIX}fonts`,
  /** Preview mode, for one tab. */
  preview: `${STORAGE_PREFIX}preview`,
} as const;

export const CACHE_PREFIX = `${STORAGE_PREFIX}cache:`;
