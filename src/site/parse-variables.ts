import * as v from "valibot";

/**
 * Parses environment variables, ignoring blank ones. If any are invalid, returns a sentence about
 * each, without its value.
 */
export function parseVariables<S extends v.GenericSchema>(
  schema: S,
  env: Readonly<Record<string, string | undefined>>,
): { readonly output: v.InferOutput<S> } | { readonly problems: readonly string[] } {
  const set = Object.entries(env).flatMap(([name, value]) =>
    value?.trim() ? [[name, value.trim()]] : [],
  );
  const result = v.safeParse(schema, Object.fromEntries(set), { abortPipeEarly: true });
  return result.success
    ? { output: result.output }
    : { problems: result.issues.map(({ path, message }) => `${path?.[0]?.key} ${message}`) };
}

export const environmentError = (problems: readonly string[]): Error =>
  new Error(`Check your environment variables (or .env): ${problems.join("; ")}.`);
