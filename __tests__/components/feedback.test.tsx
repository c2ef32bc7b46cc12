import { act, fireEvent, render, screen } from "@testing-library/react";
import { toastStore as store } from "../../src/components/feedback/toast-store";
import { Toasts } from "../../src/components/feedback/toasts";
import { serverHtml } from "../support/dom/server-html";
import { user } from "../support/dom/user";

beforeEach(() => void jest.useFakeTimers());
afterEach(() =>
  act(() => {
    for (const { id } of store.get()) store.close(id);
    jest.runAllTimers();
  }),
);

function start() {
  render(<Toasts />);
  return { advance: (ms: number) => act(() => jest.advanceTimersByTime(ms)) };
}
const texts = () => screen.queryAllByText(/sent/i).map(({ textContent }) => textContent);
const phases = () => store.get().map(({ phase }) => phase);

test("successes are announced politely and errors interrupt, in regions that exist beforehand", () => {
  start();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  act(() => {
    store.success("Message sent.");
    store.error("Not sent.");
    store.success("Sent again.");
  });
  expect(screen.getByRole("status")).toHaveTextContent("Message sent.Sent again.");
  expect(screen.getByRole("alert")).toHaveTextContent(/^Not sent\.$/);
});

test("a toast closes after 5000 ms and is removed 300 ms later", () => {
  const { advance } = start();
  act(() => store.success("Sent"));
  advance(4_999);
  expect(phases()).toEqual(["shown"]);
  advance(1);
  expect(phases()).toEqual(["leaving"]);
  advance(299);
  expect(texts()).toEqual(["Sent"]);
  advance(1);
  expect(texts()).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});

test("the button closes its toast, and a second click changes nothing", () => {
  const { advance } = start();
  act(() => {
    store.success("Sent 1");
    store.success("Sent 2");
  });
  const [first] = screen.getAllByRole("button", { name: "Close message" });
  for (const button of [first, first]) if (button) fireEvent.click(button);
  expect(phases()).toEqual(["leaving", "shown"]);
  expect(jest.getTimerCount()).toBe(2);
  advance(300);
  expect(texts()).toEqual(["Sent 2"]);
});

test("hover and focus pause a toast, which then has its remaining time", async () => {
  const { advance } = start();
  act(() => store.error("Not sent"));
  advance(4_000);
  await user.hover(screen.getByText("Not sent"));
  advance(60_000);
  await user.tab();
  await user.unhover(screen.getByText("Not sent"));
  advance(60_000);
  expect(screen.getByRole("button", { name: "Close message" })).toHaveFocus();
  await user.tab();
  advance(999);
  expect(phases()).toEqual(["shown"]);
  advance(1);
  expect(phases()).toEqual(["leaving"]);
});

test("the server renders both regions without toasts", () => {
  store.success("Sent");
  expect(serverHtml(<Toasts />)).toContain('<div role="status"></div><div role="alert"></div>');
});
