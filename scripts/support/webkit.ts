import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** Paths of WebKitGTK's parts on Debian and Ubuntu: the driver, the browser that it starts, a screen for it. */
export interface WebKit {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

const DRIVER = "/usr/bin/WebKitWebDriver";
const SCREEN = "/usr/bin/Xvfb";
/** Folder with one folder for each kind of processor, each with one for each version of the library. */
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

/** Returns whether WebKit can be installed on this system at all: WebKitGTK exists for Linux only. */
export const canHaveWebKit = (): boolean => process.platform === "linux";

/** Returns where the parts of WebKitGTK are on this machine; null where one is missing. */
export function findWebKit(): WebKit | null {
  if (!canHaveWebKit() || !existsSync(DRIVER) || !existsSync(SCREEN)) return null;
  const browser = findMiniBrowser();
  return browser === null ? null : { driver: DRIVER, browser, screen: SCREEN };
}

/** Returns the paths of WebKitGTK's parts; throws one line with the command to run where one is missing. */
export function requireWebKit(): WebKit {
  const found = findWebKit();
  if (found) return found;
  throw new Error("WebKit is missing. Run `npm run test:install`, which installs it with Xvfb.");
}
