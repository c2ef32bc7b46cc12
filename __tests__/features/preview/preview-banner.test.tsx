import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Helmet } from "react-helmet";
import { DraftsRibbon } from "../../../src/features/preview/drafts-ribbon";
import { PreviewBanner } from "../../../src/features/preview/preview-banner";
import { serverHtml } from "../../support/dom/server-html";

test("PreviewBanner explains preview mode, keeps the page out of search engines, and ends the mode", async () => {
  expect(serverHtml(<PreviewBanner />)).toBe("");
  window.history.replaceState(null, "", "/blog?preview");
  render(<PreviewBanner />);
  expect(screen.getByRole("region", { name: "Preview" })).toHaveTextContent("as a rebuild would");
  expect(Helmet.peek().metaTags).toContainEqual({ name: "robots", content: "noindex" });
  await userEvent.click(screen.getByRole("button", { name: "Leave preview" }));
  expect(screen.queryByRole("region", { name: "Preview" })).not.toBeInTheDocument();
  expect(window.location.search).toBe("");
});

test("DraftsRibbon says that drafts are shown and keeps every page out of search engines, in preview too", () => {
  const { unmount } = render(<DraftsRibbon />);
  expect(screen.getByRole("region", { name: "Drafts" })).toHaveTextContent("aren't published");
  expect(Helmet.peek().metaTags).toContainEqual({ name: "robots", content: "noindex" });
  unmount();
  window.history.replaceState(null, "", "/blog?preview");
  render(<DraftsRibbon />);
  expect(screen.queryByRole("region", { name: "Drafts" })).not.toBeInTheDocument();
  expect(Helmet.peek().metaTags).toContainEqual({ name: "robots", content: "noindex" });
});
