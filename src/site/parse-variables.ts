import * as v from "valibot";

/** Parses variables of the environment; a blank one is unset. Returns a sentence for each that is wrong, never its value. */
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

/** The error for variables that are wrong, wherever they were read from. */
export const environmentError = (problems: readonly string[]): Error =>
  new Error(`The environment (or .env) is not right: ${problems.join("; ")}.`);
