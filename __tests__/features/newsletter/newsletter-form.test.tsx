import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NewsletterForm } from "../../../src/features/newsletter/newsletter-form/newsletter-form";
import { manualClock } from "../../support/manual-clock";
import { serverHtml } from "../../support/server-html";

function start() {
  const clock = manualClock();
  const view = render(<NewsletterForm id="news" clock={clock} />);
  return { ...view, clock, user: userEvent.setup() };
}
const field = () => screen.getByRole("textbox", { name: "Email address" });
const button = () => screen.getByRole("button", { name: "Subscribe" });
const status = () => screen.getByRole("status");

test.each(["", "   ", "amina", "amina@duka", "amina@duka.k", "@duka.co.ke"])(
  "%p is refused: message, invalid field, focus",
  async (text) => {
    const { user } = start();
    if (text) await user.type(field(), text);
    await user.click(button());
    expect(status()).toHaveTextContent("Please enter a valid email");
    expect(field()).toHaveAttribute("aria-invalid", "true");
    expect(field()).toHaveAccessibleDescription("Please enter a valid email");
    expect(field()).toHaveFocus();
  },
);

test("editing ends the error", async () => {
  const { user } = start();
  await user.click(button());
  await user.type(field(), "a");
  expect(status()).toBeEmptyDOMElement();
  expect(field()).not.toHaveAttribute("aria-invalid");
});

test("a good address is thanked for during 3000 ms and the field is cleared", async () => {
  const { user, clock, unmount } = start();
  await user.type(field(), "Amina@Duka.CO.KE{Enter}");
  expect(status()).toHaveTextContent("Thank you for subscribing!");
  expect(field()).toHaveValue("");
  expect(field()).not.toHaveAttribute("aria-invalid");
  act(() => clock.advance(2_999));
  expect(status()).toHaveTextContent("Thank you for subscribing!");
  act(() => clock.advance(1));
  expect(status()).toBeEmptyDOMElement();
  await user.type(field(), "amina@duka.co.ke{Enter}");
  unmount();
  expect(clock.pending()).toBe(0);
});

test("without scripts the form leads to the contact page and sends no address", () => {
  const html = serverHtml(<NewsletterForm id="news" />);
  expect(html).toContain('action="/contact"');
  expect(html).not.toMatch(/ name=/);
});
