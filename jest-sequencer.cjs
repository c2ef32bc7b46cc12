const { default: Sequencer } = require("@jest/test-sequencer");

/**
 * The slowest files, slowest first, but whole builds apart from each other: one that begins when another has ended
 * takes its place and webpack's cache (`__tests__/support/content/site-copy.ts`).
 */
const SLOWEST = [
  "builds/content-api",
  "engines/webkit",
  "e2e/pages",
  "builds/develop",
  "e2e/desk",
  "engines/firefox",
  "builds/editors-week",
  "e2e/home",
  "e2e/blog",
  "e2e/first-paint",
  "e2e/navigation",
  "builds/second-company",
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
