import { readContent } from "../../../client/client";
import { postPath } from "../../../client/post-paths";
import type { PostListPage } from "../../../content/blog/blog-list";
import type { BlogCategory } from "../../../content/blog/category-names";
import { ALL_POSTS, categoryName } from "../../../content/blog/category-names";
import { withAuthors } from "../../../content/blog/post-authors";
import type { ArticlePost } from "../../../content/blog/post-body";
import type { IndexedPost } from "../../../content/blog/search-index";
import { CONTENT_API_BASE } from "../../../site/endpoints";
import { RECENT_POSTS, RELATED_POSTS } from "../../../site/limits";
import type { ClientRenderedRoute } from "../../../site/routes";
import type { ListedOrIndexed } from "../blog-view";
import type { PostNavigationProps } from "../post/post-navigation";
import { randomSample } from "../random-sample";
import { uniquePosts } from "../unique-posts";
import { readAuthors } from "./authors";
import {
  allPosts,
  bundledPosts,
  categoryPosts,
  type DeskDraft,
  fetchLatestPosts,
  findPost,
  type LivePost,
  readDraft,
  readPosts,
} from "./posts";
import { loadIndex } from "./search";

export interface LoadedPost extends PostNavigationProps {
  readonly post: ArticlePost;
  readonly related: readonly LivePost[];
  /**
   * The latest posts except this one, or a random sample of the bundled posts if there are none.
   */
  readonly recent: readonly LivePost[];
}

/** A list read in the browser: all its posts, and the page that the URL asks for. */
export interface LoadedList {
  readonly list: PostListPage;
  readonly everything: readonly ListedOrIndexed[];
}

/**
 * Converts the post to what its page renders. The sanitiser is imported on demand, because only
 * client-rendered posts need it.
 */
async function article({ sections, ...post }: LivePost, apiBaseUrl: string): Promise<ArticlePost> {
  const [{ postBody }, { sanitiseHtml }] = await Promise.all([
    import("../../../content/blog/post-body"),
    import("./sanitise-html"),
  ]);
  return {
    ...post,
    ...postBody(sections, (html, regions) => sanitiseHtml(html, apiBaseUrl, regions)),
  };
}

/** Adds the author, related and recent posts, and the post's neighbours among the latest posts. */
async function withNeighbours(found: LivePost): Promise<LoadedPost> {
  const [live, peers, authors] = await Promise.all([
    fetchLatestPosts(""),
    categoryPosts(found.category),
    readAuthors(),
  ]);
  const [post = found] = withAuthors([found], authors);
  const latest = live ?? (await bundledPosts());
  const isOther = ({ slug }: LivePost) => slug !== found.slug;
  const recent = live?.filter(isOther).slice(0, RECENT_POSTS) ?? [];
  const index = latest.findIndex((post) => !isOther(post));
  return {
    post: await article(post, CONTENT_API_BASE),
    previous: index < 0 ? null : (latest[index + 1] ?? null),
    next: index < 0 ? null : (latest[index - 1] ?? null),
    related: uniquePosts([...peers, ...latest])
      .filter(isOther)
      .slice(0, RELATED_POSTS),
    recent:
      recent.length > 0
        ? recent
        : randomSample((await bundledPosts()).filter(isOther), RECENT_POSTS),
  };
}

/** Returns null if there's no such post. */
export async function loadPost(slug: string): Promise<LoadedPost | null> {
  const found = await findPost(slug);
  return found && withNeighbours(found);
}

/**
 * Reads the content API's current version of a built post, for preview. Returns null if it was
 * deleted. Rejects if the API can't be read.
 */
export async function loadLivePost(postId: string): Promise<LoadedPost | null> {
  const result = await readContent(postPath(postId));
  if (!result.ok && result.status !== 404) throw new Error(`The post ${postId} could not be read`);
  const [found] = result.ok ? await readPosts([result.body], CONTENT_API_BASE) : [];
  return found ? withNeighbours(found) : null;
}

/** Returns a post that the desk hasn't saved yet, as its page will show it. */
export async function loadDraft(draft: DeskDraft): Promise<ArticlePost | null> {
  const found = await readDraft(draft);
  return found ? article(found, CONTENT_API_BASE) : null;
}

/**
 * Reads a list that wasn't pre-rendered, from live posts and the index, or from bundled posts if
 * there are no others. If a category is neither in `categories` (the build's) nor used by any post,
 * its list is empty. Returns null for a tag that no post has.
 */
export async function loadList(
  { kind, slug, base, page }: Exclude<ClientRenderedRoute, { readonly kind: "post" }>,
  categories: readonly BlogCategory[],
): Promise<LoadedList | null> {
  let indexed: readonly IndexedPost[] = [];
  const index = loadIndex(({ posts }) => {
    indexed = posts;
  }).catch(() => undefined); // posts loaded before a failure can still be shown
  const live = await fetchLatestPosts(kind === "category" ? slug : "");
  await index;
  const known: readonly ListedOrIndexed[] = uniquePosts([...(live ?? []), ...indexed]);
  const everything = await withSamples(known, kind === "category" ? slug : "");
  const tags = () => everything.flatMap(({ tags = [] }) => tags);
  const name = {
    all: () => ALL_POSTS.name,
    category: () => categoryName(slug, categories),
    tag: () => tags().find((tag) => tag.slug === slug)?.name,
  }[kind]();
  if (name === undefined) return null;
  const list = { base, kind, slug, name, page, pageCount: 1, total: 0, posts: [] };
  return { list, everything };
}

/**
 * Returns `posts`, or the bundled posts if no item of `posts` is in `category` ("" for the whole
 * blog).
 */
async function withSamples<Post extends ListedOrIndexed>(
  posts: readonly Post[],
  category: string,
): Promise<readonly (Post | LivePost)[]> {
  const isFilled = posts.some((post) => category === "" || post.category === category);
  return isFilled ? posts : bundledPosts();
}

/**
 * Reads all posts as a rebuild would show them: the live ones, or the bundled ones if there are
 * none.
 */
export async function previewPosts(category: string): Promise<readonly LivePost[]> {
  return withSamples((await allPosts()) ?? [], category);
}
