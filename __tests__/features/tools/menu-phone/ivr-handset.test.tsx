import { act, render, screen, within } from "@testing-library/react";
import { MenuPhone } from "../../../../src/features/tools/menu-phone/menu-phone";
import { IVR_MENU } from "../../../fixtures/catalogue";
import { serverHtml } from "../../../support/dom/server-html";
import { user } from "../../../support/dom/user";

beforeEach(() => void jest.useFakeTimers());

beforeEach(() => window.history.replaceState(null, "", "/tools/ivr-phone"));

const start = () => {
  render(<MenuPhone menu={IVR_MENU} />);
  return (ms: number) => act(() => jest.advanceTimersByTime(ms));
};
const press = async (...pressed: string[]) => {
  const keys = within(screen.getByRole("group", { name: "Keypad" }));
  for (const key of pressed)
    await user.click(keys.getByRole("button", { name: (name) => name.split(" ").includes(key) }));
};
const call = () => user.click(screen.getByRole("button", { name: /^Call/ }));
const captions = () => screen.getByRole("log", { name: "Captions" });

test("the voice phone shows its number in the pre-built page", () => {
  expect(serverHtml(<MenuPhone menu={IVR_MENU} />)).toContain("Call 0800 000 000");
});

test("the voice phone shows captions of the voice and of the keys pressed", async () => {
  start();
  expect(screen.getByRole("button", { name: "1" })).toBeDisabled();
  await call();
  await press("2", "1", "4", "0", "2", "5", "5", "hash", "5", "0", "0", "hash", "1");
  expect(captions()).toHaveTextContent("You pressed 140255");
  expect(captions()).toHaveTextContent("500 Kenyan shillings for account 140255.");
  expect(screen.getByText("Call ended")).toBeInTheDocument();
});

test("a key's name contains its letters, and a symbol's word", () => {
  start();
  const keys = within(screen.getByRole("group", { name: "Keypad" })).getAllByRole("button");
  const names = keys.map((key) => key.getAttribute("aria-label"));
  expect(names).toEqual([
    ...["1", "2 abc", "3 def", "4 ghi", "5 jkl", "6 mno", "7 pqrs", "8 tuv", "9 wxyz"],
    ...["* star", "0 +", "# hash"],
  ]);
});

test("star goes back, hash repeats the prompt, and a wrong key is explained", async () => {
  start();
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

test("a real keyboard presses the keys of the focused phone", async () => {
  start();
  screen.getByRole("button", { name: /^Call/ }).focus();
  await user.keyboard("{Enter}11{Backspace}140255#");
  expect(captions()).toHaveTextContent("Account 140255. Your bill is");
});

test("hanging up ends a call, and so does 30 s of silence unless the limit is off", async () => {
  const advance = start();
  await call();
  await user.click(screen.getByRole("button", { name: "Hang up" }));
  expect(screen.getByText("You hung up")).toBeInTheDocument();
  await call();
  advance(30_000);
  expect(screen.getByText("Call ended, no reply")).toBeInTheDocument();
  await user.click(screen.getByRole("checkbox", { name: /Wait as long as I like/ }));
  await call();
  advance(300_000);
  expect(screen.getByText("On the line")).toBeInTheDocument();
});

class Utterance {
  lang = "";
  constructor(readonly text: string) {}
}

test("the voice speaks once it's switched on, repeats the same prompt, and stops on unmount", async () => {
  const said: string[] = [];
  const voice = {
    speak: ({ lang, text }: Utterance) => said.push(`${lang}: ${text.slice(0, 7)}`),
    cancel: () => said.push("stop"),
  };
  Object.assign(window, { speechSynthesis: voice, SpeechSynthesisUtterance: Utterance });
  const { unmount } = render(<MenuPhone menu={IVR_MENU} />);
  await call();
  expect(said).toEqual([]);
  await user.click(screen.getByRole("checkbox", { name: /Speak/ }));
  await press("hash");
  expect(said).toEqual(["en-KE: Welcome", "stop", "en-KE: Welcome"]);
  unmount();
  expect(said.at(-1)).toBe("stop");
  Reflect.deleteProperty(window, "speechSynthesis");
});

test("a browser without a voice has no switch for it", () => {
  start();
  expect(screen.queryByRole("checkbox", { name: /Speak/ })).not.toBeInTheDocument();
});
