import { act, renderHook } from "@testing-library/react";
import { useMotionPreference, useReducedMotion } from "../../src/hooks/use-motion-preference";
import { fakeMedia, REDUCED_MOTION } from "../support/fake-media";

beforeEach(() => localStorage.clear());

test("the pause is remembered under the product's prefix", () => {
  const first = renderHook(() => useMotionPreference());
  expect(first.result.current.paused).toBe(false);
  act(() => first.result.current.toggle());
  expect(first.result.current.paused).toBe(true);
  expect(localStorage.getItem("savanna-signal:motion")).toBe("paused");
  first.unmount();

  const second = renderHook(() => useMotionPreference());
  expect(second.result.current.paused).toBe(true);
  act(() => second.result.current.toggle());
  expect(second.result.current.paused).toBe(false);
  expect(localStorage.getItem("savanna-signal:motion")).toBeNull();
});

test("one control pauses every component", () => {
  const typing = renderHook(() => useMotionPreference());
  const particles = renderHook(() => useMotionPreference());
  act(() => typing.result.current.toggle());
  expect(particles.result.current.paused).toBe(true);
});

test("a choice made in another tab counts here", () => {
  const { result } = renderHook(() => useMotionPreference());
  act(() => {
    localStorage.setItem("savanna-signal:motion", "paused");
    window.dispatchEvent(new StorageEvent("storage", { key: "savanna-signal:motion" }));
  });
  expect(result.current.paused).toBe(true);
});

test("where storage is closed the choice holds for the page", () => {
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

test("reduced motion follows the system, while it changes too", () => {
  const media = fakeMedia({ [REDUCED_MOTION]: false });
  const { result, unmount } = renderHook(() => useReducedMotion());
  expect(result.current).toBe(false);
  act(() => media.set(REDUCED_MOTION, true));
  expect(result.current).toBe(true);
  unmount();
  expect(media.listeners()).toBe(0);
  media.remove();
});

test("a browser without media queries has full motion", () => {
  expect(renderHook(() => useReducedMotion()).result.current).toBe(false);
});
