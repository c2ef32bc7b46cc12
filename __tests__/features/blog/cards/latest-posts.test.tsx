import { render, screen } from "@testing-library/react";
import { BlogPreview } from "../../../../src/features/blog/cards/latest-posts/latest-posts";
import { seededRandom } from "../../../../src/features/home/hero/particle-field";
import { PREVIEWS } from "../../../fixtures/latest-posts";
import { accessibilityProblems } from "../../../support/accessibility";
import { serverHtml } from "../../../support/server-html";

const CATEGORIES = [{ slug: "sms", name: "Bulk SMS" }];
const start = (posts: (typeof PREVIEWS)["usual"], seed = 1) =>
  render(<BlogPreview posts={posts} categories={CATEGORIES} random={seededRandom(seed)} />);
const titles = () => screen.getAllByRole("heading", { level: 3 }).map((h) => h.textContent);

test("six cards with badge, date, author, title, excerpt and a link to the post", () => {
  start(PREVIEWS.usual);
  expect(titles()).toHaveLength(6);
  expect(new Set(titles()).size).toBe(6);
  expect(screen.getAllByText("Bulk SMS")).toHaveLength(6);
  expect(screen.getAllByText("October 5, 2026")).toHaveLength(6);
  expect(screen.getAllByText("Amina Hassan")).toHaveLength(6);
  const [title] = titles();
  expect(screen.getByRole("link", { name: `Read more about ${title}` })).toHaveAttribute(
    "href",
    `/blog/${title?.replace("Post ", "")}`,
  );
});

test("another visit draws others", () => {
  start(PREVIEWS.usual, 1).unmount();
  const { unmount } = start(PREVIEWS.usual, 2);
  const first = titles();
  unmount();
  start(PREVIEWS.usual, 3);
  expect(titles()).not.toEqual(first);
});

test("the pre-built page has the newest six, which the first render keeps", () => {
  const html = serverHtml(<BlogPreview posts={PREVIEWS.usual} categories={CATEGORIES} />);
  expect(
    [...html.matchAll(/Read more<span[^>]*> about (Post \d+)</g)].map(([, one]) => one),
  ).toEqual(["Post 1", "Post 2", "Post 3", "Post 4", "Post 5", "Post 6"]);
});

test("every card keeps its height, so that a draw moves nothing", () => {
  start(PREVIEWS.usual);
  for (const heading of screen.getAllByRole("heading", { level: 3 }))
    expect(heading).toHaveClass("twoLines");
});

test("fewer posts are all shown, none is nothing", () => {
  const { unmount } = start(PREVIEWS.few);
  expect([...titles()].sort()).toEqual(["Post 1", "Post 2"]);
  unmount();
  expect(start(PREVIEWS.empty).container).toBeEmptyDOMElement();
});

test("a link to all articles", () => {
  start(PREVIEWS.usual);
  expect(screen.getByRole("link", { name: "view all articles" })).toHaveAttribute("href", "/blog");
});

test("while loading", () => {
  render(<BlogPreview posts={[]} categories={[]} status="loading" />);
  expect(screen.getByRole("status")).toHaveTextContent("Loading articles...");
});

test.each(Object.entries(PREVIEWS))("the server renders the %s preview", (name, posts) => {
  const html = serverHtml(<BlogPreview posts={posts} categories={CATEGORIES} />);
  expect(html === "").toBe(name === "empty");
  expect(html).not.toMatch(/<script|<img src=x/);
});

test("axe finds nothing", async () => {
  const { container } = start(PREVIEWS.usual);
  expect(await accessibilityProblems(container)).toEqual([]);
});
