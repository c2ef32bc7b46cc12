import { layOutInTurn } from "../../src/hooks/lay-out";

/** A page with two sections below the fold, in a browser that's idle every second. */
function start() {
  const container = document.createElement("div");
  const laidOut = () =>
    [...container.children].map((section) =>
      section.matches("[data-laid-out] > *, [data-laid-out]"),
    );
  const add = () => container.append(document.createElement("section"));
  add();
  add();
  return { add, laidOut, stop: layOutInTurn(container) };
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => setTimeout(run, 1_000),
    cancelIdleCallback: (id: number) => clearTimeout(id),
  });
});
afterEach(() => {
  for (const name of ["requestIdleCallback", "cancelIdleCallback"])
    Reflect.deleteProperty(window, name);
  jest.useRealTimers();
});

test("layOutInTurn lays out one section per idle period, and later additions at once", () => {
  const { add, laidOut } = start();
  expect(laidOut()).toEqual([false, false]);
  jest.advanceTimersByTime(1_000);
  expect(laidOut()).toEqual([true, false]);
  jest.advanceTimersByTime(2_000);
  add();
  expect(laidOut()).toEqual([true, true, true]);
  expect(jest.getTimerCount()).toBe(0);
});

test("layOutInTurn stops when the visitor leaves the page", () => {
  const { laidOut, stop } = start();
  jest.advanceTimersByTime(1_000);
  stop();
  jest.advanceTimersByTime(5_000);
  expect(laidOut()).toEqual([true, false]);
});
