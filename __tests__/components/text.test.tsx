import { render, screen, within } from "@testing-library/react";
import { Prose, withScrollRegions } from "../../src/components/text/prose/prose";
import { Stars } from "../../src/components/text/stars/stars";

const TABLE = "<table><tbody><tr><td>0.70</td></tr></tbody></table>";

test("tables and code in an article scroll in regions of their own, by keyboard too", () => {
  render(
    <Prose html={`<h2>Checks</h2>${TABLE}<p>between</p>${TABLE}<pre><code>GET</code></pre>`} />,
  );
  expect(screen.getByRole("heading", { level: 2, name: "Checks" })).toBeVisible();
  for (const name of ["Table 1", "Table 2", "Code 1"]) {
    const region = screen.getByRole("region", { name: `${name}, may scroll sideways` });
    expect(region).toHaveAttribute("tabindex", "0");
  }
  const first = screen.getByRole("region", { name: /^Table 1/ });
  expect(within(first).getAllByRole("table")).toHaveLength(1);
});

test.each(["", "<p>tables &lt;table&gt; and <tablet>pre</tablet></p>"])(
  "%j is unchanged",
  (html) => {
    expect(withScrollRegions(html)).toBe(html);
  },
);

test.each([
  [5, "Rated 5 out of 5", 5],
  [4.9, "Rated 4.9 out of 5", 5],
  [3.4, "Rated 3.4 out of 5", 3],
  [0, "Rated 0 out of 5", 0],
])("a rating of %d is one image named %p with %i full stars", (rating, name, full) => {
  render(<Stars rating={rating} />);
  expect(screen.getByRole("img", { name }).querySelectorAll(".full")).toHaveLength(full);
});
