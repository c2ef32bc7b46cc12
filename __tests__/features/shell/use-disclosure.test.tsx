import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  disclosureStep,
  useDisclosure,
} from "../../../src/features/shell/site-header/use-disclosure";

function Menu() {
  const { open, close, rootProps, triggerProps, panelId } = useDisclosure();
  return (
    <>
      <div {...rootProps} data-testid="root">
        <button type="button" {...triggerProps}>
          Services
        </button>
        <ul id={panelId} hidden={!open}>
          <li>
            <a href="/services/ussd" onClick={close}>
              USSD
            </a>
          </li>
        </ul>
      </div>
      <a href="#pricing">Pricing</a>
      <p>Outside</p>
    </>
  );
}

const trigger = () => screen.getByRole("button", { name: "Services" });
const isOpen = () => trigger().getAttribute("aria-expanded") === "true";
function start() {
  const view = render(<Menu />);
  // the tests' DOM cannot go to another page
  view.container.addEventListener("click", (event) => event.preventDefault());
  return { ...view, user: userEvent.setup() };
}

test.each([
  ["closed", "enter", "hovered"],
  ["hovered", "enter", "hovered"],
  ["pinned", "enter", "pinned"],
  ["closed", "click", "pinned"],
  ["hovered", "click", "pinned"],
  ["pinned", "click", "closed"],
  ["hovered", "close", "closed"],
  ["pinned", "close", "closed"],
] as const)("%s, then %s: %s", (before, event, after) => {
  expect(disclosureStep(before, event)).toBe(after);
});

test("is closed at first, and the button names its panel", () => {
  start();
  expect(isOpen()).toBe(false);
  expect(screen.queryByRole("link", { name: "USSD" })).not.toBeInTheDocument();
  expect(trigger().getAttribute("aria-controls")).toBe(
    screen.getByRole("list", { hidden: true }).id,
  );
});

test("opens on hover and closes when the mouse leaves", async () => {
  const { user } = start();
  await user.hover(trigger());
  expect(screen.getByRole("link", { name: "USSD" })).toBeVisible();
  await user.hover(screen.getByRole("link", { name: "USSD" }));
  expect(isOpen()).toBe(true);
  await user.unhover(screen.getByTestId("root"));
  expect(isOpen()).toBe(false);
});

test("a click on the hovered button keeps the panel, the next one closes it", async () => {
  const { user } = start();
  await user.click(trigger());
  expect(isOpen()).toBe(true);
  await user.click(trigger());
  expect(isOpen()).toBe(false);
});

test("a finger opens by tap alone", async () => {
  const { user } = start();
  await user.pointer({ keys: "[TouchA]", target: trigger() });
  expect(isOpen()).toBe(true);
  await user.pointer({ keys: "[TouchA]", target: trigger() });
  expect(isOpen()).toBe(false);
});

test("a press outside closes", async () => {
  const { user } = start();
  fireEvent.click(trigger());
  await user.pointer({ keys: "[TouchA]", target: screen.getByText("Outside") });
  expect(isOpen()).toBe(false);
});

test("the keyboard opens, goes in, and leaving closes", async () => {
  const { user } = start();
  await user.tab();
  await user.keyboard("{Enter}");
  expect(isOpen()).toBe(true);
  await user.tab();
  expect(screen.getByRole("link", { name: "USSD" })).toHaveFocus();
  expect(isOpen()).toBe(true);
  await user.tab();
  expect(screen.getByRole("link", { name: "Pricing" })).toHaveFocus();
  expect(isOpen()).toBe(false);
});

test("Escape closes and gives the focus back to the button", async () => {
  const { user } = start();
  await user.tab();
  await user.keyboard("{Enter}");
  await user.tab();
  await user.keyboard("{Escape}");
  expect(isOpen()).toBe(false);
  expect(trigger()).toHaveFocus();
});

test("Escape closes what the mouse opened without moving the focus", async () => {
  const { user } = start();
  screen.getByRole("link", { name: "Pricing" }).focus();
  await user.hover(trigger());
  await user.keyboard("{Escape}");
  expect(isOpen()).toBe(false);
  expect(screen.getByRole("link", { name: "Pricing" })).toHaveFocus();
});

test("a mouse that strays does not close what the keyboard is in", async () => {
  const { user } = start();
  await user.tab();
  await user.keyboard("{Enter}");
  await user.tab();
  await user.hover(trigger());
  await user.unhover(screen.getByTestId("root"));
  expect(isOpen()).toBe(true);
});

test("a choice closes", async () => {
  const { user } = start();
  await user.click(trigger());
  await user.click(screen.getByRole("link", { name: "USSD" }));
  expect(isOpen()).toBe(false);
});

test("leaving the page removes the listeners", () => {
  const add = jest.spyOn(document, "addEventListener");
  const remove = jest.spyOn(document, "removeEventListener");
  const own = (calls: readonly (readonly unknown[])[]) =>
    calls.filter(([type]) => type === "pointerdown" || type === "keydown").map(([, run]) => run);
  const { unmount } = start();
  add.mockClear();
  fireEvent.click(trigger());
  const added = own(add.mock.calls);
  expect(added).toHaveLength(2);
  unmount();
  expect(own(remove.mock.calls)).toEqual(expect.arrayContaining(added));
  jest.restoreAllMocks();
});
