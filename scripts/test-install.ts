/**
 * `npm run test:install`: installs the programs that the tests need, unless they're already there:
 * Chromium, Firefox, WebKit with a virtual screen, and nginx. It uses apt-get on Debian and Ubuntu,
 * and Playwright and Homebrew elsewhere. The tests run nginx as an ordinary process with their own
 * configuration, so the system's nginx service isn't touched.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium, HEADLESS_SHELL } from "./support/chromium";
import { findFirefox } from "./support/firefox";
import { findNginx } from "./support/nginx";
import { canHaveWebKit, findWebKit } from "./support/webkit";

const APT = "/usr/bin/apt-get";
const run = (...[command = "", ...args]: readonly string[]) =>
  spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
const asRoot = process.getuid?.() === 0 ? [] : ["sudo"];
const aptInstall = (...names: readonly string[]) =>
  existsSync(APT) && run(...asRoot, APT, "install", "-y", "--no-install-recommends", ...names);

if (existsSync(APT)) run(...asRoot, APT, "update");
// on Ubuntu, these packages don't exist or only ask for a snap
if (!existsSync(HEADLESS_SHELL)) aptInstall("chromium-headless-shell");
if (!findChromium()) aptInstall("chromium");
if (!findChromium()) run("npx", "--no-install", "playwright-core", "install", "chromium");
// Ubuntu has no `firefox-esr`, and its `firefox` installs a snap if it can
for (const name of ["firefox-esr", "firefox"]) if (!findFirefox()) aptInstall(name);
if (!findFirefox() && process.platform === "darwin") run("brew", "install", "--cask", "firefox");
if (!findWebKit() && canHaveWebKit()) aptInstall("webkit2gtk-driver", "xvfb");
// in a container this doesn't start the nginx service
if (!findNginx()) aptInstall("nginx-light");
if (!findNginx() && process.platform === "darwin") run("brew", "install", "nginx");

const missing = [
  findChromium() ? [] : ["Chromium (or set CHROME_PATH to its location)"],
  findFirefox() ? [] : ["Firefox (or set FIREFOX_PATH to its location)"],
  findWebKit() || !canHaveWebKit() ? [] : ["WebKitWebDriver, MiniBrowser and Xvfb"],
  findNginx() ? [] : ["nginx (or set NGINX_PATH to its location)"],
].flat();
if (missing.length === 0) console.log("The browsers and nginx are installed.");
else {
  console.error(`Still missing; install by hand: ${missing.join(", ")}.`);
  process.exitCode = 1;
}
