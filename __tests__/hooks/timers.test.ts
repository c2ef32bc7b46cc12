import { after, every } from "../../src/hooks/timers";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ["after", after, [0, 1, 1]],
  ["every", every, [0, 1, 2]],
])("%s runs when it's due unless it's cancelled", (_name, schedule, counts) => {
  const [run, cancelled] = [jest.fn(), jest.fn()];
  schedule(100, run);
  schedule(100, cancelled)();
  const seen = [99, 1, 100].map((ms) => {
    jest.advanceTimersByTime(ms);
    return run.mock.calls.length;
  });
  expect(seen).toEqual(counts);
  expect(cancelled).not.toHaveBeenCalled();
});
