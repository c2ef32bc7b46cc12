import { act, render, screen } from "@testing-library/react";
import * as React from "react";
import { AfterRouter } from "../../../src/features/shell/after-router";
import { afterRouter, focusHeading } from "../../../src/features/shell/route-change";

/** Moves the focus like Gatsby's router, to an element around the page, in an effect. */
function Router({ location }: { readonly location: { readonly pathname: string } }) {
  const wrapper = React.useRef<HTMLDivElement>(null);
  const previous = React.useRef(location);
  React.useLayoutEffect(() => {
    if (previous.current !== location) afterRouter(focusHeading); // like `onRouteUpdate`, which runs before effects
  }, [location]);
  React.useEffect(() => {
    if (previous.current !== location) wrapper.current?.focus();
    previous.current = location;
  }, [location]);
  return (
    <div ref={wrapper} tabIndex={-1}>
      <main id="main">
        <h1 key={location.pathname}>{location.pathname}</h1>
      </main>
      <AfterRouter location={location} />
    </div>
  );
}

test("after each navigation the heading gets the focus last and once, even if the router moves it in an effect", () => {
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

test("the heading gets the focus if one navigation overtakes another", () => {
  let goTo: (pathname: string) => void = () => undefined;
  function Overtaken() {
    const [location, setLocation] = React.useState({ pathname: "/" });
    goTo = (pathname) => setLocation({ pathname });
    // in the same step in which the first is noticed
    React.useEffect(() => {
      if (location.pathname === "/a") goTo("/b");
    }, [location]);
    return <Router location={location} />;
  }
  render(<Overtaken />);
  act(() => goTo("/a"));
  expect(screen.getByRole("heading", { name: "/b" })).toHaveFocus();
});
