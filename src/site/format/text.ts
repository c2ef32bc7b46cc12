/** Text functions for URLs and pages. None of them throws. */

/**
 * Replaces lone surrogates with U+FFFD, like `String.prototype.toWellFormed`, which some browsers
 * don't have yet.
 */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, "\uFFFD");

/** Cuts a text to at most `max` UTF-16 units without splitting a character. */
export const cutText = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\uD800-\uDBFF]$/, "");

/** So that a path can be appended. */
export const withoutClosingSlash = (url: string): string => url.replace(/\/+$/, "");

/** Like `encodeURIComponent`, but doesn't throw on lone surrogates. */
export const encodeText = (text: string): string => encodeURIComponent(wellFormed(text));

/**
 * Returns "Offers" after a singular name and "Offer" after a plural one such as "USSD Services".
 */
export const verbAfter = (name: string, verb: string): string =>
  /[a-z]s$/.test(name) ? verb : `${verb}s`; // "Bulk SMS" ends in a capital

/** Formats 11600 as "11,600", whatever the browser's language. */
export const formatNumber = (count: number): string =>
  String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");

/** Returns "1 part" or "2 parts". `many` is for plurals that don't just add an s. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
