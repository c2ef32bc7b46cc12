// Property tests use the same values in every run, so a failure is always a defect.
require("fast-check").configureGlobal({
  seed: 20_261_122,
  numRuns: process.env.TEST_FULL ? 100 : 30,
});
