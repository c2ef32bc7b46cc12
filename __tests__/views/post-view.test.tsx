import { render, screen } from "@testing-library/react";
import { Helmet } from "react-helmet";
import { PostArticle } from "../../src/features/blog/post/post-article";
import { PostSeo } from "../../src/views/post-view";
import { ARTICLES } from "../fixtures/posts";

test("a post's picture has its alternative text, and a decorative one has none", () => {
  const shows = (imageAlt: string) => (
    <PostArticle post={{ ...ARTICLES.usual, imageAlt }} categoryName="x" />
  );
  const { rerender } = render(shows("A market stall at dawn"));
  expect(screen.getByRole("img", { name: "A market stall at dawn" })).toBeVisible();
  rerender(shows(""));
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test("a hostile post can't close the script of its structured data", () => {
  render(<PostSeo post={ARTICLES.hostile} categoryName="x" />);
  const [script] = Helmet.peek().scriptTags;
  expect(script?.innerHTML).not.toContain("</script");
  expect(script?.innerHTML).toContain("BlogPosting");
});

test("a post's own title and description for search engines replace title and excerpt", () => {
  const { rerender } = render(<PostSeo post={ARTICLES.usual} categoryName="x" />);
  const description = () =>
    Helmet.peek().metaTags.find((tag) => "name" in tag && tag.name === "description")?.content;
  expect(description()).toBe(ARTICLES.usual.excerpt);
  const own = { ...ARTICLES.usual, metaTitle: "Short", metaDescription: "In one line." };
  rerender(<PostSeo post={own} categoryName="x" />);
  expect(String(Helmet.peek().title)).toMatch(/^Short \| /);
  expect(description()).toBe("In one line.");
  expect(Helmet.peek().scriptTags[0]?.innerHTML).toContain(ARTICLES.usual.title.slice(0, 20));
});
