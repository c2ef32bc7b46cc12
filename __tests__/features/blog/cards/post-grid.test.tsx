import { render, screen, within } from "@testing-library/react";
import { PostGrid } from "../../../../src/features/blog/cards/post-grid";
import { ARTICLES } from "../../../fixtures/posts";
import { serverHtml } from "../../../support/dom/server-html";

const { usual, empty } = ARTICLES;
const CATEGORIES = [{ slug: "sms", name: "Bulk SMS" }];

test("a card shows category, date, author, title and excerpt, and links to the post", () => {
  render(<PostGrid posts={[usual]} categories={CATEGORIES} />);
  const card = within(screen.getByRole("listitem"));
  expect(card.getByRole("heading", { level: 2 })).toHaveTextContent(usual.title);
  for (const text of ["Bulk SMS", "October 20, 2026", "Amina Hassan", usual.excerpt]) {
    expect(card.getByText(text)).toBeVisible();
  }
  const link = card.getByRole("link", { name: `Read more about ${usual.title}` });
  expect(link).toHaveAttribute("href", "/blog/12");
});

test("a card's title and excerpt follow their text direction", () => {
  render(<PostGrid posts={[usual]} categories={CATEGORIES} />);
  expect(screen.getByRole("heading")).toHaveAttribute("dir", "auto");
  expect(screen.getByText(usual.excerpt).closest("p")).toHaveAttribute("dir", "auto");
});

test("a card without a date shows only the category, and an unknown category shows its slug", () => {
  render(<PostGrid posts={[empty]} categories={CATEGORIES} />);
  expect(screen.getByText("General").parentElement?.textContent).toBe("General");
});

test("only the first picture of a grid with priority loads eagerly", () => {
  const posts = [usual, ARTICLES.hostile];
  const { container } = render(<PostGrid posts={posts} priority />);
  const images = Array.from(container.querySelectorAll("img"));
  const loading = images.map((image) => image.getAttribute("loading"));
  expect(loading).toEqual(["eager", "lazy"]);
});

test("the server renders the longest and hostile posts as text", () => {
  const html = serverHtml(<PostGrid posts={Object.values(ARTICLES)} />);
  expect(html.match(/<li/g)).toHaveLength(4);
  expect(html).not.toMatch(/<script|<img src=x/);
});
