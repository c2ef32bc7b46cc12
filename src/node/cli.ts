import { errorCode } from "../site/errors";

/**
 * Parses a command's numeric argument. If it isn't a whole number from `min` to `max`, throws an
 * error that mentions the argument's name.
 */
export function wholeNumber(
  text: string,
  name: string,
  { min = 0, max }: { readonly min?: number; readonly max: number },
): number {
  const value = Number(text);
  if (/^\d{1,9}$/.test(text) && value >= min && value <= max) return value;
  throw new Error(`${name} must be a whole number from ${min} to ${max}, not “${text}”.`);
}

const DISK_IS_FULL = /^(?:ENOSPC|EDQUOT)$/;

/** Runs a command. If it throws, prints the message to stderr and sets exit code 1. */
export async function runCommand(main: () => void | Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const message = error instanceof Error ? error.message : error;
    console.error(DISK_IS_FULL.test(errorCode(error)) ? `The disk is full: ${message}` : message);
    process.exitCode = 1;
  }
}
