import { findProgram } from "./programs";

const PATHS = [
  "/usr/sbin/nginx",
  "/usr/bin/nginx",
  "/usr/local/bin/nginx",
  "/opt/homebrew/bin/nginx",
];

export const findNginx = (): string | null => findProgram([process.env.NGINX_PATH, ...PATHS]);

/**
 * Returns nginx's path. If it's missing, throws a one-line error with the command that installs it.
 */
export function requireNginx(): string {
  const found = findNginx();
  if (found) return found;
  throw new Error(
    "nginx is missing. Run `npm run test:install`, or set NGINX_PATH to its location.",
  );
}
