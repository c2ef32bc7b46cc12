import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate, prefetchPathname } from "gatsby";
import { ArrowLink } from "../../src/components/actions/arrow-link";
import { Button, ButtonLink, IconButton } from "../../src/components/actions/button";
import { SmartLink } from "../../src/components/actions/smart-link";
import { serverHtml } from "../support/dom/server-html";

beforeEach(() => {
  jest.mocked(navigate).mockClear();
  jest.mocked(prefetchPathname).mockClear();
});
afterEach(() => Reflect.deleteProperty(navigator, "connection"));

/** Clicks the link; returns whether the page handled the click instead of the browser. */
function click(options: MouseEventInit = {}): boolean {
  let isHandled = false;
  const onClick = (event: Event) => {
    isHandled = event.defaultPrevented;
    event.preventDefault(); // jsdom cannot navigate
  };
  window.addEventListener("click", onClick, { once: true });
  fireEvent.click(screen.getByRole("link"), options);
  return isHandled;
}

test.each([
  ["/pricing", undefined, { replace: false }],
  ["/", undefined, { replace: true }], // no second history entry for the current page
  ["/blog/page/2", "smooth", { replace: false, state: { scroll: "smooth" } }],
] as const)("a link to the page %s navigates in place", (to, scroll, options) => {
  render(
    <SmartLink to={to} scroll={scroll}>
      Go
    </SmartLink>,
  );
  expect(screen.getByRole("link", { name: "Go" })).toHaveAttribute("href", to);
  expect(screen.getByRole("link")).not.toHaveAttribute("target");
  expect(click()).toBe(true);
  expect(navigate).toHaveBeenCalledWith(to, options);
});

test.each([
  ["in a new tab", { ctrlKey: true }],
  ["in a new tab on a Mac", { metaKey: true }],
  ["in a new window", { shiftKey: true }],
  ["as a download", { altKey: true }],
  ["by the middle button", { button: 1 }],
])("a link opened %s is left to the browser", (_how, options) => {
  render(<SmartLink to="/pricing">Pricing</SmartLink>);
  expect(click(options)).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
});

test.each([
  ["/#faq", false],
  ["/#quantity=500", true], // values, which the page reads
  ["/?q=sms#faq", true], // another page
  ["/pricing#faq", true],
])("on the home page, a link to %s is handled by the page: %p", (to, isHandled) => {
  render(<SmartLink to={to}>Go</SmartLink>);
  expect(click()).toBe(isHandled);
  expect(jest.mocked(navigate).mock.calls).toHaveLength(Number(isHandled));
});

test("a link whose click handler prevents the default doesn't navigate", () => {
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
  ["a phone", "tel:+254700000000", {}],
  ["a file", "/rates.pdf", { download: true }],
  ["a page to reload", "/contact", { reload: true }],
])("a link to %s is left to the browser and never prefetched", async (_what, to, props) => {
  render(
    <ButtonLink to={to} {...props}>
      Go
    </ButtonLink>,
  );
  const link = screen.getByRole("link");
  await userEvent.hover(link);
  expect(click()).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
  expect(prefetchPathname).not.toHaveBeenCalled();
  expect(link).toHaveAttribute("href", to);
  expect(link.hasAttribute("download")).toBe("download" in props);
  const isOtherSite = to.startsWith("https:");
  expect(link).toHaveAccessibleName(isOtherSite ? "Go (opens in a new tab)" : "Go");
  expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(
    isOtherSite ? ["_blank", "noopener noreferrer"] : [null, null],
  );
});

test("hovering or focusing a link prefetches its page, without query and anchor", async () => {
  render(
    <>
      <SmartLink to="/pricing#tiers">Pricing</SmartLink>
      <SmartLink to="/blog?q=ussd">Blog</SmartLink>
    </>,
  );
  expect(prefetchPathname).not.toHaveBeenCalled();
  await userEvent.hover(screen.getByRole("link", { name: "Pricing" }));
  screen.getByRole("link", { name: "Blog" }).focus();
  expect(jest.mocked(prefetchPathname).mock.calls).toEqual([["/pricing"], ["/blog"]]);
});

test("a link that the router can't decode goes to a URL that it can", async () => {
  render(<SmartLink to="/blog/tag/C%2B%2B%?q=%2B#100%">All of it</SmartLink>);
  const link = screen.getByRole("link", { name: "All of it" });
  await userEvent.hover(link);
  await userEvent.click(link);
  expect(prefetchPathname).toHaveBeenCalledWith("/blog/tag/C++~");
  expect(navigate).toHaveBeenCalledWith("/blog/tag/C++~?q=%2B#100%25", { replace: false });
});

test("nothing is prefetched for a visitor who saves data", async () => {
  const value = { saveData: true };
  Object.defineProperty(navigator, "connection", { configurable: true, value });
  render(<SmartLink to="/pricing">Pricing</SmartLink>);
  await userEvent.tab();
  await userEvent.hover(screen.getByRole("link"));
  expect(prefetchPathname).not.toHaveBeenCalled();
});

test("an arrow link's accessible name includes its context", () => {
  render(
    <ArrowLink to="/blog/a" context="about short codes">
      Read more
    </ArrowLink>,
  );
  expect(screen.getByRole("link", { name: "Read more about short codes" })).toBeVisible();
});

test.each([
  [{}, 1],
  [{ disabled: true }, 0],
  [{ loading: true }, 0],
])("a button with %j runs its action %i times and submits nothing", async (props, times) => {
  const onClick = jest.fn();
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button {...props} onClick={onClick}>
        Send
      </Button>
    </form>,
  );
  const button = screen.getByRole("button", { name: "Send" });
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(times);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button.getAttribute("aria-busy")).toBe("loading" in props ? "true" : null);
});

test("an icon button is named by its label", () => {
  render(<IconButton icon="pause" label="Pause" onClick={() => undefined} />);
  expect(screen.getByRole("button", { name: "Pause" })).toHaveAttribute("type", "button");
});

test("an icon can come after the text", () => {
  const html = serverHtml(
    <ButtonLink to="/contact" icon="arrow-right" iconAt="end">
      CONTACT US NOW
    </ButtonLink>,
  );
  expect(html).toMatch(/CONTACT US NOW.*#arrow-right/);
});
