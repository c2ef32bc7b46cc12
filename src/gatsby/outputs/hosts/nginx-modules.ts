import { existsSync, readdirSync } from "node:fs";

/** Where Debian and its kin name the modules that nginx loads. */
const ENABLED_MODULES = "/etc/nginx/modules-enabled";

/**
 * Whether the nginx of this machine can send `.br` copies: it refuses a configuration that asks for a
 * module it does not load, so nobody may ask blindly.
 */
export const canServeBrotli = (directory: string = ENABLED_MODULES): boolean =>
  existsSync(directory) &&
  readdirSync(directory).some((name) => /brotli[-_]static.*\.conf$/.test(name));
