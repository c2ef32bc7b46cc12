import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/**
 * WebKitGTK's programs on Debian and Ubuntu: the driver, the browser that it starts, and a virtual
 * screen.
 */
export interface WebKit {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

const DRIVER = "/usr/bin/WebKitWebDriver";
const SCREEN = "/usr/bin/Xvfb";
/** Contains a folder per processor architecture, each with a folder per version of the library. */
const LIBRARIES = "/usr/lib";

function findMiniBrowser(): string | null {
  const below = (folder: string) => readdirSync(folder).map((name) => path.join(folder, name));
  return (
    below(LIBRARIES)
      .filter((folder) => folder.endsWith("-linux-gnu"))
      .flatMap(below)
      .filter((folder) => /\/webkit(?:2gtk-4|gtk-6)\.\d+$/.test(folder))
      .sort()
      .map((folder) => path.join(folder, "MiniBrowser"))
      .findLast(existsSync) ?? null
  );
}

/** WebKitGTK is only available for Linux. */
export const canHaveWebKit = (): boolean => process.platform === "linux";

/** Returns null if any of the programs is missing. */
export function findWebKit(): WebKit | null {
  if (!canHaveWebKit() || !existsSync(DRIVER) || !existsSync(SCREEN)) return null;
  const browser = findMiniBrowser();
  return browser === null ? null : { driver: DRIVER, browser, screen: SCREEN };
}

/**
 * If any of the programs is missing, throws a one-line error with the command that installs them.
 */
export function requireWebKit(): WebKit {
  const found = findWebKit();
  if (found) return found;
  throw new Error("WebKit is missing. Run `npm run test:install`, which installs it with Xvfb.");
}
