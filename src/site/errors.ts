import { encodeText } from "./format/text";

/**
 * Reads a field of anything that was thrown; undefined where there is none. In place of `instanceof
 * Error`, because errors of the system belong to another realm in tests and workers.
 */
export function errorField(error: unknown, name: string): unknown {
  return typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined;
}

/** Reads a number from anything that was thrown; 0 where there is none. */
export function errorNumber(error: unknown, name: string): number {
  const value = errorField(error, name);
  return typeof value === "number" ? value : 0;
}

/** Reads the system's code of an error, as in "ENOENT"; empty where there is none. */
export function errorCode(error: unknown): string {
  return String(errorField(error, "code") ?? "");
}

/** Formats an error's message on one line of the log, without its stack. */
export function oneLine(error: unknown): string {
  return printable(String(errorField(error, "message") ?? error).replace(/\s+/g, " "));
}

/** Escapes characters that would forge a line of the log or steer a terminal: controls, line ends, hidden marks. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, encodeText);
}
