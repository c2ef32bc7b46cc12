/** Functions for any text that URLs or pages are made of; none of them throws. */

/**
 * Replaces each half of a surrogate pair by U+FFFD, as `String.prototype.toWellFormed` does, which is newer
 * than some browsers.
 */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, "\uFFFD");

/** Returns at most `max` UTF-16 units of a text, without the first half of a character at its end. */
export const cutText = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\uD800-\uDBFF]$/, "");

/** Returns a URL or a path without slashes at its end, so that a path may be put after it. */
export const withoutClosingSlash = (url: string): string => url.replace(/\/+$/, "");

/** Encodes a text as a part of a URL; unlike `encodeURIComponent`, of a half of a character too. */
export const encodeText = (text: string): string => encodeURIComponent(wellFormed(text));

/** Returns "Offers" after a name in the singular and "Offer" after a plural such as "USSD Services". */
export const verbAfter = (name: string, verb: string): string =>
  /[a-z]s$/.test(name) ? verb : `${verb}s`; // "Bulk SMS" ends in a capital

/** Formats 11600 as "11,600", whatever the browser's language. */
export const formatNumber = (count: number): string =>
  String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");

/** Formats a count as "1 part" and "2 parts"; `many` for a plural without s. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
