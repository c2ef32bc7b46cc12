// Beside other suites, an engine that its driver or a busy machine has stopped gets a second attempt; the run prints the
// failure of the first. `npm run test:engines` has none.
const attempts = Number(process.env.JOURNEY_RETRIES ?? 0);
if (attempts > 0) jest.retryTimes(attempts, { logErrorsBeforeRetry: true });
