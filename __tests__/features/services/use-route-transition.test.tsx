import { act, render, renderHook } from "@testing-library/react";
import { useRouteTransition } from "../../../src/features/services/use-route-transition";
import { fakeMedia, REDUCED_MOTION } from "../../support/dom/fake-media";
import { serverHtml } from "../../support/dom/server-html";

beforeEach(() => void jest.useFakeTimers());

const media = fakeMedia();

test("useRouteTransition is true for 500 ms after a client navigation", () => {
  const { result } = renderHook(() => useRouteTransition());
  act(() => jest.advanceTimersByTime(499));
  expect(result.current).toBe(true);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});

test("useRouteTransition is false on a first load, in the built page and after hydration", () => {
  const Page = () => <p>{useRouteTransition() ? "covered" : "open"}</p>;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = serverHtml(<Page />);
  expect(container).toHaveTextContent("open");
  render(<Page />, { container, hydrate: true });
  expect(container).toHaveTextContent("open");
  expect(jest.getTimerCount()).toBe(0);
});

test("useRouteTransition is false under reduced motion", () => {
  media.set(REDUCED_MOTION, true);
  expect(renderHook(() => useRouteTransition()).result.current).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});

test("useRouteTransition stops its timer when the component unmounts", () => {
  const { unmount } = renderHook(() => useRouteTransition());
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
