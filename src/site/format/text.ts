/** Text functions for URLs and pages. None of them throw. */

/**
 * Replaces lone surrogates with U+FFFD, as `String.prototype.toWellFormed` does, which some
 * browsers don't have yet.
 */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, "\uFFFD");

/** Cuts text to at most `max` UTF-16 units without splitting a character. */
export const cutText = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\uD800-\uDBFF]$/, "");

/** Removes trailing slashes, so that a path can be appended. */
export const withoutClosingSlash = (url: string): string => url.replace(/\/+$/, "");

/** Does the same as `encodeURIComponent`, but doesn't throw on lone surrogates. */
export const encodeText = (text: string): string => encodeURIComponent(wellFormed(text));

/**
 * Conjugates a verb for a name: "offers" after a singular, "offer" after a plural such as "USSD
 * Services".
 */
export const verbAfter = (name: string, verb: string): string =>
  /[a-z]s$/.test(name) ? verb : `${verb}s`; // "Bulk SMS" ends in a capital letter

/** Formats 11600 as "11,600" in every browser language. */
export const formatNumber = (count: number): string =>
  String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");

/** Returns "1 part" or "2 parts". `many` is for plurals that don't just add an s. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

const TITLE = /^(?:Dr|Mr|Mrs|Ms|Prof|Eng|Rev|Hon)\.?$/i;

/**
 * Returns the initials of the first and last name in capitals, ignoring titles: "AO" for "Dr Ann M.
 * Otieno".
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !TITLE.test(word));
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => [...(word ?? "")][0]?.toUpperCase() ?? "").join("");
}
