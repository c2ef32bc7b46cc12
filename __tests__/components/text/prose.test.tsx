import { render, screen, within } from "@testing-library/react";
import { Prose, ProseText } from "../../../src/components/text/prose/prose";
import { scrollRegions } from "../../../src/components/text/prose/scroll-regions";
import { serverHtml } from "../../support/server-html";

const TABLE = "<table><tbody><tr><td>0.70</td></tr></tbody></table>";

test("HTML becomes content", () => {
  render(<Prose html="<h2>What to check</h2><p>A <a href='/blog'>post</a></p>" />);
  expect(screen.getByRole("heading", { level: 2, name: "What to check" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "post" })).toHaveAttribute("href", "/blog");
});

test("each table and listing scrolls in a region of its own, by keyboard too", () => {
  render(<Prose html={`${TABLE}<p>between</p>${TABLE}<pre><code>GET /</code></pre>`} />);
  const names = ["Table 1", "Table 2", "Code 1"].map((name) => `${name}, may scroll sideways`);
  for (const name of names) {
    expect(screen.getByRole("region", { name })).toHaveAttribute("tabindex", "0");
  }
  const first = screen.getByRole("region", { name: "Table 1, may scroll sideways" });
  expect(within(first).getAllByRole("table")).toHaveLength(1);
});

test("nothing else is touched", () => {
  const html = "<p>tables &lt;table&gt; and <tablet>pre</tablet></p>";
  expect(scrollRegions(html)).toBe(html);
  expect(scrollRegions("")).toBe("");
});

test("markup of the code gets the same typesetting", () => {
  expect(
    serverHtml(
      <ProseText>
        <p>Text</p>
      </ProseText>,
    ),
  ).toContain("<p>Text</p>");
});
