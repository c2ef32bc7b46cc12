import { render, screen } from "@testing-library/react";
import { LatestPosts } from "../../../../src/features/blog/cards/latest-posts";
import { words } from "../../../fixtures/catalogue";
import { indexedPosts } from "../../../fixtures/posts";
import { accessibilityProblems } from "../../../support/browser/accessibility";
import { serverHtml } from "../../../support/dom/server-html";

const POSTS = indexedPosts(20);
function show(count: number, random = 0.5) {
  jest.spyOn(Math, "random").mockReturnValue(random);
  return render(<LatestPosts words={words("latestPosts")} posts={POSTS.slice(0, count)} />);
}
afterEach(() => jest.restoreAllMocks());
const titles = () => screen.queryAllByRole("heading", { level: 3 }).map((h) => h.textContent);

test("shows six different posts and a link to all articles, accessible according to axe", async () => {
  const { container } = show(20);
  expect(new Set(titles()).size).toBe(6);
  expect(screen.getByRole("link", { name: "view all articles" })).toHaveAttribute("href", "/blog");
  expect(await accessibilityProblems(container)).toEqual([]);
});

test("another visit shows another sample", () => {
  const { unmount } = show(20, 0);
  const first = titles();
  unmount();
  show(20, 0.9);
  expect(titles()).not.toEqual(first);
});

test("the pre-built page has the newest six", () => {
  const html = serverHtml(<LatestPosts words={words("latestPosts")} posts={POSTS} />);
  const found = [...html.matchAll(/Read more<span[^>]*> about (Post \d+)</g)].map(([, one]) => one);
  expect(found).toEqual(["Post 1", "Post 2", "Post 3", "Post 4", "Post 5", "Post 6"]);
});

test("all posts are shown if there are fewer, and without any there's no section", () => {
  const { unmount } = show(2);
  expect(titles().sort()).toEqual(["Post 1", "Post 2"]);
  unmount();
  expect(show(0).container).toBeEmptyDOMElement();
});

test("loading without posts is announced", () => {
  render(<LatestPosts words={words("latestPosts")} posts={[]} status="loading" />);
  expect(screen.getByRole("status")).toHaveTextContent("Loading articles...");
});
