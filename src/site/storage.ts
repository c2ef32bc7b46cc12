/** Everything that this site keeps in a browser begins with this, so that it can be told apart. */
export const STORAGE_PREFIX = "savanna-signal:";

/** Names under which the browser keeps a visitor's choices and drafts. */
export const STORAGE_KEYS = {
  motion: `${STORAGE_PREFIX}motion`,
  consent: `${STORAGE_PREFIX}consent`,
  contactDraft: `${STORAGE_PREFIX}contact-draft`,
  /** Which web fonts the browser has seen: later pages use them at once. */
  fonts: `${STORAGE_PREFIX}fonts`,
  /** Kept for one tab. */
  preview: `${STORAGE_PREFIX}preview`,
} as const;

/** Begins the key of every answer that the live layer keeps for a while. */
export const CACHE_PREFIX = `${STORAGE_PREFIX}cache:`;
