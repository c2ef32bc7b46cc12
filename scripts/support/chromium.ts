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

// without windows there is no estimate of the line, and no mouse
const BLINK_SETTINGS = {
  lazyLoadingImageMarginPxUnknown: 1250,
  availableHoverTypes: 2,
  primaryHoverType: 2,
  availablePointerTypes: 4,
  primaryPointerType: 4,
};

/**
 * Returns arguments for tests: a mouse, and a good connection, however busy the machine; pictures are fetched a screen or
 * two ahead. `letters` is the size that a visitor has chosen for text, in px.
 */
export const testArgs = (letters = 16): string[] => [
  ...CHROMIUM_ARGS,
  "--force-effective-connection-type=4G",
  `--blink-settings=${Object.entries({ ...BLINK_SETTINGS, defaultFontSize: letters })
    .map(([name, value]) => `${name}=${value}`)
    .join()}`,
];

// Ubuntu's `chromium-browser` may only be a stub that asks to install a snap
const runs = (path: string): boolean =>
  spawnSync(path, ["--version"], { timeout: 20_000 }).status === 0;

/**
 * Path of Chromium without windows: the same engine, of Debian's package of that name, for less than half the processor
 * time.
 */
export const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/** Returns the path of the first Chromium on this machine, or null. */
export const findChromium = (): string | null =>
  findProgram([process.env.CHROME_PATH, ...PATHS, chromium.executablePath(), HEADLESS_SHELL], runs);

/** Returns the path of the Chromium that tests run, the one without windows first, or null. */
export const findTestChromium = (): string | null =>
  findProgram([process.env.CHROME_PATH, HEADLESS_SHELL], runs) ?? findChromium();

/** Returns the path that `find` has found; throws one line with the command to run where there is none. */
export function requireChromium(find = findChromium): string {
  const found = find();
  if (found) return found;
  throw new Error("Chromium is missing. Run `npm run test:install`, or set CHROME_PATH to one.");
}
