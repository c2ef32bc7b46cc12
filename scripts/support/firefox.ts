import { spawnSync } from "node:child_process";
import { findProgram } from "./programs";

const PATHS = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/snap/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

// Ubuntu's `firefox` may only be a stub that asks to install a snap
const runs = (path: string): boolean =>
  spawnSync(path, ["--version"], { timeout: 60_000 }).status === 0;

export const findFirefox = (): string | null =>
  findProgram([process.env.FIREFOX_PATH, ...PATHS], runs);

/**
 * Returns Firefox's path. If it's missing, throws a one-line error with the command that installs
 * it.
 */
export function requireFirefox(): string {
  const found = findFirefox();
  if (found) return found;
  throw new Error(
    "Firefox is missing. Run `npm run test:install`, or set FIREFOX_PATH to its location.",
  );
}
