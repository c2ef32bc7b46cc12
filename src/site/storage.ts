import { BRAND } from "./company/brand";

/** Prefix for all keys in browser storage, such as "savanna-signal:". */
export const STORAGE_PREFIX = `${BRAND.name.toLowerCase().replace(/[^\p{L}\d]+/gu, "-")}:`;

export const STORAGE_KEYS = {
  motion: `${STORAGE_PREFIX}motion`,
  consent: `${STORAGE_PREFIX}consent`,
  contactDraft: `${STORAGE_PREFIX}contact-draft`,
  /** Attachment for the next enquiry. */
  attachment: `${STORAGE_PREFIX}attachment`,
  /** Web fonts that the browser has loaded, so that later pages use them immediately. */
  fonts: `${STORAGE_PREFIX}fonts`,
  /** Whether this tab is in preview mode. */
  preview: `${STORAGE_PREFIX}preview`,
} as const;

export const CACHE_PREFIX = `${STORAGE_PREFIX}cache:`;
