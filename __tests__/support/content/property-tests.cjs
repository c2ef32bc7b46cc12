// Property tests try the same values in every run: a failure is a defect, never luck.
require("fast-check").configureGlobal({
  seed: 20_261_122,
  numRuns: process.env.TEST_FULL ? 100 : 30,
});
