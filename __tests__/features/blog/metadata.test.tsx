import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Helmet } from "react-helmet";
import { splitMatches } from "../../../src/features/blog/cards/highlight/split-matches";
import { ListSeo } from "../../../src/features/blog/list/list-seo";
import { PostSeo } from "../../../src/features/blog/post/post-seo";
import { PreviewBanner } from "../../../src/features/preview/preview-banner/preview-banner";
import { ARTICLES, indexedPosts, listPage } from "../../fixtures/posts";
import { serverHtml } from "../../support/server-html";

test.each([
  ["every match, whatever the case", "SMS and sms", "sMs", ["[SMS]", " and ", "[sms]"]],
  ["no pattern", "a.b", ".", ["a", "[.]", "b"]],
  ["nothing for blank text", "a b", "  ", ["a b"]],
  ["nothing where it is not", "abc", "x", ["abc"]],
  ["a letter that grows with its case is left alone", "İstanbul sms", "sms", ["İstanbul sms"]],
])("marking finds %s", (_name, text, query, expected) => {
  const found = splitMatches(text, query);
  expect(found.map((part) => (part.isMatch ? `[${part.text}]` : part.text))).toEqual(expected);
});

test("the preview banner says what the tab shows, keeps it unindexed, and ends it", async () => {
  expect(serverHtml(<PreviewBanner />)).toBe("");
  window.history.replaceState(null, "", "/blog?preview");
  render(<PreviewBanner />);
  expect(screen.getByRole("region", { name: "Preview" })).toHaveTextContent("as a rebuild would");
  expect(Helmet.peek().metaTags).toContainEqual({ name: "robots", content: "noindex" });
  await userEvent.click(screen.getByRole("button", { name: "Leave preview" }));
  expect(screen.queryByRole("region", { name: "Preview" })).not.toBeInTheDocument();
  expect(window.location.search).toBe("");
});

const links = (rel: string) =>
  Helmet.peek()
    .linkTags.filter((link) => link.rel === rel)
    .map(({ href }) => href);

test("each page of a list is canonical to itself and names its feeds", () => {
  const list = listPage(indexedPosts(20), {
    kind: "category",
    slug: "sms",
    name: "Bulk SMS",
    base: "/blog/category/sms",
    page: 2,
  });
  render(<ListSeo list={list} />);
  expect(Helmet.peek().title).toEqual(expect.stringContaining("page 2"));
  expect(links("canonical")).toEqual([
    "https://www.savannasignal.example/blog/category/sms/page/2",
  ]);
  expect(links("alternate")).toEqual([
    "https://www.savannasignal.example/rss.xml",
    "https://www.savannasignal.example/feed.json",
    "https://www.savannasignal.example/blog/category/sms/rss.xml",
    "https://www.savannasignal.example/blog/category/sms/feed.json",
  ]);
});

test("a hostile post cannot close the script of its structured data", () => {
  render(<PostSeo post={ARTICLES.hostile} categoryName="x" />);
  const [script] = Helmet.peek().scriptTags;
  expect(script?.innerHTML).not.toContain("</script");
  expect(script?.innerHTML).toContain("BlogPosting");
});
