import type * as React from "react";
import { Seo } from "../components/seo/page-metadata";
import type { PostListPage } from "../content/blog/blog-list";
import type { BlogCategory } from "../content/blog/category-names";
import { CATEGORY_DESCRIPTION, categoryName } from "../content/blog/category-names";
import { viewPosts } from "../features/blog/blog-view";
import { readAuthors } from "../features/blog/client/authors";
import { loadList, loadPost } from "../features/blog/client/load-blog";
import { ArticleState, type ArticleStateProps } from "../features/blog/post/article-state";
import { RecentPosts } from "../features/blog/post/recent-posts";
import type { BlogRoute } from "../site/routes";
import { PostListView, type PostListViewProps } from "./post-list-view";
import { PostView } from "./post-view";

type BlogWords = Pick<Queries.PageCopy, "title" | "subtitle" | "description">;

/**
 * Renders a post or list from the content API that wasn't pre-rendered. Returns null if the post
 * doesn't exist, and a message if the list doesn't. Import this module on demand, because it pulls
 * in the API client, schemas and sanitiser.
 */
export async function renderBlog(
  route: BlogRoute,
  categories: readonly BlogCategory[],
  blog: BlogWords,
): Promise<React.ReactElement | null> {
  // every author's pages are pre-rendered, so the author is unknown or the page number too high
  if (route.kind === "author") {
    const author = (await readAuthors()).find(({ authorId }) => authorId === route.slug);
    return author ? missingPage(route) : missingList("We have no author at this address.");
  }
  if (route.kind !== "post") {
    const loaded = await loadList(route, categories);
    if (!loaded) return missingList("No articles have this tag.");
    const { list, everything } = loaded;
    const asked = { category: "", text: "", page: route.page };
    if (route.page > viewPosts(list, everything, asked).pageCount) return missingPage(route);
    return (
      <PostListView
        {...loaded}
        {...wordsOf(list, categories, blog)}
        categories={categories}
        noindex
      />
    );
  }
  const loaded = await loadPost(route.slug);
  if (!loaded) return null;
  return (
    <PostView
      {...loaded}
      categoryName={categoryName(loaded.post.category, categories)}
      categories={categories}
      recent={<RecentPosts posts={loaded.recent} />}
      noindex
    />
  );
}

function missingList(missing: string, link?: ArticleStateProps["link"]) {
  return (
    <>
      <Seo title="Page not found" description={missing} path={null} noindex />
      <ArticleState missing={missing} link={link} />
    </>
  );
}

const missingPage = ({ base, page }: { readonly base: string; readonly page: number }) =>
  missingList(`This list has no page ${page}.`, { to: base, label: "Go to the first page" });

/** Returns a list's hero copy, which is the same as on pre-rendered lists. */
function wordsOf(
  list: PostListPage,
  categories: readonly BlogCategory[],
  blog: BlogWords,
): Partial<PostListViewProps> {
  if (list.kind === "all") {
    return { list: { ...list, name: blog.title }, about: blog.subtitle, summary: blog.description };
  }
  if (list.kind !== "category") return {};
  const { description = CATEGORY_DESCRIPTION, colour }: Partial<BlogCategory> =
    categories.find(({ slug }) => slug === list.slug) ?? {};
  return { about: description, colour };
}
