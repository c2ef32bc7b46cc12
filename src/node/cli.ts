import { errorCode } from "../site/errors";

/** Returns the whole number that a word of a command is. Throws a sentence that names it. */
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

/** Runs a command; an error is written to the error output as its message, and the exit code is 1. */
export async function runCommand(main: () => void | Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const message = error instanceof Error ? error.message : error;
    console.error(DISK_IS_FULL.test(errorCode(error)) ? `The disk is full: ${message}` : message);
    process.exitCode = 1;
  }
}
