// Next to other suites, a journey whose browser was stopped by its driver or a busy machine gets a second attempt; the run
// prints why the first one failed. `npm run test:builds -- --engines` allows one attempt only.
const attempts = Number(process.env.JOURNEY_RETRIES ?? 0);
if (attempts > 0) jest.retryTimes(attempts, { logErrorsBeforeRetry: true });
