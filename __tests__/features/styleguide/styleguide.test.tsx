import { render, screen, waitFor } from "@testing-library/react";
import { Helmet } from "react-helmet";
import Styleguide from "../../../src/templates/styleguide";
import { accessibilityProblems } from "../../support/browser/accessibility";

test("the style guide renders the components and is not indexed", async () => {
  const { container } = render(<Styleguide />);
  expect(screen.getByRole("heading", { level: 2, name: "Buttons" })).toBeVisible();
  expect(await accessibilityProblems(container)).toEqual([]);
  await waitFor(() => expect(Helmet.peek().title).toBe("Style guide"));
  expect(Helmet.peek().metaTags).toContainEqual({ name: "robots", content: "noindex" });
});
