const SAMPLE_WORDS = 32;

/**
 * Hashes a word with 32-bit FNV-1a and the final mix of MurmurHash3, which spreads words evenly.
 */
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
 * Returns the smallest hashes (at most 32, sorted) of a text's distinct words. Equal words have
 * equal hashes, so two samples show how much their texts have in common.
 */
export function wordSample(text: string): number[] {
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  return [...new Set([...words].map(hash))].sort((a, b) => a - b).slice(0, SAMPLE_WORDS);
}

/** Returns whether most words of one text are missing from the other, judging by their samples. */
export function isRewritten(before: readonly number[], now: readonly number[]): boolean {
  const end = now.length < SAMPLE_WORDS ? Number.POSITIVE_INFINITY : (now.at(-1) ?? 0);
  const comparable = before.filter((word) => word <= end);
  const kept = comparable.filter((word) => now.includes(word));
  return kept.length * 2 < comparable.length;
}

/** Returns whether two samples come from nearly the same words. Always false for short samples. */
export function isSameText(one: readonly number[], other: readonly number[]): boolean {
  const shared = one.filter((word) => other.includes(word)).length;
  const most = Math.max(one.length, other.length);
  return most >= SAMPLE_WORDS / 2 && shared >= most * 0.75;
}
