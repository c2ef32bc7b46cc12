import { CONTACT_EMAIL_MAX_CHARS } from "../../site/limits";

/**
 * Matches an email address. Before the @, it allows the characters that HTML allows and letters of
 * any script (RFC 6531), none of which is special in a mail header. The domain must end in a
 * top-level domain of at least two letters, or in one that a browser has converted to ASCII
 * (`xn--…`).
 */
const EMAIL_ADDRESS =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]*[a-z\d])$/iu;

/**
 * Returns whether a trimmed text is an email address. All forms and hosts use this rule. `=?` is
 * refused because it begins an encoded word, which mail programs may decode to another address (RFC
 * 2047).
 */
export const isEmailAddress = (text: string): boolean =>
  text.length <= CONTACT_EMAIL_MAX_CHARS && EMAIL_ADDRESS.test(text) && !text.includes("=?");
