import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { IvrPhone } from "../../../../src/features/tools/ivr-phone/ivr-phone";
import { manualClock } from "../../../support/manual-clock";
import { serverHtml } from "../../../support/server-html";

beforeEach(() => window.history.replaceState(null, "", "/tools/ivr-phone"));

const press = async (...pressed: string[]) => {
  const keys = within(screen.getByRole("group", { name: "Keypad" }));
  for (const key of pressed) await userEvent.click(keys.getByRole("button", { name: key }));
};
const call = () => userEvent.click(screen.getByRole("button", { name: /^Call/ }));
const captions = () => screen.getByRole("log", { name: "Captions" });

test("the pre-built page shows the phone with its number", () => {
  expect(serverHtml(<IvrPhone />)).toContain("Call 0800 000 000");
});

test("a call: captions of the voice and of what was pressed", async () => {
  render(<IvrPhone clock={manualClock()} />);
  expect(screen.getByRole("button", { name: "1" })).toBeDisabled();
  await call();
  expect(captions()).toHaveTextContent("Welcome to Maji Bora Water.");
  await press("2", "1", "4", "0", "2", "5", "5", "hash", "5", "0", "0", "hash", "1");
  expect(captions()).toHaveTextContent("You pressed 140255");
  expect(captions()).toHaveTextContent("500 shillings for account 140255.");
  expect(captions()).toHaveTextContent("Please enter your M-Pesa PIN when your phone asks for it.");
  expect(screen.getByText("Call ended")).toBeInTheDocument();
});

test("star goes back, hash says it again, a wrong key is explained", async () => {
  render(<IvrPhone clock={manualClock()} />);
  await call();
  await press("3", "star", "9", "hash");
  const lines = [...captions().children].map((line) => line.textContent?.slice(0, 30));
  expect(lines).toEqual([
    "Welcome to Maji Bora Water. Fo",
    "You pressed 3",
    "For a leak in the street, pres",
    "You pressed *",
    "Welcome to Maji Bora Water. Fo",
    "You pressed 9",
    "Sorry, that is not one of the ",
    "Sorry, that is not one of the ",
  ]);
});

test("by keyboard: digits of the keyboard press the keys while the phone has the focus", async () => {
  render(<IvrPhone clock={manualClock()} />);
  screen.getByRole("button", { name: /^Call/ }).focus();
  await userEvent.keyboard("{Enter}11{Backspace}140255#");
  expect(captions()).toHaveTextContent("Account 140255. Your bill is");
  await userEvent.keyboard("1");
  expect(captions()).toHaveTextContent("Your bill is on its way to this phone.");
});

test("hanging up ends the call; silence does after 30 s, unless time stands still", async () => {
  const clock = manualClock();
  render(<IvrPhone clock={clock} />);
  await call();
  await userEvent.click(screen.getByRole("button", { name: "Hang up" }));
  expect(screen.getByText("You hung up")).toBeInTheDocument();
  await call();
  act(() => clock.advance(30_000));
  expect(screen.getByText("Call ended, no reply")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("checkbox", { name: /Wait as long as I like/ }));
  await call();
  act(() => clock.advance(300_000));
  expect(screen.getByText("On the line")).toBeInTheDocument();
});

test("without a voice in the browser there is no switch for it", () => {
  render(<IvrPhone clock={manualClock()} />);
  expect(screen.queryByRole("checkbox", { name: /Speak/ })).not.toBeInTheDocument();
});
