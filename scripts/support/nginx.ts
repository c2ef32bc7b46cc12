import { canServeBrotli } from "../../src/gatsby/outputs/hosts/nginx-modules";
import { findProgram, installPackages } from "./programs";

const PATHS = [
  "/usr/sbin/nginx",
  "/usr/bin/nginx",
  "/usr/local/bin/nginx",
  "/opt/homebrew/bin/nginx",
];
/** Has gzip_static, and starts no service of its own in a container. */
const NGINX_PACKAGE = "nginx-light";
const BROTLI_PACKAGE = "libnginx-mod-http-brotli-static";

/** Returns the path of the first nginx on this machine, or null. */
export const findNginx = (): string | null => findProgram([process.env.NGINX_PATH, ...PATHS]);

/** Returns the path of an nginx; throws one line with what to run where there is none. */
export function requireNginx(): string {
  const found = findNginx();
  if (found) return found;
  throw new Error(
    `nginx is missing. Run \`sudo apt-get install ${NGINX_PACKAGE} ${BROTLI_PACKAGE}\` or ` +
      "`brew install nginx`, or set NGINX_PATH to one.",
  );
}

/**
 * Returns the path of an nginx for the tests, which run it as an ordinary process and leave the
 * system's service alone. Installs it and its Brotli module by apt where they are missing; throws like
 * `requireNginx`. Without the module it says what to run, and the tests use gzip.
 */
export function ensureNginx(): string {
  const missingModules = () => (canServeBrotli() ? [] : [BROTLI_PACKAGE]);
  installPackages([...(findNginx() ? [] : [NGINX_PACKAGE]), ...missingModules()]);
  const nginx = requireNginx();
  for (const name of missingModules()) {
    console.log(`Without ${name} nginx is tested with gzip alone: sudo apt-get install ${name}`);
  }
  return nginx;
}
