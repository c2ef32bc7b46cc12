import { spawnSync } from "node:child_process";
import { chromium } from "playwright-core";
import { findProgram } from "./programs";

const PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

export const CHROMIUM_ARGS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), // root cannot use the sandbox
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

// Ubuntu's `chromium-browser` may only be a stub that asks to install a snap
const runs = (path: string): boolean =>
  spawnSync(path, ["--version"], { timeout: 20_000 }).status === 0;

/** Returns the path of the first Chromium on this machine, or null. */
export const findChromium = (): string | null =>
  findProgram([process.env.CHROME_PATH, ...PATHS, chromium.executablePath()], runs);

/** Returns the path of a Chromium; throws one line with what to run where there is none. */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  throw new Error("Chromium is missing. Run `npm run test:install`, or set CHROME_PATH to one.");
}
