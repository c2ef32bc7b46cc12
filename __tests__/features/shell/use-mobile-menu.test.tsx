import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useMobileMenu } from "../../../src/features/shell/site-header/use-mobile-menu";
import { type FakeMedia, fakeMedia } from "../../support/fake-media";

const NARROW = "(max-width: 1024px)";
let media: FakeMedia;
beforeEach(() => {
  media = fakeMedia({ [NARROW]: true });
});
afterEach(() => {
  media.remove();
  document.body.style.overflow = "";
});

function Header() {
  const { open, rootProps, triggerProps, menuId } = useMobileMenu();
  return (
    <>
      <a href="#skip">Skip</a>
      <div {...rootProps}>
        <button type="button" {...triggerProps}>
          Menu
        </button>
        <nav id={menuId} hidden={!open}>
          <a href="#about">About Us</a>
          <details>
            <summary>Services</summary>
            <a href="#ussd">USSD</a>
          </details>
          <a href="#contact">Contact Us</a>
        </nav>
      </div>
      <a href="#page">Page</a>
    </>
  );
}

const trigger = () => screen.getByRole("button", { name: "Menu" });
const isOpen = () => trigger().getAttribute("aria-expanded") === "true";
function start() {
  const view = render(<Header />);
  return { ...view, user: userEvent.setup() };
}

test("the button opens and closes; meanwhile the page does not scroll", () => {
  document.body.style.overflow = "clip";
  start();
  expect(isOpen()).toBe(false);
  fireEvent.click(trigger());
  expect(isOpen()).toBe(true);
  expect(screen.getByRole("link", { name: "About Us" })).toBeVisible();
  expect(document.body.style.overflow).toBe("hidden");
  fireEvent.click(trigger());
  expect(isOpen()).toBe(false);
  expect(document.body.style.overflow).toBe("clip");
});

test("Tab goes round inside, past what is folded away", async () => {
  const { user } = start();
  act(() => trigger().focus());
  await user.keyboard("{Enter}");
  await user.tab({ shift: true });
  expect(screen.getByRole("link", { name: "Contact Us" })).toHaveFocus();
  await user.tab();
  expect(trigger()).toHaveFocus();
  await user.tab();
  expect(screen.getByRole("link", { name: "About Us" })).toHaveFocus();
});

test("focus from outside is brought in", async () => {
  const { user } = start();
  fireEvent.click(trigger());
  act(() => screen.getByRole("link", { name: "Page" }).focus());
  await user.tab();
  expect(trigger()).toHaveFocus();
});

test("Escape closes and returns the focus to the button", async () => {
  const { user } = start();
  fireEvent.click(trigger());
  act(() => screen.getByRole("link", { name: "About Us" }).focus());
  await user.keyboard("{Escape}");
  expect(isOpen()).toBe(false);
  expect(trigger()).toHaveFocus();
});

test("a chosen link closes, the submenu does not", async () => {
  const { user } = start();
  fireEvent.click(trigger());
  await user.click(screen.getByText("Services"));
  expect(isOpen()).toBe(true);
  await user.click(screen.getByText("USSD"));
  expect(isOpen()).toBe(false);
});

test("a window wider than 1024 pixels closes", () => {
  start();
  fireEvent.click(trigger());
  act(() => media.set(NARROW, false));
  expect(isOpen()).toBe(false);
  expect(document.body.style.overflow).toBe("");
});

test("leaving gives the page its scrolling back and removes the listeners", () => {
  const { unmount } = start();
  fireEvent.click(trigger());
  expect(media.listeners()).toBe(1);
  unmount();
  expect(document.body.style.overflow).toBe("");
  expect(media.listeners()).toBe(0);
});
