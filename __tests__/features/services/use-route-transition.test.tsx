import { act, render, renderHook } from "@testing-library/react";
import { useRouteTransition } from "../../../src/features/services/use-route-transition";
import { fakeMedia, REDUCED_MOTION } from "../../support/dom/fake-media";
import { serverHtml } from "../../support/dom/server-html";
import { manualClock } from "../../support/manual-clock";

const media = fakeMedia();

test("useRouteTransition is true for 500 ms after a client navigation", () => {
  const clock = manualClock();
  const { result } = renderHook(() => useRouteTransition(clock));
  act(() => clock.advance(499));
  expect(result.current).toBe(true);
  act(() => clock.advance(1));
  expect(result.current).toBe(false);
  expect(clock.pending()).toBe(0);
});

test("useRouteTransition is false on a first load, in the built page and after hydration", () => {
  const clock = manualClock();
  const Page = () => <p>{useRouteTransition(clock) ? "covered" : "open"}</p>;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = serverHtml(<Page />);
  expect(container).toHaveTextContent("open");
  render(<Page />, { container, hydrate: true });
  expect(container).toHaveTextContent("open");
  expect(clock.pending()).toBe(0);
});

test("useRouteTransition is false under reduced motion", () => {
  media.set(REDUCED_MOTION, true);
  const clock = manualClock();
  expect(renderHook(() => useRouteTransition(clock)).result.current).toBe(false);
  expect(clock.pending()).toBe(0);
});

test("useRouteTransition stops its timer when the component unmounts", () => {
  const clock = manualClock();
  const { unmount } = renderHook(() => useRouteTransition(clock));
  expect(clock.pending()).toBe(1);
  unmount();
  expect(clock.pending()).toBe(0);
});
