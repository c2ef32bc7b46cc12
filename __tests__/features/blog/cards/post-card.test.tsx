import { render, screen } from "@testing-library/react";

import { PostCard } from "../../../../src/features/blog/cards/post-card/post-card";
import { POST_CARDS } from "../../../fixtures/post-card";
import { serverHtml } from "../../../support/server-html";

test("a card shows category, date, author, title and excerpt, and leads to the post", () => {
  render(<PostCard post={POST_CARDS.usual} categoryName="Bulk SMS" />);
  expect(screen.getByRole("article")).toHaveTextContent("Bulk SMS");
  expect(screen.getByText("October 5, 2026")).toBeVisible();
  expect(screen.getByText("Amina Hassan")).toBeVisible();
  expect(screen.getByText(/short, friendly message/)).toBeVisible();
  expect(
    screen.getByRole("heading", { level: 3, name: POST_CARDS.usual.title }),
  ).toBeInTheDocument();
  const link = screen.getByRole("link", {
    name: "Read more about Why one curly apostrophe can double your SMS bill",
  });
  expect(link).toHaveAttribute("href", "/blog/12");
});

test("an unknown date leaves no gap to read", () => {
  render(<PostCard post={POST_CARDS.empty} categoryName="General" as="li" level={2} />);
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("Untitled Blog Post");
  expect(screen.getByText("General").parentElement?.textContent).toBe("General");
});

test.each(Object.entries(POST_CARDS))("the server renders the %s card", (_name, post) => {
  const html = serverHtml(<PostCard post={post} categoryName="Bulk SMS" />);
  expect(html).toContain(`/blog/${post.slug}`);
  expect(html).not.toMatch(/<script|onerror="/);
});
