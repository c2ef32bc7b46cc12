import { render, screen } from "@testing-library/react";
import { Prose } from "../../src/components/text/prose";
import { Stars } from "../../src/components/text/stars";

test("Prose renders HTML unchanged", () => {
  const html = '<h2>Checks</h2><p title="&lt;table &gt;">tables &lt;table&gt;</p>';
  const { container } = render(<Prose html={html} />);
  expect(container.firstElementChild?.innerHTML).toBe(
    '<h2>Checks</h2><p title="<table >">tables &lt;table&gt;</p>',
  );
});

test.each([
  [5, "Rated 5 out of 5", 5],
  [4.9, "Rated 4.9 out of 5", 5],
  [3.4, "Rated 3.4 out of 5", 3],
  [0, "Rated 0 out of 5", 0],
])("a rating of %d is one image named %p with %i full stars", (rating, name, full) => {
  render(<Stars rating={rating} />);
  expect(screen.getByRole("img", { name }).querySelectorAll(".full")).toHaveLength(full);
});
