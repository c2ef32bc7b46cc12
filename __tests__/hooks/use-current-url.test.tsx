import { act, render, screen } from "@testing-library/react";
import { replaceCurrentUrl, useCurrentUrl } from "../../src/hooks/use-current-url";
import { serverHtml } from "../support/server-html";

test("useCurrentUrl is the built URL on the server, then the current one, as it changes", () => {
  window.history.replaceState(null, "", "/blog?q=a");
  const Show = () => <p>{useCurrentUrl("/blog")}</p>;
  expect(serverHtml(<Show />)).toBe("<p>/blog</p>");
  render(<Show />);
  expect(screen.getByText("/blog?q=a")).toBeVisible();
  act(() => replaceCurrentUrl("/blog?q=b"));
  expect(screen.getByText("/blog?q=b")).toBeVisible();
});
