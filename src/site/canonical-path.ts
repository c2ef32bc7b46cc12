/** Returns the canonical path, without doubled or trailing slashes. Hosts redirect to it. */
export const canonicalPath = (path: string): string =>
  `/${path.split("/").filter(Boolean).join("/")}`;

/**
 * Pattern for slashes, and for URL-encoded white space, control, zero-width and direction
 * characters.
 */
const UNSEEN =
  "/|%(?:[01][\\da-f]|20|7f|c2%(?:[89][\\da-f]|a0|ad)|cd%8f|e2%80%(?:8[\\da-f]|a[89a-f])|e2%81%(?:9f|a[\\da-f])" +
  "|e3%(?:80%80|85%a4)|ef%(?:b8%8[\\da-f]|bb%bf))";
/**
 * The lookbehind lets a run match only from its start. Otherwise a long run in the middle of a path
 * would take quadratic time.
 */
const UNSEEN_END = new RegExp(`(?<!${UNSEEN})(?:${UNSEEN})+$`, "i");

/**
 * Removes slashes and invisible characters from the end of a path. Chats and mail programs append
 * them to links, and none of our paths end in one.
 */
export const withoutUnseenEnd = (path: string): string => path.replace(UNSEEN_END, "");
