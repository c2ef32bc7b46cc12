/**
 * Returns the values of text fields, by name, that differ from the pre-rendered page, because they
 * were typed, or restored by the browser, before scripts ran.
 */
export function typedValues(root: Element | null): Readonly<Record<string, string>> {
  const fields = root?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "input:not([type=checkbox], [type=radio]), textarea",
  );
  const typed = [...(fields ?? [])].filter(({ value, defaultValue }) => value !== defaultValue);
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
}
