/** Returns the one spelling of a path, to which hosts lead from any other: no slash doubled, none at its end. */
export const canonicalPath = (path: string): string =>
  `/${path.split("/").filter(Boolean).join("/")}`;

/** White space, control, zero-width and direction characters as a path encodes them, and slashes. */
const UNSEEN =
  "/|%(?:[01][\\da-f]|20|7f|c2%(?:[89][\\da-f]|a0|ad)|cd%8f|e2%80%(?:8[\\da-f]|a[89a-f])|e2%81%(?:9f|a[\\da-f])" +
  "|e3%(?:80%80|85%a4)|ef%(?:b8%8[\\da-f]|bb%bf))";
/** Each run of them is tried once, from its start: a long one in the middle costs no more than any other text. */
const UNSEEN_END = new RegExp(`(?<!${UNSEEN})(?:${UNSEEN})+$`, "i");

/**
 * Returns a path without slashes and encoded characters that nobody sees at its end: chats and mail programs append
 * them to links, and no address ends in one.
 */
export const withoutUnseenEnd = (path: string): string => path.replace(UNSEEN_END, "");
