/**
 * Throws if a value that the build always provides is missing, because a failed build is better
 * than an empty page.
 */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined)
    throw new Error(`required: the build provided no ${what}`);
  return value;
}
