import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ToastRoot } from "../../../src/components/feedback/toast/toast-root";
import { createToastStore } from "../../../src/components/feedback/toast/toast-store";
import { manualClock } from "../../support/manual-clock";

function start() {
  const clock = manualClock();
  const store = createToastStore(clock);
  render(<ToastRoot store={store} />);
  return { clock, store, user: userEvent.setup() };
}
const shown = (text: string) => screen.queryByText(text) !== null;

test("a toast stays 5000 ms and is gone 300 ms later", () => {
  const { clock, store } = start();
  act(() => store.success("Message sent successfully!"));
  expect(screen.getByRole("status")).toHaveTextContent("Message sent successfully!");
  act(() => clock.advance(5_299));
  expect(shown("Message sent successfully!")).toBe(true);
  act(() => clock.advance(1));
  expect(shown("Message sent successfully!")).toBe(false);
});

test("hover and focus hold a toast; then it stays for what was left", async () => {
  const { clock, store, user } = start();
  act(() => store.error("Failed to send message."));
  act(() => clock.advance(4_000));
  await user.hover(screen.getByText("Failed to send message."));
  act(() => clock.advance(60_000));
  expect(screen.getByRole("alert")).toHaveTextContent("Failed to send message.");
  await user.unhover(screen.getByText("Failed to send message."));
  await user.tab();
  act(() => clock.advance(60_000));
  expect(screen.getByRole("button", { name: "Close message" })).toHaveFocus();
  await user.tab();
  act(() => clock.advance(1_300));
  expect(shown("Failed to send message.")).toBe(false);
});

test("can be closed at once", async () => {
  const { clock, store, user } = start();
  act(() => store.info("You are offline."));
  await user.click(screen.getByRole("button", { name: "Close message" }));
  act(() => clock.advance(300));
  expect(shown("You are offline.")).toBe(false);
});
