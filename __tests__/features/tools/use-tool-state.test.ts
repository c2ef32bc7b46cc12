import { act, renderHook } from "@testing-library/react";
import { useToolState } from "../../../src/features/tools/use-tool-state";
import { manualClock } from "../../support/manual-clock";

beforeEach(() => window.history.replaceState(null, "", "/tools/sms-price"));

test("what the address says is read after the first render, and is no change", () => {
  window.history.replaceState(null, "", "/tools/sms-price?quantity=80000&sender=DUKA");
  const seen: string[] = [];
  const { result } = renderHook(() => {
    const controls = useToolState({ clock: manualClock() });
    seen.push(controls.state.quantity);
    return controls;
  });
  expect(seen[0]).toBe("");
  expect(result.current.state).toMatchObject({ quantity: "80000", sender: "DUKA" });
  expect(result.current.touched).toBe(false);
});

test("changes are written half a second after the last, and keep what other tools wrote", () => {
  window.history.replaceState({ key: "kept" }, "", "/tools/sms-price?sender=DUKA#calculator");
  const clock = manualClock();
  const { result } = renderHook(() => useToolState({ clock }));
  act(() => result.current.change({ quantity: "8" }));
  act(() => clock.advance(400));
  act(() => result.current.change({ quantity: "80k" }));
  act(() => clock.advance(499));
  expect(window.location.search).toBe("?sender=DUKA");
  act(() => clock.advance(1));
  expect(window.location.search).toBe("?quantity=80k&sender=DUKA");
  expect(window.location.hash).toBe("#calculator");
  expect(window.history.state).toEqual({ key: "kept" });
});

test("what was typed before scripts ran is kept", () => {
  window.history.replaceState(null, "", "/tools/sms-length?people=5");
  const { result } = renderHook(() =>
    useToolState({ typed: () => ({ text: "Habari" }), clock: manualClock() }),
  );
  expect(result.current.state).toMatchObject({ text: "Habari", people: "5" });
  expect(result.current.touched).toBe(true);
});

test("going back shows the state of that address", () => {
  const { result } = renderHook(() => useToolState({ clock: manualClock() }));
  window.history.replaceState(null, "", "/tools/sms-price?quantity=7");
  act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
  expect(result.current.state.quantity).toBe("7");
});

test("leaving clears the timer", () => {
  const clock = manualClock();
  const { result, unmount } = renderHook(() => useToolState({ clock }));
  act(() => result.current.change({ quantity: "8" }));
  expect(clock.pending()).toBe(1);
  unmount();
  expect(clock.pending()).toBe(0);
});
