import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { canServeBrotli } from "../../src/build/nginx-modules";

const USUAL_PLACES = [
  "/usr/sbin/nginx",
  "/usr/bin/nginx",
  "/usr/local/bin/nginx",
  "/opt/homebrew/bin/nginx",
];
/** Has gzip_static, and starts no service of its own in a container. */
const NGINX_PACKAGE = "nginx-light";
const BROTLI_PACKAGE = "libnginx-mod-http-brotli-static";

/** The first nginx on this machine, or null. */
export const findNginx = (env: NodeJS.ProcessEnv = process.env): string | null =>
  [env.NGINX_PATH, ...USUAL_PLACES].find((place) => place && existsSync(place)) ?? null;

/** An nginx for tests and measurements. Throws one line with what to run where there is none. */
export function requireNginx(): string {
  const found = findNginx();
  if (found) return found;
  throw new Error(
    `nginx is missing. Run \`sudo apt-get install ${NGINX_PACKAGE} ${BROTLI_PACKAGE}\` or ` +
      "`brew install nginx`, or set NGINX_PATH to one.",
  );
}

/**
 * An nginx with brotli for the tests of the delivery, installed when it is missing and this user may:
 * by apt on Debian as root. Throws like `requireNginx` where there is none then; without the module
 * for brotli it says what to run, and the tests do with gzip. nginx is only ever run as an ordinary
 * process with a configuration of the test; the system's own service is left alone.
 */
export function ensureNginx(): string {
  const mayInstall = existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
  const missing = [...(findNginx() ? [] : [NGINX_PACKAGE]), ...missingModules()];
  if (mayInstall && missing.length > 0) {
    console.log(`Installing ${missing.join(" and ")} for the tests of the delivery`);
    apt("update");
    for (const name of missing) apt("install", "-y", "--no-install-recommends", name);
  }
  const nginx = requireNginx();
  for (const name of missingModules()) {
    console.log(`Without ${name} nginx is tested with gzip alone: sudo apt-get install ${name}`);
  }
  return nginx;
}

const missingModules = (): string[] => (canServeBrotli() ? [] : [BROTLI_PACKAGE]);

const apt = (...args: string[]) =>
  spawnSync("apt-get", args, {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
