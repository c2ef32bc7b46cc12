import { act, render, screen } from "@testing-library/react";
import { leavePreview, usePreview } from "../../src/hooks/use-preview";
import { serverHtml } from "../support/dom/server-html";

const Show = () => <p>{usePreview() ? "preview" : "built"}</p>;
/** Opens `url` as a page in the same tab. */
function show(url: string) {
  window.history.replaceState(null, "", url);
  return render(<Show />);
}
beforeEach(() => window.sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test("preview mode is off on the server and without the parameter", () => {
  show("/blog?previews=1");
  expect(screen.getByText("built")).toBeVisible();
  window.history.replaceState(null, "", "/?preview");
  expect(serverHtml(<Show />)).toBe("<p>built</p>");
});

test("preview mode starts with ?preview, lasts for the tab, and ends with only its parameter", () => {
  show("/blog?preview").unmount();
  show("/about");
  expect(screen.getByText("preview")).toBeVisible();
  expect(window.localStorage).toHaveLength(0); // doesn't affect other tabs
  window.history.replaceState(null, "", "/blog?preview=1&q=a#main");
  act(leavePreview);
  expect(screen.getByText("built")).toBeVisible();
  expect(window.location.href).toBe("http://localhost/blog?q=a#main");
});

test("preview mode works if the browser denies storage", () => {
  for (const method of ["getItem", "setItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error("denied");
    });
  }
  show("/?preview");
  expect(screen.getByText("preview")).toBeVisible();
  jest.restoreAllMocks();
  act(leavePreview);
  expect(screen.getByText("built")).toBeVisible();
});
