import { encodeText } from "./format/text";

/**
 * Returns a property of anything that was thrown, or undefined. `instanceof Error` isn't reliable,
 * because in tests and workers, system errors come from another realm.
 */
export function errorField(error: unknown, name: string): unknown {
  return typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined;
}

/** Returns a numeric property of anything that was thrown, or 0 if it isn't a number. */
export function errorNumber(error: unknown, name: string): number {
  const value = errorField(error, name);
  return typeof value === "number" ? value : 0;
}

/** Returns an error's code, such as "ENOENT", or "" if it has none. */
export function errorCode(error: unknown): string {
  return String(errorField(error, "code") ?? "");
}

/** Formats an error's message as one log line, without its stack. */
export function oneLine(error: unknown): string {
  return printable(String(errorField(error, "message") ?? error).replace(/\s+/g, " "));
}

/**
 * Escapes characters that could forge a log line or control a terminal: control characters, line
 * breaks and invisible marks.
 */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, encodeText);
}
