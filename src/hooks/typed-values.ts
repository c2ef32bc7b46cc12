/**
 * Returns the values of the text fields of `form`, by name, that differ from the pre-built page: typed,
 * or restored by the browser, before scripts ran.
 */
export function typedValues(form: HTMLFormElement | null): Readonly<Record<string, string>> {
  const fields = form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "input:not([type=checkbox], [type=radio]), textarea",
  );
  const typed = [...(fields ?? [])].filter(({ value, defaultValue }) => value !== defaultValue);
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
}
