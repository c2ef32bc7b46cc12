// When other suites run at the same time, a journey whose browser was stopped by its driver or a
// busy machine gets a second attempt, and the run prints why the first failed. `npm run test:builds
// -- --engines` allows only one attempt.
const attempts = Number(process.env.JOURNEY_RETRIES ?? 0);
if (attempts > 0) jest.retryTimes(attempts, { logErrorsBeforeRetry: true });
