import { CONTACT_EMAIL_MAX_CHARS } from "../../site/limits";

/**
 * The characters that HTML allows in the mailbox, and letters of every script (RFC 6531). None of them has a special
 * meaning in a mail's header. The domain ends in a top-level domain of at least two letters, or one that a browser has
 * converted to ASCII (`xn--…`).
 */
const EMAIL_ADDRESS =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]*[a-z\d])$/iu;

/** Returns whether a trimmed text is an e-mail address, by the rule that all forms and hosts share. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= CONTACT_EMAIL_MAX_CHARS && EMAIL_ADDRESS.test(text);
