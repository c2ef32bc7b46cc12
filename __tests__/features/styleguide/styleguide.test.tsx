import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Helmet } from "react-helmet";
import Styleguide from "../../../src/templates/styleguide";
import { serverHtml } from "../../support/server-html";

test("the style guide shows the components and keeps out of search engines", async () => {
  render(<Styleguide />);
  expect(screen.getByRole("heading", { level: 2, name: "Buttons and links" })).toBeInTheDocument();
  await waitFor(() => expect(Helmet.peek().title).toBe("Style guide"));
  expect(Helmet.peek().metaTags).toContainEqual({ name: "robots", content: "noindex" });
});

test("its examples act", async () => {
  render(<Styleguide />);
  await userEvent.click(screen.getByRole("button", { name: "Show toasts" }));
  expect(screen.getByText("Failed to send message. Please try again.")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Show overlay" }));
  await userEvent.click(screen.getByRole("button", { name: "Uncover" }));
  expect(screen.queryByRole("button", { name: "Uncover" })).not.toBeInTheDocument();
});

test("it renders on the server", () => {
  expect(serverHtml(<Styleguide />)).toContain("Finding one&#x27;s way");
});
