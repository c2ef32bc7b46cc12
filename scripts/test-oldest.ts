/**
 * `npm run test:oldest`: runs the journeys of `__tests__/engines` in the oldest Chromium that `browserslist` promises,
 * on the site in `public/`; before a release. npm brings that browser, and the driver that still knows it, into a
 * folder that is removed: no install of the project needs either.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const folder = mkdtempSync(path.join(os.tmpdir(), "oldest-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => process.exit(1)); // its child has had the signal as well
}

const run = (command: string, ...args: readonly string[]) =>
  spawnSync(command, args, {
    stdio: "inherit",
    // the browser unpacks itself into the temporary folder
    env: { ...process.env, OLDEST_CHROMIUM: folder, TMPDIR: folder, CONTENT_ROOT: "sample" },
  }).status ?? 1;

const install = ["i", "--prefix", folder, "--no-save", "--ignore-scripts"];
process.exitCode =
  run("npm", ...install, "@sparticuz/chromium@109.0.6", "puppeteer-core@19.6.3") ||
  run("npx", "--no-install", "jest", "--selectProjects", "engines");
