import { readContent } from "../../../client/client";
import { fallbackPicture, livePicture } from "../../../client/live-image";
import { listPath, postPath, RECENT_PATH } from "../../../client/post-paths";
import { readSiteFile } from "../../../client/site-file";
import { type BlogPost, blogPosts, newestFirst } from "../../../content/blog/blog-posts";
import { type ImageRef, resolveImages } from "../../../content/model/image";
import { publishedNow } from "../../../content/model/publication-state";
import { CONTENT_API_BASE } from "../../../site/endpoints";
import type { ImageSource } from "../../../site/image-source";
import { RECENT_POSTS } from "../../../site/limits";
import { BUNDLED_POSTS_ROUTE } from "../../../site/routes";
import { uniquePosts } from "../unique-posts";

/** Pages of 50 posts that a preview of a list reads. */
const PREVIEW_PAGES_MAX = 40;

/** A post as the content API has it now. */
export type LivePost = BlogPost<ImageSource>;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Maps a response to its published posts, newest first; none when it has another shape. Each post is parsed in a
 * task of its own: ten whole articles at once would leave a press of the visitor unanswered.
 */
export const readPosts = (body: unknown, baseUrl: string): Promise<LivePost[]> =>
  parsePosts(body, (ref) => livePicture(ref, baseUrl));

async function parsePosts(
  body: unknown,
  picture: (ref: ImageRef) => ImageSource,
): Promise<LivePost[]> {
  const steps = blogPosts.steps(body, [], publishedNow);
  let step = steps.next();
  for (; !step.done; step = steps.next()) await nextTask();
  if (step.value.kind !== "filled") return [];
  return [...step.value.content].sort(newestFirst).map((post) => resolveImages(post, picture));
}

/** Reads the posts at `path`; null when the content API cannot be read. */
async function postsAt(path: string): Promise<LivePost[] | null> {
  const result = await readContent(path);
  return result.ok ? readPosts(result.body, CONTENT_API_BASE) : null;
}

/** Reads the 50 newest posts, of one category if given; null when the content API cannot be read. */
export const fetchLatestPosts = (category: string) => postsAt(listPath(category));

const pageCount = (body: unknown): number => {
  const { pages } = (body ?? {}) as { readonly pages?: unknown };
  return Number.isInteger(pages) ? Number(pages) : 1;
};

/** Reads every post, page by page; null when the first page cannot be read. */
export async function allPosts(): Promise<LivePost[] | null> {
  const first = await readContent(listPath());
  if (!first.ok) return null;
  const posts = await readPosts(first.body, CONTENT_API_BASE);
  const pages = Math.min(PREVIEW_PAGES_MAX, pageCount(first.body));
  for (let page = 2; page <= pages; page++) {
    const next = await readContent(listPath("", page));
    if (next.ok) posts.push(...(await readPosts(next.body, CONTENT_API_BASE)));
  }
  return uniquePosts(posts).sort(newestFirst);
}

/** Reads the latest posts but the one at `slug`, at most four; null when there are none. */
export async function readRecent(slug: string): Promise<LivePost[] | null> {
  const posts = await postsAt(RECENT_PATH);
  if (!posts || posts.length === 0) return null;
  return posts.filter((post) => post.slug !== slug).slice(0, RECENT_POSTS);
}

/** Fetches the posts of the content folder, the fallback when there are no others; none when it fails. */
export async function bundledPosts(): Promise<LivePost[]> {
  try {
    return await parsePosts(await readSiteFile(BUNDLED_POSTS_ROUTE), fallbackPicture);
  } catch {
    return [];
  }
}

/** Reads the posts of a category; without any, the bundled posts of it. */
export async function categoryPosts(category: string): Promise<LivePost[]> {
  const live = await fetchLatestPosts(category);
  const found = live?.filter((post) => post.category === category) ?? [];
  if (found.length > 0) return found;
  return (await bundledPosts()).filter((post) => post.category === category);
}

/**
 * Reads the post at `slug`: from the content API by its id, else from the newest posts (an id may
 * differ from its slug), else, for a numeric id, the bundled one. Null: there is none.
 */
export async function findPost(slug: string): Promise<LivePost | null> {
  const single = await readContent(postPath(slug));
  if (single.ok) {
    const [post] = await readPosts([single.body], CONTENT_API_BASE);
    if (post) return post;
  }
  const listed = (await fetchLatestPosts(""))?.find((post) => post.slug === slug);
  if (listed) return listed;
  if (!/^\d+$/.test(slug)) return null;
  const sample = (await bundledPosts()).find((post) => post.slug === slug);
  // as in the build: no list has the tags of a sample
  return sample ? { ...sample, tags: sample.tags.map(({ name }) => ({ slug: "", name })) } : null;
}
