import { findProgram } from "./programs";

const PATHS = [
  "/usr/sbin/nginx",
  "/usr/bin/nginx",
  "/usr/local/bin/nginx",
  "/opt/homebrew/bin/nginx",
];

/** Returns the path of the first nginx on this machine, or null. */
export const findNginx = (): string | null => findProgram([process.env.NGINX_PATH, ...PATHS]);

/** Returns the path of an nginx; throws one line with the command to run where there is none. */
export function requireNginx(): string {
  const found = findNginx();
  if (found) return found;
  throw new Error("nginx is missing. Run `npm run test:install`, or set NGINX_PATH to one.");
}
