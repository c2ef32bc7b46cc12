import { act, renderHook } from "@testing-library/react";
import { useAnnouncement } from "../../../src/features/tools/use-announcement";
import { manualClock } from "../../support/manual-clock";

test("a result is announced once it has stood still for 0.9 s", () => {
  const clock = manualClock();
  const { result, rerender, unmount } = renderHook(
    ({ text }) => useAnnouncement(text, true, clock),
    { initialProps: { text: "8 messages" } },
  );
  act(() => clock.advance(800));
  rerender({ text: "80 messages" });
  act(() => clock.advance(899));
  expect(result.current).toBe("");
  act(() => clock.advance(1));
  expect(result.current).toBe("80 messages");
  rerender({ text: "800 messages" });
  unmount();
  expect(clock.pending()).toBe(0);
});

test("nothing is announced before the visitor did something", () => {
  const clock = manualClock();
  const { result } = renderHook(() => useAnnouncement("10,000 messages", false, clock));
  act(() => clock.advance(5_000));
  expect(result.current).toBe("");
});
