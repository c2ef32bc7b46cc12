import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { UssdPhone } from "../../../../src/features/tools/ussd-phone/ussd-phone";
import { manualClock } from "../../../support/manual-clock";
import { serverHtml } from "../../../support/server-html";

beforeEach(() => window.history.replaceState(null, "", "/tools/ussd-phone"));

const start = () => {
  const clock = manualClock();
  render(<UssdPhone clock={clock} />);
  return (ms: number) => act(() => clock.advance(ms));
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const log = () => screen.getByRole("log", { name: "Screen of the phone" });

test("the pre-built page shows the phone with its number", () => {
  const html = serverHtml(<UssdPhone />);
  expect(html).toContain("Call *384*77#");
  expect(html).toContain('aria-label="star"');
});

test("by touch: dial, choose, enter, and read the answer", async () => {
  start();
  await press(/^Call/);
  for (const answer of ["2", "1", "12345", "500"]) {
    const keypad = within(screen.getByRole("group", { name: "Keypad" }));
    for (const key of answer) await userEvent.click(keypad.getByRole("button", { name: key }));
    await press("Send");
  }
  expect(log()).toHaveTextContent("Electricity, account 12345: KSh 500.");
  expect(screen.getByText("Answered")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Dial again" })).toHaveFocus();
});

test("by keyboard alone, with the PIN hidden", async () => {
  start();
  screen.getByRole("button", { name: /^Call/ }).focus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("textbox", { name: "Your reply" })).toHaveFocus();
  await userEvent.keyboard("1{Enter}1{Enter}");
  expect(screen.getByLabelText("Your reply")).toHaveAttribute("type", "password");
  await userEvent.keyboard("0000{Enter}");
  expect(log()).toHaveTextContent("Savings: KSh 24,650.00.");
  await userEvent.keyboard("{Enter}");
  expect(log()).toHaveTextContent("Welcome to Jamii Sacco");
  expect(screen.getByRole("textbox", { name: "Your reply" })).toHaveFocus();
});

test("another number is refused; keys of the keyboard dial", async () => {
  start();
  for (const key of ["star", "1", "hash"]) await press(key);
  await userEvent.keyboard("{Backspace}9");
  await press("Call *19");
  expect(screen.getByText(/invalid MMI code. Dial \*384\*77#\.$/)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Call *384*77#" })).toBeInTheDocument();
});

test("the panel counts levels, characters and seconds; cancelling and silence end the session", async () => {
  const advance = start();
  await press(/^Call/);
  await press("Cancel");
  expect(screen.getByText("Session cancelled.")).toBeInTheDocument();
  await press(/^Call/);
  advance(5_000);
  expect(screen.getByText("55 s")).toBeInTheDocument();
  expect(screen.getByText("1 of 4")).toBeInTheDocument();
  expect(screen.getByText("100 of 182")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("checkbox", { name: /Keep the session open/ }));
  expect(screen.getByText("No limit")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("checkbox", { name: /Keep the session open/ }));
  advance(60_000);
  expect(log()).toHaveTextContent("Session closed: no reply in time.");
});

test("the menu in Kiswahili says its language to screen readers", async () => {
  start();
  await press("Kiswahili");
  await press(/^Call/);
  expect(log()).toHaveTextContent("Karibu Jamii Sacco");
  expect(log().closest("[lang]")).toHaveAttribute("lang", "sw");
});

test("a shared screen does not take the focus", () => {
  window.history.replaceState(null, "", "/tools/ussd-phone?menu=2*1");
  start();
  expect(log()).toHaveTextContent("Electricity: enter the account number.");
  expect(document.body).toHaveFocus();
});
