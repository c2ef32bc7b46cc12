const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]); // [ {
const CLOSING = new Set([0x5d, 0x7d]); // ] }

/**
 * Returns whether UTF-8 JSON nests lists and objects more than `max` levels deep. Scans the bytes
 * without recursion, so deep nesting can't overflow the stack. For invalid JSON, the result is
 * meaningless.
 */
export function isNestedDeeperThan(json: Uint8Array, max: number): boolean {
  let depth = 0;
  let isText = false;
  for (let i = 0; i < json.length; i += 1) {
    const byte = json[i] ?? 0;
    if (isText) {
      if (byte === BACKSLASH) i += 1;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (OPENING.has(byte)) {
      depth += 1;
      if (depth > max) return true;
    } else if (CLOSING.has(byte)) depth -= 1;
  }
  return false;
}
