import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { UssdPhone } from "../../../../src/features/tools/ussd-phone/ussd-phone";
import { manualClock } from "../../../support/manual-clock";
import { serverHtml } from "../../../support/server-html";

beforeEach(() => window.history.replaceState(null, "", "/tools/ussd-phone"));

const keys = () => within(screen.getByRole("group", { name: "Keypad" }));
const press = async (...pressed: string[]) => {
  for (const key of pressed) await userEvent.click(keys().getByRole("button", { name: key }));
};
const send = () => userEvent.click(screen.getByRole("button", { name: "Send" }));
const log = () => screen.getByRole("log", { name: "Screen of the phone" });
const call = () => userEvent.click(screen.getByRole("button", { name: /^Call/ }));

test("the pre-built page shows the phone with its number", () => {
  const html = serverHtml(<UssdPhone />);
  expect(html).toContain("Call *384*77#");
  expect(html).toContain('aria-label="star"');
});

test("by touch: dial, choose, enter, and read the answer", async () => {
  render(<UssdPhone clock={manualClock()} />);
  await call();
  expect(log()).toHaveTextContent("Welcome to Jamii Sacco");
  await press("2");
  await send();
  await press("1");
  await send();
  await press("1", "2", "3", "4", "5");
  await send();
  await press("5", "0", "0");
  await send();
  expect(log()).toHaveTextContent("Electricity, account 12345: KSh 500.");
  expect(screen.getByText("Answered")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Dial again" })).toHaveFocus();
});

test("by keyboard alone", async () => {
  render(<UssdPhone clock={manualClock()} />);
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

test("another number is none of ours; keys of the keyboard dial", async () => {
  render(<UssdPhone clock={manualClock()} />);
  await press("star", "1", "hash");
  await userEvent.keyboard("{Backspace}9");
  await userEvent.click(screen.getByRole("button", { name: "Call *19" }));
  expect(
    screen.getByText("Connection problem or invalid MMI code. Dial *384*77#."),
  ).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Call *384*77#" })).toBeInTheDocument();
});

test("cancelling closes the session, silence too", async () => {
  const clock = manualClock();
  render(<UssdPhone clock={clock} />);
  await call();
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.getByText("Session cancelled.")).toBeInTheDocument();
  await call();
  act(() => clock.advance(60_000));
  expect(log()).toHaveTextContent("Session closed: no reply in time.");
});

test("the panel counts levels, characters and seconds, and time can stand still", async () => {
  const clock = manualClock();
  render(<UssdPhone clock={clock} />);
  await call();
  act(() => clock.advance(5_000));
  expect(screen.getByText("55 s")).toBeInTheDocument();
  expect(screen.getByText("1 of 4")).toBeInTheDocument();
  expect(screen.getByText("100 of 182")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("checkbox", { name: /Keep the session open/ }));
  expect(screen.getByText("No limit")).toBeInTheDocument();
});

test("the menu speaks Kiswahili, and says so to screen readers", async () => {
  render(<UssdPhone clock={manualClock()} />);
  await userEvent.click(screen.getByRole("button", { name: "Kiswahili" }));
  await call();
  expect(log()).toHaveTextContent("Karibu Jamii Sacco");
  expect(log().closest("[lang]")).toHaveAttribute("lang", "sw");
});

test("a shared screen does not take the focus", () => {
  window.history.replaceState(null, "", "/tools/ussd-phone?menu=2*1");
  render(<UssdPhone clock={manualClock()} />);
  expect(log()).toHaveTextContent("Electricity: enter the account number.");
  expect(document.body).toHaveFocus();
});

test("a client's own menu runs as well", async () => {
  const own = {
    id: "own",
    channel: "ussd",
    language: "en",
    languageName: "English",
    owner: "<b>Client</b>",
    number: "*111#",
    timeoutS: 10,
    backKey: "0",
    backLabel: "Back",
    refusal: "No.",
    timeoutText: "Gone.",
    start: "a",
    screens: { a: { kind: "end", text: "<b>Hello</b>" } },
  } as const;
  render(<UssdPhone menus={[own]} clock={manualClock()} />);
  await call();
  expect(log()).toHaveTextContent("<b>Hello</b>");
});
