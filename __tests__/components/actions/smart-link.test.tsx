import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate, prefetchPathname } from "gatsby";
import { SmartLink } from "../../../src/components/actions/smart-link/smart-link";

beforeEach(() => {
  jest.mocked(navigate).mockClear();
  jest.mocked(prefetchPathname).mockClear();
});
afterEach(() => Reflect.deleteProperty(navigator, "connection"));

/** Clicks the link on the page; whether it was answered there, and not left to the browser. */
function click(how: MouseEventInit = {}): boolean {
  let answered = false;
  const atLast = (event: Event) => {
    answered = event.defaultPrevented;
    event.preventDefault(); // there is no browser here to go anywhere
  };
  window.addEventListener("click", atLast, { once: true });
  fireEvent.click(screen.getByRole("link"), how);
  return answered;
}

test("a page of the site opens in place", () => {
  render(<SmartLink to="/pricing">Pricing</SmartLink>);
  expect(screen.getByRole("link", { name: "Pricing" })).toHaveAttribute("href", "/pricing");
  expect(click()).toBe(true);
  expect(navigate).toHaveBeenCalledWith("/pricing", { replace: false });
});

test("the page that one is on takes no second place in the history", () => {
  render(<SmartLink to="/">Home</SmartLink>);
  click();
  expect(navigate).toHaveBeenCalledWith("/", { replace: true });
});

test.each([
  ["in a new tab", { ctrlKey: true }],
  ["in a new tab on a Mac", { metaKey: true }],
  ["in a new window", { shiftKey: true }],
  ["as a download", { altKey: true }],
  ["by the middle button", { button: 1 }],
])("what is opened %s stays the browser's", (_how, keys) => {
  render(<SmartLink to="/pricing">Pricing</SmartLink>);
  expect(click(keys)).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
});

test("what answers the click itself leads nowhere", () => {
  render(
    <SmartLink to="/pricing" onClick={(event) => event.preventDefault()}>
      Pricing
    </SmartLink>,
  );
  click();
  expect(navigate).not.toHaveBeenCalled();
});

test.each([
  ["another site", "https://example.com/", {}],
  ["an anchor", "#faq", {}],
  ["mail", "mailto:hello@example.com", {}],
  ["a file", "/rates.pdf", { download: true }],
  ["a page that is to be loaded anew", "/contact", { reload: true }],
])("%s is the browser's, and never prefetched", async (_what, to, props) => {
  render(
    <SmartLink to={to} {...props}>
      Go
    </SmartLink>,
  );
  await userEvent.hover(screen.getByRole("link"));
  expect(click()).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
  expect(prefetchPathname).not.toHaveBeenCalled();
});

test("a page is prefetched when its link is pointed at", async () => {
  render(<SmartLink to="/pricing#tiers">Pricing</SmartLink>);
  expect(prefetchPathname).not.toHaveBeenCalled();
  await userEvent.hover(screen.getByRole("link"));
  expect(jest.mocked(prefetchPathname).mock.calls).toEqual([["/pricing"]]);
});

test("a page is prefetched when its link has the focus", async () => {
  render(<SmartLink to="/blog?q=ussd">Blog</SmartLink>);
  await userEvent.tab();
  expect(jest.mocked(prefetchPathname).mock.calls).toEqual([["/blog"]]);
});

test("a visitor who saves data pays for no page that was not opened", async () => {
  Object.defineProperty(navigator, "connection", {
    configurable: true,
    value: { saveData: true },
  });
  render(<SmartLink to="/pricing">Pricing</SmartLink>);
  await userEvent.tab();
  await userEvent.hover(screen.getByRole("link"));
  expect(prefetchPathname).not.toHaveBeenCalled();
});

test("a link to the next page of a list asks for a smooth scroll", () => {
  render(
    <SmartLink to="/blog/page/2" scroll="smooth">
      Next
    </SmartLink>,
  );
  click();
  expect(navigate).toHaveBeenCalledWith("/blog/page/2", {
    replace: false,
    state: { scroll: "smooth" },
  });
});
