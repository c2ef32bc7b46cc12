import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FloatingButtons } from "../../../src/features/shell/floating-buttons/floating-buttons";
import { type FakeMedia, fakeMedia, REDUCED_MOTION } from "../../support/fake-media";
import { serverHtml } from "../../support/server-html";

let media: FakeMedia;
beforeEach(() => {
  media = fakeMedia();
});
afterEach(() => {
  media.remove();
  window.scrollY = 0;
  fireEvent.scroll(window);
});
const chat = () => screen.getByRole("link", { name: /Chat with us/ });
const top = () => screen.queryByRole("button", { name: "Back to top" });
function scrollTo(px: number) {
  window.scrollY = px;
  fireEvent.scroll(window);
}

test("the chat opens in a new tab, under the words of its tooltip", () => {
  render(<FloatingButtons />);
  expect(chat()).toHaveAccessibleName("Chat with us (opens in a new tab)");
  expect(chat()).toHaveAttribute("href", "https://wa.me/254700000000");
  expect(chat()).toHaveAttribute("target", "_blank");
  expect(chat()).toHaveAttribute("rel", "noopener noreferrer");
});

test("Escape sends the tooltip away until pointer or focus come again", async () => {
  const user = userEvent.setup();
  const { container } = render(<FloatingButtons />);
  const dismissed = () => container.querySelector("[data-dismissed]") !== null;
  await user.keyboard("{Escape}");
  expect(dismissed()).toBe(false);
  await user.hover(chat());
  await user.keyboard("{Escape}");
  expect(dismissed()).toBe(true);
  await user.unhover(chat());
  await user.hover(chat());
  expect(dismissed()).toBe(false);
  await user.unhover(chat());
  await user.tab();
  expect(chat()).toHaveFocus();
  await user.keyboard("{Escape}");
  expect(dismissed()).toBe(true);
});

test("back to top appears past 600 pixels and takes page and focus up", async () => {
  const scroll = jest.fn();
  window.scrollTo = scroll;
  media.set(REDUCED_MOTION, true);
  render(
    <>
      <main id="main" tabIndex={-1}>
        Page
      </main>
      <FloatingButtons />
    </>,
  );
  expect(top()).not.toBeInTheDocument();
  scrollTo(600);
  expect(top()).not.toBeInTheDocument();
  scrollTo(601);
  await userEvent.click(screen.getByRole("button", { name: "Back to top" }));
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: "auto" });
  expect(screen.getByRole("main")).toHaveFocus();
});

test("built without scripts: the chat link, no button", () => {
  const html = serverHtml(<FloatingButtons />);
  expect(html).toContain("https://wa.me/254700000000");
  expect(html).toMatch(/<button[^>]*hidden=""/);
});
