/**
 * `value`, which the build always provides. Throws an `Error` that names `what` when it is missing:
 * better a build that stops than a page without its content.
 */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`required: the build gave no ${what}`);
  return value;
}
