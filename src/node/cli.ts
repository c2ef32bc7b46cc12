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

/** Runs a command; an error is written to the error output as its message, and the exit code is 1. */
export async function runCommand(main: () => void | Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
