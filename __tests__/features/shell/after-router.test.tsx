import { act, render, screen } from "@testing-library/react";
import * as React from "react";
import { AfterRouter } from "../../../src/features/shell/after-router";
import { focusHeading } from "../../../src/features/shell/route-change";

/** Moves the focus as Gatsby's router does: to an element around the page, in an effect. */
function Router({ location }: { readonly location: { readonly pathname: string } }) {
  const wrapper = React.useRef<HTMLDivElement>(null);
  const previous = React.useRef(location);
  React.useLayoutEffect(() => {
    if (previous.current !== location) focusHeading(); // as `onRouteUpdate`, which runs before effects
  }, [location]);
  React.useEffect(() => {
    const { activeElement } = document;
    if (previous.current !== location && !wrapper.current?.contains(activeElement)) {
      wrapper.current?.focus();
    }
    previous.current = location;
  }, [location]);
  return (
    <div ref={wrapper} tabIndex={-1}>
      <main id="main">
        <h1 key={location.pathname}>{location.pathname}</h1>
        <input aria-label="Search" />
      </main>
      <AfterRouter location={location} />
    </div>
  );
}

test("the heading has the focus after each navigation, last and once, in a router that takes it in an effect", () => {
  const moves: (string | null)[] = [];
  const { rerender } = render(<Router location={{ pathname: "/" }} />);
  expect(document.body).toHaveFocus();
  document.addEventListener("focusin", ({ target }) =>
    moves.push(target instanceof HTMLHeadingElement ? target.textContent : "wrapper"),
  );
  for (const pathname of ["/a", "/b", "/a"]) {
    act(() => rerender(<Router location={{ pathname }} />));
    expect(screen.getByRole("heading")).toHaveFocus();
  }
  expect(moves).toEqual(["wrapper", "/a", "wrapper", "/b", "wrapper", "/a"]);
});

test("a visitor who is in a field of the new page already stays there", () => {
  const { rerender } = render(<Router location={{ pathname: "/" }} />);
  screen.getByRole("textbox", { name: "Search" }).focus();
  act(() => rerender(<Router location={{ pathname: "/a" }} />));
  expect(screen.getByRole("textbox", { name: "Search" })).toHaveFocus();
});
