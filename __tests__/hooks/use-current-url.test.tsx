import { act, render, renderHook, screen } from "@testing-library/react";
import { replaceCurrentUrl, useCurrentUrl } from "../../src/hooks/use-current-url";
import { serverHtml } from "../support/dom/server-html";
import { trackListeners } from "../support/dom/track-listeners";

test("useCurrentUrl is the built URL on the server, then the current one, as it changes", () => {
  window.history.replaceState(null, "", "/blog?q=a");
  const Show = () => <p>{useCurrentUrl("/blog")}</p>;
  expect(serverHtml(<Show />)).toBe("<p>/blog</p>");
  render(<Show />);
  expect(screen.getByText("/blog?q=a")).toBeVisible();
  act(() => replaceCurrentUrl("/blog?q=b"));
  expect(screen.getByText("/blog?q=b")).toBeVisible();
});

test("useCurrentUrl stops when the component unmounts", () => {
  const listeners = trackListeners();
  const { unmount } = renderHook(() => useCurrentUrl("/blog"));
  expect(listeners.types()).toEqual(["popstate"]);
  unmount();
  expect(listeners.types()).toEqual([]);
  listeners.remove();
});
