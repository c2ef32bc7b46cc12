import { act, render, screen } from "@testing-library/react";
import { Announcement } from "../../../src/features/tools/announcement";
import { manualClock } from "../../support/manual-clock";

test("Announcement says a text 0.9 s after its last change, once enabled, and stops on unmount", () => {
  const clock = manualClock();
  const announcement = (text: string, enabled = true) => (
    <Announcement text={text} enabled={enabled} clock={clock} />
  );
  const { rerender, unmount } = render(announcement("1 message", false));
  act(() => clock.advance(5_000));
  rerender(announcement("8 messages"));
  act(() => clock.advance(800));
  rerender(announcement("80 messages"));
  act(() => clock.advance(899));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  act(() => clock.advance(1));
  expect(screen.getByRole("status")).toHaveTextContent("80 messages");
  rerender(announcement("800 messages"));
  unmount();
  expect(clock.pending()).toBe(0);
});
