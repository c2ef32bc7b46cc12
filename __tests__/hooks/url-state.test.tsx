import { act, render, renderHook, screen } from "@testing-library/react";
import {
  onThisPage,
  pushUrl,
  readUrl,
  replaceUrl,
  urlWith,
  useCurrentUrl,
} from "../../src/hooks/url-state";
import { serverHtml } from "../support/dom/server-html";
import { trackListeners } from "../support/dom/track-listeners";

const go = (url: string, state: unknown = null) => window.history.replaceState(state, "", url);
const address = () => window.location.href.slice(window.location.origin.length);

afterEach(() => jest.restoreAllMocks());

test("readUrl returns the values of query and fragment, and none for an anchor", () => {
  go("/blog?q=a%20b#text=Hi~21");
  expect(readUrl().query.get("q")).toBe("a b");
  expect(readUrl().fragment.get("text")).toBe("Hi!");
  go("/blog#team");
  expect([...readUrl().query, ...readUrl().fragment]).toEqual([]);
});

test.each([
  [{ query: new URLSearchParams({ q: "b" }) }, "/blog?q=b#team"],
  [{ query: new URLSearchParams() }, "/blog#team"],
  [{ fragment: new URLSearchParams({ text: "Hi" }) }, "/blog?q=a#text=Hi"],
  [{ query: new URLSearchParams(), fragment: new URLSearchParams() }, "/blog"],
  [{}, "/blog?q=a#team"],
])("urlWith %o is %s", (state, url) => {
  go("/blog?q=a#team");
  expect(urlWith(state)).toBe(url);
});

test("changing the URL keeps the router's state, with or without a new history entry", () => {
  go("/blog", { key: "1" });
  const { length } = window.history;
  replaceUrl("/blog?q=a");
  expect([address(), window.history.length]).toEqual(["/blog?q=a", length]);
  expect(window.history.state).toEqual({ key: "1" });
  pushUrl("/blog?q=b");
  expect([address(), window.history.length]).toEqual(["/blog?q=b", length + 1]);
  expect(window.history.state).toEqual({ key: "1" });
});

test.each([
  ["replaceState", replaceUrl],
  ["pushState", pushUrl],
] as const)("a browser that refuses %s keeps the page's current URL", (method, change) => {
  go("/blog");
  jest.spyOn(window.history, method).mockImplementation(() => {
    throw new DOMException("100 times per 30 seconds", "SecurityError");
  });
  change("/blog?q=a");
  expect(address()).toBe("/blog");
});

test("onThisPage writes until the address bar shows another page", () => {
  go("/blog?q=a");
  const write = jest.fn();
  const later = onThisPage(write);
  go("/blog?q=b");
  later();
  go("/contact");
  later();
  expect(write).toHaveBeenCalledTimes(1);
});

test("useCurrentUrl is the built URL on the server, then follows the current one", () => {
  go("/blog?q=a");
  const Show = () => <p>{useCurrentUrl("/blog")}</p>;
  expect(serverHtml(<Show />)).toBe("<p>/blog</p>");
  render(<Show />);
  expect(screen.getByText("/blog?q=a")).toBeVisible();
  act(() => replaceUrl("/blog?q=b"));
  expect(screen.getByText("/blog?q=b")).toBeVisible();
  act(() => pushUrl("/blog?q=c"));
  expect(screen.getByText("/blog?q=c")).toBeVisible();
});

test("useCurrentUrl stops when the component unmounts", () => {
  const listeners = trackListeners();
  const { unmount } = renderHook(() => useCurrentUrl("/blog"));
  expect(listeners.types()).toEqual(["popstate"]);
  unmount();
  expect(listeners.types()).toEqual([]);
  listeners.remove();
});
