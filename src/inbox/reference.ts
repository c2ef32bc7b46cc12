import { hmacBytes } from "./hashing";

/** Letters and digits that nobody confuses when reading them aloud. */
const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/**
 * Returns the reference of an enquiry, as in "7KQM-2XPD": 40 bits of a digest of its id under the inbox's secret, so
 * that no sender can choose its letters or somebody else's reference. It opens nothing.
 */
export async function referenceOf(secret: string, id: string): Promise<string> {
  const digest = await hmacBytes(new TextEncoder().encode(secret), `reference:${id}`);
  const letters = Array.from(digest.subarray(0, 8), (byte) => ALPHABET[byte & 31]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
