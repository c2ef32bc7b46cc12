import { findChromium } from "../../../scripts/support/chromium";
import { findNginx } from "../../../scripts/support/nginx";

const FIND = { chromium: findChromium, nginx: findNginx };

/** `test` where this machine has the programs, else `test.skip`: counted as skipped, never as passed. */
export const testWith = (...programs: readonly (keyof typeof FIND)[]): jest.It =>
  programs.every((name) => FIND[name]()) ? test : test.skip;
