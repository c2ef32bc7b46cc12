import { JSON_LEVELS_MAX } from "./limits";

const isNested = (value: unknown): value is object => typeof value === "object" && value !== null;

/**
 * Whether JSON from outside has more than `max` objects and lists within one another; a plain value has none.
 * Walks level by level, since a function that calls itself for each would be ended by the depth it looks for.
 */
export function isTooDeep(json: unknown, max = JSON_LEVELS_MAX): boolean {
  let level = [json].filter(isNested);
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > max) return true;
    level = level.flatMap((nested) => Object.values(nested).filter(isNested));
  }
  return false;
}
