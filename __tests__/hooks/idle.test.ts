import { prefersReducedData, whenIdle, whenNearViewport } from "../../src/hooks/idle";
import { type FakeObserver, fakeObserver } from "../support/fake-observer";

test.each([
  ["a browser without hints", {}, false],
  ["a fast connection", { connection: { saveData: false, effectiveType: "4g" } }, false],
  ["data saver", { connection: { saveData: true, effectiveType: "4g" } }, true],
  ["a slow connection", { connection: { effectiveType: "2g" } }, true],
  ["a very slow connection", { connection: { effectiveType: "slow-2g" } }, true],
])("prefersReducedData with %s, %j, is %p", (_name, hints, savesData) => {
  expect(prefersReducedData(hints)).toBe(savesData);
});

test("prefersReducedData is true when the system asks for less data", () => {
  expect(prefersReducedData({}, true)).toBe(true);
});

describe("whenNearViewport", () => {
  const ref = { current: document.createElement("div") };
  const immediate = (run: () => void) => {
    run();
    return () => undefined;
  };
  let observer: FakeObserver;
  beforeEach(() => {
    observer = fakeObserver();
  });
  afterEach(() => observer.remove());

  test("runs once, when the element is near", () => {
    const run = jest.fn();
    whenNearViewport(ref, immediate)(run);
    observer.show(ref.current, 0);
    expect(run).not.toHaveBeenCalled();
    observer.show(ref.current, 1);
    expect(run).toHaveBeenCalledTimes(1);
    expect(observer.observed()).toBe(0);
  });

  test("observes no longer when it is cancelled", () => {
    const cancel = whenNearViewport(ref, immediate)(jest.fn());
    expect(observer.observed()).toBe(1);
    cancel();
    expect(observer.observed()).toBe(0);
  });

  test("runs immediately where the browser cannot observe", () => {
    observer.remove();
    const run = jest.fn();
    whenNearViewport(ref, immediate)(run);
    expect(run).toHaveBeenCalledTimes(1);
  });
});

test("whenIdle waits for the page to have loaded and stops when it is cancelled", () => {
  jest.useFakeTimers();
  const state = jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  const run = jest.fn();
  const cancelled = jest.fn();
  whenIdle(run);
  const cancel = whenIdle(cancelled);
  jest.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
  cancel();
  window.dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(2_000);
  expect(run).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
  state.mockRestore();
  jest.useRealTimers();
});
