import { render, screen, waitFor } from "@testing-library/react";
import { withKeptData, withoutUnwanted } from "../../src/components/page-frame/document-parts";
import { PageFrame } from "../../src/components/page-frame/page-frame";
import { wrapPage } from "../../src/components/page-frame/wrap-page";
import type { PageAddress } from "../../src/hooks/page-change";
import { serverHtml } from "../support/server-html";

const ABOUT = { pathname: "/about", hash: "" };
const frame = (location: PageAddress, children: React.ReactNode = "Words") =>
  wrapPage({ element: <PageFrame>{children}</PageFrame>, props: { location } });

test("the way to the content comes first, and the content can take the focus", () => {
  const { container } = render(frame(ABOUT));
  const skip = screen.getByRole("link", { name: "Skip to content" });
  expect(container.querySelector("a, button")).toBe(skip);
  expect(skip).toHaveAttribute("href", "#main");
  expect(screen.getByRole("main")).toHaveAttribute("id", "main");
  expect(screen.getByRole("main")).toHaveAttribute("tabindex", "-1");
});

test("every page is followed by the place of messages", () => {
  render(frame(ABOUT));
  expect(screen.getByText("Words")).toBeInTheDocument();
  expect(screen.getByRole("region", { name: "Messages" })).toBeInTheDocument();
});

const PARTS = ["one", "two", "three", "four", "five"].map((part) => <p key={part}>{part}</p>);

test.each([
  ["that was built", ABOUT],
  ["that one goes back to", { ...ABOUT, action: "POP" }],
  ["with an anchor", { ...ABOUT, action: "PUSH", hash: "#five" }],
])("a page %s is there as a whole at once", (_name, address) => {
  const html = serverHtml(frame(address, PARTS));
  expect(html).toContain("five");
  expect(html).toContain('data-slice="footer"');
});

test("a page opened by a link is shown with its first screen, the rest follows", async () => {
  const opened = frame({ ...ABOUT, action: "PUSH" }, PARTS);
  const html = serverHtml(opened);
  expect(html).toContain("three");
  expect(html).not.toContain("four");
  expect(html).not.toContain('data-slice="footer"');
  const { container } = render(opened);
  expect(screen.getByRole("main")).toHaveTextContent(/^onetwothree$/);
  await waitFor(() => expect(screen.getByRole("main")).toHaveTextContent("onetwothreefourfive"));
  expect(container.querySelector('[data-slice="footer"]')).toBeInTheDocument();
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
