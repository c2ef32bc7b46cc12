import { act, renderHook } from "@testing-library/react";
import { useScrolled } from "../../../src/features/shell/use-scrolled";

const readScrollY = jest.fn();
function scroll(px: number) {
  readScrollY.mockReturnValue(px);
  act(() => void window.dispatchEvent(new Event("scroll")));
}
beforeEach(() => {
  Object.defineProperty(window, "scrollY", { configurable: true, get: readScrollY });
  scroll(0);
});
afterEach(() => Reflect.deleteProperty(window, "scrollY"));

test("useScrolled is true past its limit, not at it", () => {
  const { result } = renderHook(() => useScrolled(50));
  for (const [px, isScrolled] of [
    [50, false],
    [51, true],
    [0, false],
  ] as const) {
    scroll(px);
    expect(result.current).toBe(isScrolled);
  }
});

test("useScrolled is true on a page that opens scrolled, each component by its own limit", () => {
  scroll(400);
  expect(renderHook(() => useScrolled(50)).result.current).toBe(true);
  expect(renderHook(() => useScrolled(600)).result.current).toBe(false);
});

test("useScrolled stops reading the scroll position when the last component unmounts", () => {
  const [first, second] = [renderHook(() => useScrolled(50)), renderHook(() => useScrolled(600))];
  first.unmount();
  scroll(700);
  expect(second.result.current).toBe(true);
  second.unmount();
  readScrollY.mockClear();
  window.dispatchEvent(new Event("scroll"));
  expect(readScrollY).not.toHaveBeenCalled();
});
