/** Letters and digits that nobody confuses when reading them aloud. */
const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/**
 * Returns the reference of an enquiry, as in "7KQM-2XPD", from its idempotency key, so that the browser and the inbox's
 * mail show the same one without asking each other. It has 40 bits, enough to find one among thousands; it is no secret
 * and opens nothing.
 */
export function referenceOf(key: string): string {
  // FNV-1a with two seeds: a digest that a page computes without waiting
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let i = 0; i < key.length; i++) {
    low = Math.imul(low ^ key.charCodeAt(i), 0x01000193);
    high = Math.imul(high ^ key.charCodeAt(i), 0x85ebca6b) ^ (low >>> 13);
  }
  const letters = (hash: number) =>
    [0, 5, 10, 15].map((shift) => ALPHABET[(hash >>> shift) & 31]).join("");
  return `${letters(low ^ (low >>> 15))}-${letters(high ^ (high >>> 15))}`;
}
