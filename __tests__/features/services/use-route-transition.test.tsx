import { act, render, renderHook, screen } from "@testing-library/react";
import { useRouteTransition } from "../../../src/features/services/use-route-transition";
import { type FakeMedia, fakeMedia, REDUCED_MOTION } from "../../support/fake-media";
import { type ManualClock, manualClock } from "../../support/manual-clock";
import { serverHtml } from "../../support/server-html";

let media: FakeMedia;
beforeEach(() => {
  media = fakeMedia();
});
afterEach(() => media.remove());

function Page({ clock }: { readonly clock: ManualClock }) {
  return <p>{useRouteTransition(clock) ? "covered" : "open"}</p>;
}

test("a page reached within the site is covered for 500 ms", () => {
  const clock = manualClock();
  const { result } = renderHook(() => useRouteTransition(clock));
  expect(result.current).toBe(true);
  act(() => clock.advance(499));
  expect(result.current).toBe(true);
  act(() => clock.advance(1));
  expect(result.current).toBe(false);
  expect(clock.pending()).toBe(0);
});

test("a first load is never covered, neither as built nor once scripts run", () => {
  const clock = manualClock();
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = serverHtml(<Page clock={clock} />);
  expect(container).toHaveTextContent("open");
  render(<Page clock={clock} />, { container, hydrate: true });
  expect(screen.getByText("open")).toBeInTheDocument();
  expect(clock.pending()).toBe(0);
});

test("whoever asked for less motion is not covered", () => {
  media.set(REDUCED_MOTION, true);
  const clock = manualClock();
  expect(renderHook(() => useRouteTransition(clock)).result.current).toBe(false);
  expect(clock.pending()).toBe(0);
});

test("leaving before the time is over stops the timer", () => {
  const clock = manualClock();
  const { unmount } = renderHook(() => useRouteTransition(clock));
  expect(clock.pending()).toBe(1);
  unmount();
  expect(clock.pending()).toBe(0);
});
