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
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), // root can't use the sandbox
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

// a headless browser can't measure its connection and has no mouse
const BLINK_SETTINGS = {
  lazyLoadingImageMarginPxUnknown: 1250,
  availableHoverTypes: 2,
  primaryHoverType: 2,
  availablePointerTypes: 4,
  primaryPointerType: 4,
};

/**
 * Returns Chromium's arguments for tests. They simulate a mouse and a good connection, however busy
 * the machine is, and make pictures load a screen or two ahead. `letters` is the visitor's font
 * size in px.
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
 * Chromium without a user interface, from the Debian package of that name. It's the same engine but
 * needs less than half the CPU time.
 */
export const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

export const findChromium = (): string | null =>
  findProgram([process.env.CHROME_PATH, ...PATHS, chromium.executablePath(), HEADLESS_SHELL], runs);

/**
 * Returns the path of the Chromium to test with, preferably the headless shell, or null if there's
 * none.
 */
export const findTestChromium = (): string | null =>
  findProgram([process.env.CHROME_PATH, HEADLESS_SHELL], runs) ?? findChromium();

/**
 * Returns the result of `find`. If that's null, throws a one-line error with the command that
 * installs Chromium.
 */
export function requireChromium(find = findChromium): string {
  const found = find();
  if (found) return found;
  throw new Error(
    "Chromium is missing. Run `npm run test:install`, or set CHROME_PATH to its location.",
  );
}
