const SAMPLE_WORDS = 32;

/** Hashes a word by FNV-1a of 32 bits with the final mix of MurmurHash3, so that similar words are spread evenly. */
function hash(word: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < word.length; i += 1) {
    value = Math.imul(value ^ word.charCodeAt(i), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/**
 * Returns the smallest hashes of a text's distinct words, 32 at most, in order. A word that two texts
 * share is in both samples or in neither, so that small records can tell how much they share.
 */
export function wordSample(text: string): number[] {
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  return [...new Set([...words].map(hash))].sort((a, b) => a - b).slice(0, SAMPLE_WORDS);
}

/** Returns whether most words of one text are missing from the other, by their samples. */
export function isRewritten(before: readonly number[], now: readonly number[]): boolean {
  const end = now.length < SAMPLE_WORDS ? Number.POSITIVE_INFINITY : (now.at(-1) ?? 0);
  const comparable = before.filter((word) => word <= end);
  const kept = comparable.filter((word) => now.includes(word));
  return kept.length * 2 < comparable.length;
}

/** Returns whether nearly all words of two texts are the same, by their samples; false for texts of few words. */
export function isSameText(one: readonly number[], other: readonly number[]): boolean {
  const shared = one.filter((word) => other.includes(word)).length;
  const most = Math.max(one.length, other.length);
  return most >= SAMPLE_WORDS / 2 && shared >= most * 0.75;
}
