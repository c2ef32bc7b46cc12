import { hmacBytes } from "./hashing";

/** Letters and digits that can't be confused when read aloud. */
const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/**
 * Returns a reference such as "7KQM-2XPD": 40 bits of a digest of the id, keyed with the inbox's
 * secret. Senders can't choose their reference or obtain somebody else's. It doesn't give access to
 * anything.
 */
export async function referenceOf(secret: string, id: string): Promise<string> {
  const digest = await hmacBytes(new TextEncoder().encode(secret), `reference:${id}`);
  const letters = Array.from(digest.subarray(0, 8), (byte) => ALPHABET[byte & 31]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
