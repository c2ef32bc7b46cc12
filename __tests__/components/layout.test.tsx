import { act, render, screen, within } from "@testing-library/react";
import type * as React from "react";
import { Card, CardLink } from "../../src/components/layout/card";
import { Reveal } from "../../src/components/layout/reveal";
import { Section } from "../../src/components/layout/section";
import { SectionHeading } from "../../src/components/layout/section-heading";
import { fakeMedia, REDUCED_MOTION } from "../support/dom/fake-media";
import { fakeObserver } from "../support/dom/fake-observer";
import { serverHtml } from "../support/dom/server-html";

const media = fakeMedia();
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

test("a part that cannot be rendered is left out, the others stay, and it is reported once", () => {
  const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const root = document.createElement("div");
  const mode = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: "production" }); // what visitors are sent; React says more while testing
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
  /** Renders item 3; `scroll` puts a share of it into view. */
  function start() {
    const view = render(<Reveal order={3}>Text</Reveal>);
    const item = screen.getByText("Text");
    return { ...view, item, scroll: (ratio: number) => act(() => observer.show(item, ratio)) };
  }

  test("hides content out of view and reveals it once, 0.1 s per item later, when 10% is in view", () => {
    const { item, scroll } = start();
    expect(item.className).toBe("reveal");
    scroll(0);
    scroll(0.09);
    expect(item).toHaveClass("waiting");
    scroll(0.1);
    expect(item).toHaveClass("visible");
    expect(item.style.transitionDelay).toMatch(/^0\.3/);
    expect(observer.observed()).toBe(0);
  });

  test("never hides content that is in view already", () => {
    const { item, scroll } = start();
    expect(item).not.toHaveClass("waiting");
    scroll(0.5);
    expect(item).toHaveClass("visible");
    scroll(0);
    expect(item).toHaveClass("visible");
  });

  test("leaves content as built under reduced motion, also when that begins later", () => {
    const { item, scroll } = start();
    scroll(0);
    act(() => media.set(REDUCED_MOTION, true));
    expect(item.className).toBe("reveal");
    expect(observer.observed()).toBe(0);
  });

  test("shows content in a browser without observers and on the server", () => {
    observer.remove();
    expect(start().item).toHaveClass("visible");
    expect(serverHtml(<Reveal as="li">Text</Reveal>)).toBe('<li class="reveal">Text</li>');
  });

  test("stops observing when the component unmounts", () => {
    const { unmount } = start();
    expect(observer.observed()).toBe(1);
    unmount();
    expect(observer.observed()).toBe(0);
  });
});
