import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const USUAL_PLACES = [
  "/usr/sbin/nginx",
  "/usr/bin/nginx",
  "/usr/local/bin/nginx",
  "/opt/homebrew/bin/nginx",
];

/** The first nginx on this machine, or null. */
export const findNginx = (env: NodeJS.ProcessEnv = process.env): string | null =>
  [env.NGINX_PATH, ...USUAL_PLACES].find((place) => place && existsSync(place)) ?? null;

/**
 * An nginx for the tests of the delivery, installed when it is missing and this user may: by apt on
 * Debian as root. Throws one line with what to run otherwise. It is only ever run as an ordinary
 * process with a configuration of the test; the system's own service is left alone.
 */
export function ensureNginx(): string {
  const found = findNginx();
  if (found) return found;
  if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    console.log("No nginx found; installing one for the tests of the delivery");
    const quiet = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["update"], { stdio: "inherit", env: quiet });
    // nginx-light has gzip_static and starts no service of its own in a container
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "nginx-light"], {
      stdio: "inherit",
      env: quiet,
    });
    const installed = findNginx();
    if (installed) return installed;
  }
  throw new Error(
    "The tests of the delivery need nginx. Run `sudo apt-get install nginx` or `brew install nginx`, " +
      "or set NGINX_PATH to one.",
  );
}
