import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createToastStore } from "../../../src/components/feedback/toast/toast-store";
import { useToasts } from "../../../src/components/feedback/toast/use-toasts";
import { manualClock } from "../../support/manual-clock";

function start() {
  const clock = manualClock();
  const store = createToastStore(clock);
  function Toasts() {
    const { toasts, close, pauseProps } = useToasts(store);
    return (
      <ul>
        {toasts.map(({ id, kind, text, phase }) => (
          <li key={id} {...pauseProps(id)}>
            <p>{`${kind}, ${phase}: ${text}`}</p>
            <button type="button" onClick={() => close(id)}>
              Close {text}
            </button>
          </li>
        ))}
      </ul>
    );
  }
  const view = render(<Toasts />);
  const advance = (ms: number) => act(() => clock.advance(ms));
  return { ...view, clock, store, advance, user: userEvent.setup() };
}
const toasts = () => screen.queryAllByText(/shown|leaving/).map(({ textContent }) => textContent);

test("each kind is shown, oldest first", () => {
  const { store } = start();
  act(() => {
    store.success("Sent");
    store.error("Failed");
    store.info("Saved");
  });
  expect(toasts()).toEqual(["success, shown: Sent", "error, shown: Failed", "info, shown: Saved"]);
});

test("closes after 5000 ms and is gone 300 ms later", () => {
  const { store, advance, clock } = start();
  act(() => store.success("Sent"));
  advance(4_999);
  expect(toasts()).toEqual(["success, shown: Sent"]);
  advance(1);
  expect(toasts()).toEqual(["success, leaving: Sent"]);
  advance(299);
  expect(toasts()).toEqual(["success, leaving: Sent"]);
  advance(1);
  expect(toasts()).toEqual([]);
  expect(clock.pending()).toBe(0);
});

test("the button closes one at once, twice is once", () => {
  const { store, advance, clock } = start();
  act(() => {
    store.info("One");
    store.info("Two");
  });
  fireEvent.click(screen.getByRole("button", { name: "Close One" }));
  fireEvent.click(screen.getByRole("button", { name: "Close One" }));
  expect(toasts()).toEqual(["info, leaving: One", "info, shown: Two"]);
  expect(clock.pending()).toBe(2);
  advance(300);
  expect(toasts()).toEqual(["info, shown: Two"]);
});

test("the mouse holds a toast, which then has the time that was left", async () => {
  const { store, advance, user } = start();
  act(() => store.info("Read me"));
  advance(4_000);
  await user.hover(screen.getByRole("listitem"));
  advance(60_000);
  expect(toasts()).toEqual(["info, shown: Read me"]);
  await user.unhover(screen.getByRole("listitem"));
  advance(999);
  expect(toasts()).toEqual(["info, shown: Read me"]);
  advance(1);
  expect(toasts()).toEqual(["info, leaving: Read me"]);
});

test("focus holds it too, also when the mouse has left", async () => {
  const { store, advance, user } = start();
  act(() => store.info("Read me"));
  await user.tab();
  await user.hover(screen.getByRole("listitem"));
  await user.unhover(screen.getByRole("listitem"));
  advance(60_000);
  expect(toasts()).toEqual(["info, shown: Read me"]);
  await user.tab();
  advance(5_000);
  expect(toasts()).toEqual(["info, leaving: Read me"]);
});
