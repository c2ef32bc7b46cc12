import { act, render, screen, within } from "@testing-library/react";
import { MenuPhone } from "../../../../src/features/tools/menu-phone/menu-phone";
import { USSD_MENU } from "../../../fixtures/catalogue";
import { serverHtml } from "../../../support/dom/server-html";
import { user } from "../../../support/dom/user";

beforeEach(() => void jest.useFakeTimers());

const start = (query = "") => {
  window.history.replaceState(null, "", `/tools/ussd-phone${query}`);
  return {
    ...render(<MenuPhone menu={USSD_MENU} />),
    advance: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
  };
};
const press = (name: string | RegExp) => user.click(screen.getByRole("button", { name }));
const answer = async (text: string) => {
  screen.getByLabelText(/Your reply|Jibu lako/).focus();
  await user.keyboard(`${text}{Enter}`);
};
const keepOpen = () => user.click(screen.getByRole("checkbox", { name: /Keep the session open/ }));
const log = () => screen.getByRole("log", { name: "Phone screen" });
const warning = () => screen.queryByText("The session closes in 10 seconds.");

describe("the USSD phone", () => {
  test("shows its number in the pre-built page", () => {
    const html = serverHtml(<MenuPhone menu={USSD_MENU} />);
    expect(html).toContain("Call *000*1#");
    expect(html).toContain("Up to 4 levels, depending on the plan");
    expect(html).toContain('aria-label="* star"');
  });

  test("works by touch: dial, choose, enter, and read the answer", async () => {
    start();
    await press(/^Call/);
    for (const entry of ["2", "1", "12345", "500"]) {
      const keypad = within(screen.getByRole("group", { name: "Keypad" }));
      for (const key of entry)
        await user.click(
          keypad.getByRole("button", { name: (name) => name.split(" ").includes(key) }),
        );
      await press("Send");
    }
    expect(log()).toHaveTextContent("Electricity, account 12345: KSh 500.");
    expect(screen.getByText("Answered")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Dial again" })).toHaveFocus();
  });

  test("works by keyboard only, with the PIN hidden and never in the URL", async () => {
    const { container } = start();
    screen.getByRole("button", { name: /^Call/ }).focus();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("textbox", { name: "Your reply" })).toHaveFocus();
    expect(window.location.hash).toBe("#menu=");
    await user.keyboard("1{Enter}1{Enter}");
    expect(screen.getByLabelText("Your reply")).toHaveAttribute("type", "password");
    await user.keyboard("9876{Enter}");
    expect(log()).toHaveTextContent("Savings: KSh 24,650.00.");
    expect(window.location.hash).toBe("#menu=1*1*1234");
    expect(container.innerHTML).not.toContain("9876");
    await user.keyboard("{Enter}");
    expect(log()).toHaveTextContent("Welcome to Sample Sacco");
    expect(screen.getByRole("textbox", { name: "Your reply" })).toHaveFocus();
  });

  test("refuses another number, dialled on either keyboard", async () => {
    start();
    for (const key of ["* star", "1", "# hash"]) await press(key);
    await user.keyboard("{Backspace}9");
    await press("Call *19");
    expect(screen.getByText(/invalid MMI code. Dial \*000\*1#\.$/)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Call *000*1#" })).toBeInTheDocument();
  });

  test("doesn't move the focus of somebody who's reading on when a session ends by itself", async () => {
    const { advance } = start();
    await press(/^Call/);
    const reply = screen.getByRole("textbox", { name: "Your reply" });
    expect(reply).toHaveFocus();
    act(() => reply.blur());
    advance(60_000);
    expect(screen.getByRole("button", { name: "Dial again" })).toBeInTheDocument();
    expect(document.body).toHaveFocus();

    await press("Dial again");
    expect(screen.getByRole("textbox", { name: "Your reply" })).toHaveFocus();
    advance(60_000);
    expect(screen.getByRole("button", { name: "Dial again" })).toHaveFocus();
  });

  test("closes a session after 60 s without an answer, with a warning at 10, unless it's kept open", async () => {
    const { advance, unmount } = start();
    await press(/^Call/);
    advance(5_000);
    for (const fact of ["55 s", "1 of 4", "101 of 182"])
      expect(screen.getByText(fact)).toBeInTheDocument();
    await answer("1");
    expect(screen.getByText("60 s")).toBeInTheDocument();
    advance(49_000);
    expect(warning()).not.toBeInTheDocument();
    advance(1_000);
    expect(warning()).toBeInTheDocument();
    advance(10_000);
    expect(log()).toHaveTextContent("Session closed: no reply in time.");
    await press("Dial again");
    await keepOpen();
    advance(600_000);
    expect(screen.getByText("No limit")).toBeInTheDocument();
    await press("Cancel");
    expect(screen.getByText("Session cancelled.")).toBeInTheDocument();
    expect(jest.getTimerCount()).toBe(0);
    await keepOpen();
    await press(/^Call/);
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  test("doesn't move the focus for a shared screen, whose time starts with the first answer", async () => {
    const { advance } = start("?preview#menu=2*1&language=sw&other=1");
    expect(log()).toHaveTextContent("Umeme: weka nambari ya akaunti. 0. Rudi");
    expect(log().closest("[lang]")).toHaveAttribute("lang", "sw");
    expect(document.body).toHaveFocus();
    advance(300_000);
    await answer("0");
    expect(window.location.hash).toBe("#other=1&language=sw&menu=2");
    advance(60_000);
    expect(log()).toHaveTextContent("Muda umeisha bila jibu.");
    await press("English");
    expect(window.location.hash).toBe("#other=1");
    expect(screen.getByRole("button", { name: /^Call/ })).toBeInTheDocument();
  });

  test("doesn't offer a choice of language for a menu in one language", () => {
    const [english] = USSD_MENU.languages;
    if (!english) throw new Error("the menu has no language");
    render(<MenuPhone menu={{ ...USSD_MENU, languages: [english] }} />);
    expect(screen.getByRole("link", { name: "Ask for your own menu" })).toBeVisible();
    expect(screen.queryByText("English")).toBeNull();
  });
});
