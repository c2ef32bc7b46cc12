import { render, screen, within } from "@testing-library/react";
import type * as React from "react";
import { Card, CardLink } from "../../src/components/layout/card";
import { Reveal } from "../../src/components/layout/reveal";
import { Section } from "../../src/components/layout/section";
import { SectionHeading } from "../../src/components/layout/section-heading";
import { fakeObserver } from "../support/dom/fake-observer";
import { serverHtml } from "../support/dom/server-html";

const observer = fakeObserver();

test("a section is named by its heading, and a card in it is light", () => {
  render(
    <Section id="services" tone="dark" heading={{ title: "Our Services", intro: "All" }}>
      <Card as="li">
        <CardLink to="/services/ussd">USSD</CardLink>
      </Card>
    </Section>,
  );
  const section = screen.getByRole("region", { name: "Our Services" });
  expect([section.id, section.dataset.theme]).toEqual(["services", "dark"]);
  expect(screen.getByRole("listitem").dataset.theme).toBe("light");
  const link = within(section).getByRole("link", { name: "USSD" });
  expect(link).toHaveAttribute("href", "/services/ussd");
});

function Broken(): React.ReactElement {
  throw new Error("broken");
}

test("if a part can't be rendered, it's left out and reported once, and the others stay", () => {
  const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const root = document.createElement("div");
  const mode = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: "production" }); // as visitors get it, because React reports more in tests
  jest.isolateModules(() => {
    const React = require("react") as typeof import("react");
    const { Sections: Parts } = require("../../src/components/layout/sections");
    const parts = ["first", Broken, "last"].map((type) =>
      React.createElement(
        typeof type === "string" ? "p" : type,
        { key: String(type) },
        String(type),
      ),
    );
    const { createRoot } = require("react-dom/client") as typeof import("react-dom/client");
    const { flushSync } = require("react-dom") as typeof import("react-dom");
    flushSync(() => createRoot(root).render(React.createElement(Parts, null, parts)));
  });
  Object.assign(process.env, { NODE_ENV: mode });
  expect(root.textContent).toBe("firstlast");
  expect(errors.mock.calls).toEqual([[new Error("broken")]]);
  errors.mockRestore();
});

test("a section can be named by a heading among its children", () => {
  render(
    <Section labelledBy="own">
      <SectionHeading id="own" title="Own heading" />
    </Section>,
  );
  expect(screen.getByRole("region", { name: "Own heading" })).toBeVisible();
});

describe("Reveal", () => {
  const scrollTo = (y: number) => {
    window.scrollY = y;
    window.dispatchEvent(new Event("scroll"));
  };
  afterEach(() => scrollTo(0));

  /** Renders item 3. `show` puts a share of it into view. */
  function start() {
    const view = render(<Reveal order={3}>Text</Reveal>);
    const item = screen.getByText("Text");
    return { ...view, item, show: (ratio: number) => observer.show(item, ratio) };
  }

  test("hides content below the window at the first scroll, and reveals it once, 0.1 s per item, when 10% is in view", () => {
    const { item, show } = start();
    scrollTo(1);
    show(0);
    expect(item.dataset.reveal).toBe("waiting");
    show(0.1);
    expect(item.dataset.reveal).toBe("visible");
    expect(item.style.transitionDelay).toMatch(/^0\.3/);
    expect(observer.observed()).toBe(0);
  });

  test("hides nothing before the visitor scrolls, not even when the router scrolls to the top", () => {
    const { item } = start();
    scrollTo(0);
    expect(observer.observed()).toBe(0);
    expect(item.dataset.reveal).toBeUndefined();
  });

  test.each([0.01, 0.5])(
    "doesn't hide content if %d of it is in view at the first scroll",
    (ratio) => {
      const { item, show } = start();
      scrollTo(1);
      show(ratio);
      show(0);
      expect(item.dataset.reveal).toBeUndefined();
      expect(observer.observed()).toBe(0);
    },
  );

  test("shows content in a browser without observers and on the server", () => {
    observer.remove();
    const { item } = start();
    scrollTo(1);
    expect(item.dataset.reveal).toBeUndefined();
    expect(serverHtml(<Reveal as="li">Text</Reveal>)).toBe('<li class="reveal">Text</li>');
  });

  test("stops listening and observing when the component unmounts", () => {
    start().unmount();
    scrollTo(1);
    expect(observer.observed()).toBe(0);
    scrollTo(0);
    const { unmount } = start();
    scrollTo(1);
    expect(observer.observed()).toBe(1);
    unmount();
    expect(observer.observed()).toBe(0);
  });
});
