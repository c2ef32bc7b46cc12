import { spawnSync } from "node:child_process";
import { chromium } from "playwright-core";
import { findProgram, installPackages } from "./programs";

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

const findChromium = (): string | null =>
  findProgram([process.env.CHROME_PATH, ...PATHS, chromium.executablePath()], runs);

/**
 * Returns the path of a Chromium for the tests. Installs one where it is missing, by apt or else by
 * Playwright; throws one line with what to run when neither works.
 */
export function ensureChromium(): string {
  const installations = [
    () => {},
    () => installPackages(["chromium"]),
    () => spawnSync("npx", ["playwright-core", "install", "chromium"], { stdio: "inherit" }),
  ];
  for (const install of installations) {
    install();
    const found = findChromium();
    if (found) return found;
  }
  throw new Error(
    "The end-to-end tests need Chromium. Run `sudo apt-get install chromium` or " +
      "`npx playwright-core install chromium`, or set CHROME_PATH to one.",
  );
}
