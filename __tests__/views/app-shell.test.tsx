import { render, screen } from "@testing-library/react";
import { PageFrame } from "../../src/components/layout/page-frame/page-frame";
import { withoutPagePath, withoutThirdParties } from "../../src/features/consent/third-parties";
import { wrapPageElement } from "../../src/views/app-shell";
import { serverHtml } from "../support/server-html";

const frame = () =>
  wrapPageElement({
    element: <PageFrame>Words</PageFrame>,
    props: { location: { pathname: "/about" } },
  });

test("the link past the header comes first, and the content can take the focus", () => {
  const { container } = render(frame());
  const skip = screen.getByRole("link", { name: "Skip to content" });
  expect(container.querySelector("a, button")).toBe(skip);
  expect(skip).toHaveAttribute("href", "#main");
  expect(screen.getByRole("main")).toHaveAttribute("id", "main");
  expect(screen.getByRole("main")).toHaveAttribute("tabindex", "-1");
});

test("every page has the footer and the region of messages", () => {
  render(frame());
  expect(screen.getByText("Words")).toBeInTheDocument();
  expect(screen.getByRole("region", { name: "Messages" })).toBeInTheDocument();
  expect(serverHtml(frame())).toContain('data-slice="footer"');
});

test("before consent nothing contacts another origin", () => {
  const parts = [
    <link key="1" rel="preconnect" href="https://www.googletagmanager.com" />,
    <link key="2" rel="dns-prefetch" href="https://www.googletagmanager.com" />,
    <script key="3" async src="https://www.googletagmanager.com/gtag/js?id=G-1" />,
    <script key="4" async src="//elsewhere.example/script.js" />,
    <script key="5" src="/own.js" />,
    <script key="6">inline()</script>,
    <link key="7" rel="canonical" href="https://www.savannasignal.example/" />,
    null,
  ];
  const kept = withoutThirdParties(parts);
  expect(kept.slice(2)).toEqual(parts.slice(4));
  const { container } = render(<div>{kept.slice(0, 2)}</div>);
  const inert = [...container.querySelectorAll("script")];
  expect(inert.map(({ type, src }) => [type, src])).toEqual([
    ["text/plain", "https://www.googletagmanager.com/gtag/js?id=G-1"],
    ["text/plain", "http://elsewhere.example/script.js"],
  ]);
});

test("Gatsby's inline script with the page's own path is left out", () => {
  const parts = [<script key="1" id="gatsby-script-loader" />, <script key="2" id="other" />, null];
  expect(withoutPagePath(parts)).toEqual([parts[1], null]);
});
