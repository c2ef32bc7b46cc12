import { JSON_LEVELS_MAX } from "./limits";

const isNested = (value: unknown): value is object => typeof value === "object" && value !== null;

/**
 * Returns whether JSON from outside nests objects and lists more than `max` levels deep. A plain
 * value has depth 0. Works level by level, because deep JSON would overflow a recursive function's
 * stack.
 */
export function isTooDeep(json: unknown, max = JSON_LEVELS_MAX): boolean {
  let level = [json].filter(isNested);
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > max) return true;
    level = level.flatMap((nested) => Object.values(nested).filter(isNested));
  }
  return false;
}
