import { render, screen } from "@testing-library/react";
import { PageFrame } from "../../src/components/layout/page-frame";
import { wrapPageElement } from "../../src/views/app-shell";
import { fakeObserver } from "../support/dom/fake-observer";

fakeObserver();

test("wrapPageElement renders a skip link first, a focusable main, footer and messages", () => {
  const location = { pathname: "/about" };
  const element = <PageFrame>Words</PageFrame>;
  const { container } = render(wrapPageElement({ element, props: { location } }));
  const main = screen.getByRole("main");
  expect(main).toHaveTextContent("Words");
  expect(main).toHaveAttribute("id", "main");
  expect(main).toHaveAttribute("tabindex", "-1");
  expect(screen.getByRole("region", { name: "Messages" })).toBeInTheDocument();
  expect(container.querySelector('[data-slice="footer"]')).toBeInTheDocument();
});
