const { default: Sequencer } = require("@jest/test-sequencer");

/**
 * The slowest files, slowest first, but with so much between two of whole builds that the second begins when the first
 * has ended: it takes its place and webpack's cache, half of its work (`__tests__/support/content/site-copy.ts`).
 */
const SLOWEST = [
  "builds/content-api",
  "engines/webkit",
  "e2e/pages",
  "e2e/desk",
  "engines/firefox",
  "e2e/home",
  "builds/editors-week",
  "e2e/first-paint",
  "e2e/blog",
  "e2e/layout",
  "e2e/routable-urls",
  "e2e/navigation",
  "builds/second-company",
  "e2e/shell",
  "builds/develop",
  "builds/odd-content",
];

/**
 * Starts the slowest files first: where no earlier run has left its timings, Jest goes by file size, and
 * one core would wait for the other at the end.
 */
module.exports = class SlowestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const found = SLOWEST.findIndex((name) => path.includes(`__tests__/${name}.`));
      return found < 0 ? SLOWEST.length : found;
    };
    return [...super.sort(tests)].sort((a, b) => rank(a) - rank(b));
  }
};
