import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const USUAL_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The sandbox needs what root does not have; elsewhere it stays on. */
export const CHROMIUM_ARGS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** The first Chromium on this machine, or null. Ubuntu's `chromium-browser` may be only a stub. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  const places = [env.CHROME_PATH, ...USUAL_PLACES, chromium.executablePath()];
  return places.find((place) => place && existsSync(place) && answers(place)) ?? null;
}

const answers = (place: string): boolean =>
  spawnSync(place, ["--version"], { timeout: 20_000 }).status === 0;

/**
 * A Chromium for the tests, installed when it is missing and this user may: by apt on Debian as
 * root, else by Playwright. Throws one line with what to run when neither works.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log("No Chromium found; installing one for the end-to-end tests");
  for (const [command, ...args] of installations()) {
    spawnSync(command, args, { stdio: "inherit" });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    "The end-to-end tests need Chromium. Run `sudo apt-get install chromium` or " +
      "`npx playwright-core install chromium`, or set CHROME_PATH to one.",
  );
}

function installations(): [string, ...string[]][] {
  const isDebianRoot = existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
  const apt: [string, ...string[]][] = [
    ["apt-get", "update"],
    ["apt-get", "install", "-y", "--no-install-recommends", "chromium"],
  ];
  return [...(isDebianRoot ? apt : []), ["npx", "playwright-core", "install", "chromium"]];
}
