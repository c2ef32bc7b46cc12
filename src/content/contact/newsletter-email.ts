import { INVALID_EMAIL } from "../../site/endpoints";
import { CONTACT_EMAIL_MAX_CHARS } from "../../site/limits";

const STANDARD_EMAIL = /^[A-Z0-9._%+-]+@(?:[A-Z0-9-]+\.)+[A-Z]{2,}$/i;

/** Returns the error of an e-mail address for the newsletter; null: none. */
export function newsletterError(email: string): string | null {
  const address = email.trim();
  const valid = address.length <= CONTACT_EMAIL_MAX_CHARS && STANDARD_EMAIL.test(address);
  return valid ? null : INVALID_EMAIL;
}
