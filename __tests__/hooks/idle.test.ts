import { prefersReducedData, whenIdle, whenNearViewport } from "../../src/hooks/idle";

test.each([
  ["a browser that tells nothing", {}, false],
  ["a fast connection", { connection: { saveData: false, effectiveType: "4g" } }, false],
  ["data saver", { connection: { saveData: true, effectiveType: "4g" } }, true],
  ["a slow connection", { connection: { effectiveType: "2g" } }, true],
  ["a very slow connection", { connection: { effectiveType: "slow-2g" } }, true],
])("%s saves data or not as expected", (_name, hints, savesData) => {
  expect(prefersReducedData(hints)).toBe(savesData);
});

test("a visitor whose system asks for less data saves data", () => {
  expect(prefersReducedData({}, true)).toBe(true);
});

describe("nearness", () => {
  afterEach(() => Reflect.deleteProperty(window, "IntersectionObserver"));

  /** An observer whose word the test gives. */
  function observe() {
    let tell: (isIntersecting: boolean) => void = () => undefined;
    let stopped = 0;
    Object.assign(window, {
      IntersectionObserver: class {
        constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
          tell = (isIntersecting) => callback([{ isIntersecting }]);
        }
        observe = () => undefined;
        disconnect = () => {
          stopped += 1;
        };
      },
    });
    return { tell: (isNear: boolean) => tell(isNear), stopped: () => stopped };
  }
  const atOnce = (run: () => void) => {
    run();
    return () => undefined;
  };
  const place = { current: document.createElement("div") };

  test("runs once the place is near, and once only", () => {
    const observer = observe();
    const run = jest.fn();
    whenNearViewport(place, atOnce)(run);
    observer.tell(false);
    expect(run).not.toHaveBeenCalled();
    observer.tell(true);
    expect(run).toHaveBeenCalledTimes(1);
    expect(observer.stopped()).toBe(1);
  });

  test("called off, it watches no longer", () => {
    const observer = observe();
    whenNearViewport(place, atOnce)(jest.fn())();
    expect(observer.stopped()).toBe(1);
  });

  test("runs at once where the browser cannot watch", () => {
    const run = jest.fn();
    whenNearViewport(place, atOnce)(run);
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
