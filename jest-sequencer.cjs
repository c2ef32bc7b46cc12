const { default: Sequencer } = require("@jest/test-sequencer");

/** The slowest files, slowest first. */
const SLOWEST = [
  "builds/content-api",
  "builds/editors-week",
  "engines/webkit",
  "e2e/pages",
  "builds/second-company",
  "builds/odd-content",
  "e2e/desk",
  "builds/develop",
  "engines/firefox",
  "e2e/home",
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
