import { render, screen } from "@testing-library/react";
import { withKeptData, withoutUnwanted } from "../../src/components/page-frame/document-parts";
import { PageFrame } from "../../src/components/page-frame/page-frame";
import { wrapPage } from "../../src/components/page-frame/wrap-page";

test("the way to the content comes first, and the content can take the focus", () => {
  const { container } = render(<PageFrame>Words</PageFrame>);
  const skip = screen.getByRole("link", { name: "Skip to content" });
  expect(container.querySelector("a, button")).toBe(skip);
  expect(skip).toHaveAttribute("href", "#main");
  expect(screen.getByRole("main")).toHaveAttribute("id", "main");
  expect(screen.getByRole("main")).toHaveAttribute("tabindex", "-1");
});

test.each([
  [undefined, "over-dark"],
  ["over-dark", "over-dark"],
  ["solid", "solid"],
] as const)("header %s stands %s", (header, expected) => {
  const { container } = render(<PageFrame header={header}>Words</PageFrame>);
  expect(container.querySelector("[data-header]")).toHaveAttribute("data-header", expected);
});

test("every page is followed by the place of messages", () => {
  render(wrapPage({ element: <p>Page</p>, props: { location: { pathname: "/blog/12" } } }));
  expect(screen.getByText("Page")).toBeInTheDocument();
  expect(screen.getByRole("region", { name: "Messages" })).toBeInTheDocument();
});

test("contacts of third parties and the script of each page are left out", () => {
  const parts = [
    <link key="preconnect-google-gtag" rel="preconnect" />,
    <link key="dns-prefetch-google-gtag" rel="dns-prefetch" />,
    <script key="gatsby-plugin-google-gtag" />,
    <script key="gatsby-plugin-google-gtag-config" />,
    <script key="script-loader" />,
    <link key="gatsby-plugin-manifest-link" rel="manifest" />,
    <meta key="other" />,
    null,
  ];
  expect(withoutUnwanted(parts)).toEqual([parts[3], parts[6], null]);
});

test("structured data are not Helmet's to take away in the browser", () => {
  const parts = [
    [<script key="0" type="application/ld+json" data-react-helmet="true" />],
    <meta key="1" name="description" data-react-helmet="true" />,
  ];
  const { container } = render(<div>{withKeptData(parts)}</div>);
  expect(container.querySelector("script")).not.toHaveAttribute("data-react-helmet");
  expect(container.querySelector("meta")).toHaveAttribute("data-react-helmet");
});
