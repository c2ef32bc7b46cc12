import { existsSync, readdirSync } from "node:fs";

/** The modules that nginx loads, on Debian and its derivatives. */
const ENABLED_MODULES = "/etc/nginx/modules-enabled";

/** Whether nginx on this machine can send `.br` copies. It refuses a configuration with a missing module. */
export const canServeBrotli = (directory: string = ENABLED_MODULES): boolean =>
  existsSync(directory) &&
  readdirSync(directory).some((name) => /brotli[-_]static.*\.conf$/.test(name));
