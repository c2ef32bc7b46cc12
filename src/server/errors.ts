/**
 * A field of anything that was thrown; undefined where there is none. In place of `instanceof
 * Error`, because errors of the system belong to another realm in tests and workers.
 */
export function errorField(error: unknown, name: string): unknown {
  return typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined;
}

/** The system's name of an error, as in "ENOENT"; empty for what has none. */
export function errorCode(error: unknown): string {
  return String(errorField(error, "code") ?? "");
}

/** What an error says, without its stack and on one line. */
export function oneLine(error: unknown): string {
  return String(errorField(error, "message") ?? error).replace(/\s+/g, " ");
}
