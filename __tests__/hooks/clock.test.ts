import { systemClock } from "../../src/hooks/clock";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ["after", [0, 1, 1]],
  ["every", [0, 1, 2]],
] as const)("systemClock runs what is due %s a time, unless it is cancelled", (method, counts) => {
  const [run, cancelled] = [jest.fn(), jest.fn()];
  systemClock[method](100, run);
  systemClock[method](100, cancelled)();
  const seen = [99, 1, 100].map((ms) => {
    jest.advanceTimersByTime(ms);
    return run.mock.calls.length;
  });
  expect(seen).toEqual(counts);
  expect(cancelled).not.toHaveBeenCalled();
});
