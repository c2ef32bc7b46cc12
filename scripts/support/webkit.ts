import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** WebKitGTK, as Debian and Ubuntu have it: the driver, the browser that it starts, a screen for it. */
export interface WebKit {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

const DRIVER = "/usr/bin/WebKitWebDriver";
const SCREEN = "/usr/bin/Xvfb";
/** The folder that has one for each kind of processor, and there one for each version of the library. */
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

/** Whether WebKit can be had on this system at all: there is no WebKitGTK but on Linux. */
export const canHaveWebKit = (): boolean => process.platform === "linux";

/** Returns where the parts of WebKitGTK are on this machine; null where one is missing. */
export function findWebKit(): WebKit | null {
  if (!canHaveWebKit() || !existsSync(DRIVER) || !existsSync(SCREEN)) return null;
  const browser = findMiniBrowser();
  return browser === null ? null : { driver: DRIVER, browser, screen: SCREEN };
}

/** Returns where WebKitGTK is; throws one line with what to run where it is not. */
export function requireWebKit(): WebKit {
  const found = findWebKit();
  if (found) return found;
  throw new Error("WebKit is missing. Run `npm run test:install`, which installs it with Xvfb.");
}
