import { prefersReducedData, whenIdle, whenNearViewport } from "../../src/hooks/idle";
import { fakeObserver } from "../support/dom/fake-observer";

test.each([
  ["a browser without hints", {}, false],
  ["a fast connection", { connection: { saveData: false, effectiveType: "4g" } }, false],
  ["data saver", { connection: { saveData: true, effectiveType: "4g" } }, true],
  ["a slow connection", { connection: { effectiveType: "2g" } }, true],
  ["a very slow connection", { connection: { effectiveType: "slow-2g" } }, true],
])("prefersReducedData with %s, %j, is %p", (_name, hints, savesData) => {
  Object.assign(navigator, hints);
  expect(prefersReducedData()).toBe(savesData);
  Reflect.deleteProperty(navigator, "connection");
});

test("prefersReducedData is true when the system asks for less data", () => {
  window.matchMedia = (query) =>
    ({ matches: query === "(prefers-reduced-data: reduce)" }) as MediaQueryList; // the part that's used
  expect(prefersReducedData()).toBe(true);
  Reflect.deleteProperty(window, "matchMedia"); // jsdom has no such function
});

describe("whenNearViewport", () => {
  const element = document.createElement("div");
  const observer = fakeObserver();

  /** Waits for `element` with a stub of `whenIdle`. `becomeIdle` runs its waiting work. */
  function start() {
    const run = jest.fn();
    const waiting = new Set<() => void>();
    const idle = (work: () => void) => {
      waiting.add(work);
      return () => void waiting.delete(work);
    };
    const becomeIdle = () => {
      for (const work of waiting) work();
    };
    const cancel = whenNearViewport({ current: element }, idle)(run);
    return { run, cancel, becomeIdle };
  }

  test("runs once the element is near and the browser is idle", () => {
    const { run, becomeIdle } = start();
    observer.show(element, 0);
    becomeIdle();
    expect(run).not.toHaveBeenCalled();
    observer.show(element, 1);
    expect(run).not.toHaveBeenCalled();
    becomeIdle();
    expect(run).toHaveBeenCalledTimes(1);
    expect(observer.observed()).toBe(0);
  });

  test("stops when cancelled, before and after the element is near", () => {
    start().cancel();
    expect(observer.observed()).toBe(0);
    const { run, cancel, becomeIdle } = start();
    observer.show(element, 1);
    cancel();
    becomeIdle();
    expect(run).not.toHaveBeenCalled();
  });

  test("waits only for idle time if the browser can't observe", () => {
    observer.remove();
    const { run, becomeIdle } = start();
    becomeIdle();
    expect(run).toHaveBeenCalledTimes(1);
  });
});

test.each([
  [
    "in a browser with idle callbacks",
    {
      requestIdleCallback: (run: () => void) => setTimeout(run),
      cancelIdleCallback: (id: number) => clearTimeout(id),
    },
  ],
  ["in one without", {}],
])("whenIdle waits until the page has loaded and stops when cancelled, %s", (_, api) => {
  jest.useFakeTimers();
  Object.assign(window, api);
  const state = jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  const runs = [jest.fn(), jest.fn(), jest.fn()];
  const counts = () => runs.map(({ mock }) => mock.calls.length);
  const [, cancelBeforeLoad, cancelAfterLoad] = runs.map((run) => whenIdle(run));
  jest.advanceTimersByTime(10_000);
  expect(counts()).toEqual([0, 0, 0]);
  cancelBeforeLoad?.();
  window.dispatchEvent(new Event("load"));
  cancelAfterLoad?.();
  jest.advanceTimersByTime(2_000);
  expect(counts()).toEqual([1, 0, 0]);
  for (const name of Object.keys(api)) Reflect.deleteProperty(window, name);
  state.mockRestore();
  jest.useRealTimers();
});
