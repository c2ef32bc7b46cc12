import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FloatingButtons } from "../../../src/features/shell/floating-buttons";
import { BRAND } from "../../../src/site/company/brand";
import { fakeMedia, REDUCED_MOTION } from "../../support/dom/fake-media";
import { fakeObserver } from "../../support/dom/fake-observer";
import { serverHtml } from "../../support/dom/server-html";

const media = fakeMedia();
const observer = fakeObserver();
afterEach(() => scrollTo(0));
const chat = () => screen.getByRole("link", { name: /Chat with us/ });
function scrollTo(px: number) {
  window.scrollY = px;
  fireEvent.scroll(window);
}

test("the chat opens in a new tab and is named after its tooltip", () => {
  render(<FloatingButtons path="/" />);
  expect(chat()).toHaveAccessibleName("Chat with us (opens in a new tab)");
  expect(chat()).toHaveAttribute("href", "https://wa.me/254700000000");
  expect(chat()).toHaveAttribute("target", "_blank");
});

test("a company without WhatsApp has no chat button", () => {
  jest.replaceProperty(BRAND, "whatsAppNumber", "");
  render(<FloatingButtons path="/" />);
  expect(screen.queryByRole("link")).toBeNull();
  jest.restoreAllMocks();
});

test("the chat starts with what the visitor is reading", () => {
  document.title = "Pricing | Savanna Signal";
  render(<FloatingButtons path="/" />);
  const link = chat();
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  expect(new URL(link.getAttribute("href") ?? "").searchParams.get("text")).toBe(
    "I am writing about: Pricing",
  );
});

test("Escape dismisses the tooltip until pointer or focus return", async () => {
  const user = userEvent.setup();
  const { container } = render(<FloatingButtons path="/" />);
  const isDismissed = () => container.querySelector("[data-dismissed]") !== null;
  await user.hover(chat());
  await user.unhover(chat());
  await user.keyboard("{Escape}"); // nothing is shown
  expect(isDismissed()).toBe(false);
  await user.hover(chat());
  await user.keyboard("{Escape}");
  expect(isDismissed()).toBe(true);
  await user.unhover(chat());
  await user.hover(chat());
  expect(isDismissed()).toBe(false);
  await user.unhover(chat());
  await user.tab();
  expect(chat()).toHaveFocus();
  await user.keyboard("{Escape}");
  expect(isDismissed()).toBe(true);
});

test.each([
  [false, "smooth"],
  [true, "auto"],
])(
  "back to top appears on the way up, past 600 px, and with reduced motion %p scrolls %s and moves the focus",
  async (isReduced, behavior) => {
    window.scrollTo = jest.fn();
    media.set(REDUCED_MOTION, isReduced);
    render(
      <>
        <main id="main" tabIndex={-1} />
        <FloatingButtons path="/" />
      </>,
    );
    scrollTo(700);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    scrollTo(600);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    scrollTo(800);
    scrollTo(601);
    await userEvent.click(screen.getByRole("button", { name: "Back to top" }));
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
    expect(screen.getByRole("main")).toHaveFocus();
  },
);

test("the buttons hide while a form or a link to the contact page is under them", () => {
  const page = (path: string) => (
    <>
      <main>
        <form aria-label="Contact" />
        <a href="/contact?topic=USSD">Ask for a quote</a>
        <a href="/pricing">Prices</a>
      </main>
      <FloatingButtons path={path} />
    </>
  );
  const { container, rerender } = render(page("/"));
  const givesWay = () => container.querySelector("[data-gives-way]") !== null;
  expect(observer.observed()).toBe(2);
  expect(givesWay()).toBe(false);
  act(() => observer.show(screen.getByRole("form"), 1));
  act(() => observer.show(screen.getByRole("link", { name: "Ask for a quote" }), 1));
  act(() => observer.show(screen.getByRole("form"), 0));
  expect(givesWay()).toBe(true);
  rerender(page("/about"));
  expect(givesWay()).toBe(false);
});

test("the server renders the chat link and hides the button", () => {
  const html = serverHtml(<FloatingButtons path="/" />);
  expect(html).toContain("https://wa.me/254700000000");
  expect(html).toMatch(/<button[^>]*hidden=""/);
});
