import { act, render, screen } from "@testing-library/react";
import { Announcement } from "../../../src/components/feedback/announcement";

beforeEach(() => void jest.useFakeTimers());

test("Announcement announces a text 0.9 s after its last change, once enabled, and stops on unmount", () => {
  const announcement = (text: string, enabled = true) => (
    <Announcement text={text} enabled={enabled} />
  );
  const { rerender, unmount } = render(announcement("1 message", false));
  act(() => jest.advanceTimersByTime(5_000));
  rerender(announcement("8 messages"));
  act(() => jest.advanceTimersByTime(800));
  rerender(announcement("80 messages"));
  act(() => jest.advanceTimersByTime(899));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole("status")).toHaveTextContent("80 messages");
  rerender(announcement("800 messages"));
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
