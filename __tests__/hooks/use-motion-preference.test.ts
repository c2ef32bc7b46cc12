import { act, renderHook } from "@testing-library/react";
import { useMotionPreference } from "../../src/hooks/use-motion-preference";

beforeEach(() => localStorage.clear());

test("useMotionPreference stores the pause under the product's prefix, for all components", () => {
  const first = renderHook(() => useMotionPreference());
  const second = renderHook(() => useMotionPreference());
  expect(second.result.current.paused).toBe(false);
  act(() => first.result.current.toggle());
  expect(second.result.current.paused).toBe(true);
  expect(localStorage.getItem("savanna-signal:motion")).toBe("paused");
  const later = renderHook(() => useMotionPreference());
  expect(later.result.current.paused).toBe(true);
  act(() => later.result.current.toggle());
  expect(first.result.current.paused).toBe(false);
  expect(localStorage.getItem("savanna-signal:motion")).toBeNull();
});

test("useMotionPreference follows another tab", () => {
  const { result } = renderHook(() => useMotionPreference());
  act(() => {
    localStorage.setItem("savanna-signal:motion", "paused");
    window.dispatchEvent(new StorageEvent("storage", { key: "savanna-signal:motion" }));
  });
  expect(result.current.paused).toBe(true);
});

test("useMotionPreference keeps the pause until the page is left if storage is denied", () => {
  const closed = () => {
    throw new DOMException("denied", "SecurityError");
  };
  const real = Object.getOwnPropertyDescriptor(window, "localStorage");
  Object.defineProperty(window, "localStorage", { configurable: true, get: closed });
  const { result } = renderHook(() => useMotionPreference());
  act(() => result.current.toggle());
  expect(result.current.paused).toBe(true);
  act(() => result.current.toggle());
  expect(result.current.paused).toBe(false);
  if (real) Object.defineProperty(window, "localStorage", real);
});
