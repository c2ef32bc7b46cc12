import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Helmet } from "react-helmet";
import { PreviewBanner } from "../../../src/features/preview/preview-banner/preview-banner";
import { serverHtml } from "../../support/dom/server-html";

test("PreviewBanner explains preview mode, excludes the page from indexes, and ends the mode", async () => {
  expect(serverHtml(<PreviewBanner />)).toBe("");
  window.history.replaceState(null, "", "/blog?preview");
  render(<PreviewBanner />);
  expect(screen.getByRole("region", { name: "Preview" })).toHaveTextContent("as a rebuild would");
  expect(Helmet.peek().metaTags).toContainEqual({ name: "robots", content: "noindex" });
  await userEvent.click(screen.getByRole("button", { name: "Leave preview" }));
  expect(screen.queryByRole("region", { name: "Preview" })).not.toBeInTheDocument();
  expect(window.location.search).toBe("");
});
