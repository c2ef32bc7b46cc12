import { findChromium } from "../../../scripts/support/chromium";
import { findFirefox } from "../../../scripts/support/firefox";
import { findNginx } from "../../../scripts/support/nginx";
import { findWebKit } from "../../../scripts/support/webkit";

const FIND = {
  chromium: findChromium,
  firefox: findFirefox,
  nginx: findNginx,
  webkit: findWebKit,
};

/**
 * `test` if this machine has the programs, otherwise `test.skip`, so that the tests count as
 * skipped rather than passed.
 */
export const testWith = (...programs: readonly (keyof typeof FIND)[]): jest.It =>
  programs.every((name) => FIND[name]()) ? test : test.skip;
