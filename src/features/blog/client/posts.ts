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

/** Maximum number of pages, of 50 posts each, that a list's preview reads. */
const PREVIEW_PAGES_MAX = 40;

/** A post as the content API currently has it. */
export type LivePost = BlogPost<ImageSource>;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Returns the published posts in a response, newest first, or an empty list if the response isn't
 * as expected. Parses each post in its own task, because parsing ten whole articles at once would
 * block the page.
 */
export const readPosts = (body: unknown, baseUrl: string): Promise<LivePost[]> =>
  parsePosts(body, (ref) => livePicture(ref, baseUrl));

async function parsePosts(
  body: unknown,
  picture: (ref: ImageRef) => ImageSource,
  shown: (raw: unknown) => unknown = publishedNow,
): Promise<LivePost[]> {
  const steps = blogPosts.steps(body, [], shown);
  let step = steps.next();
  for (; !step.done; step = steps.next()) await nextTask();
  if (step.value.kind !== "filled") return [];
  return [...step.value.content].sort(newestFirst).map((post) => resolveImages(post, picture));
}

/** A post that the editing desk (`desk/`) hasn't saved yet. */
export interface DeskDraft {
  /** The post in the content API's format. */
  readonly post: object;
  /** The post's picture, if it isn't in the content folder yet. */
  readonly picture?: Blob | undefined;
}

/** Empty placeholder, because the development site has no fallback pictures. */
const NO_PICTURE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/** Parses a post from the desk, even if its dates would keep it unpublished. */
export async function readDraft({ post, picture }: DeskDraft): Promise<LivePost | undefined> {
  const url = picture ? URL.createObjectURL(picture) : NO_PICTURE;
  const pictureOf = (ref: ImageRef) =>
    ref.path && !picture ? livePicture(ref, CONTENT_API_BASE) : { url };
  const [found] = await parsePosts([post], pictureOf, (raw) => raw);
  return found;
}

/** Returns null if the content API can't be read. */
async function postsAt(path: string): Promise<LivePost[] | null> {
  const result = await readContent(path);
  return result.ok ? readPosts(result.body, CONTENT_API_BASE) : null;
}

/** Reads the 50 newest posts of the blog or a category. Returns null if the API can't be read. */
export const fetchLatestPosts = (category: string) => postsAt(listPath(category));

const pageCount = (body: unknown): number => {
  const { pages } = (body ?? {}) as { readonly pages?: unknown };
  return Number.isInteger(pages) ? Number(pages) : 1;
};

/** Reads all posts, page by page. Returns null if the first page can't be read. */
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

/**
 * Reads up to four of the latest posts, without the one at `slug`. Returns null if there are no
 * posts.
 */
export async function readRecent(slug: string): Promise<LivePost[] | null> {
  const posts = await postsAt(RECENT_PATH);
  if (!posts || posts.length === 0) return null;
  return posts.filter((post) => post.slug !== slug).slice(0, RECENT_POSTS);
}

/**
 * Fetches the content folder's posts, which are shown if there are no others. Returns an empty list
 * on failure.
 */
export async function bundledPosts(): Promise<LivePost[]> {
  try {
    return await parsePosts(await readSiteFile(BUNDLED_POSTS_ROUTE), fallbackPicture);
  } catch {
    return [];
  }
}

/** Reads a category's posts, or its bundled posts if it has none. */
export async function categoryPosts(category: string): Promise<LivePost[]> {
  const live = await fetchLatestPosts(category);
  const found = live?.filter((post) => post.category === category) ?? [];
  if (found.length > 0) return found;
  return (await bundledPosts()).filter((post) => post.category === category);
}

/**
 * Finds the post at `slug`, or returns null. Tries `slug` as an id in the content API, then looks
 * among the newest posts (whose ids may differ from their slugs), and, if `slug` is a number, among
 * the bundled posts.
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
  // removes the slugs, as the build does, because sample posts' tags have no lists
  return sample ? { ...sample, tags: sample.tags.map(({ name }) => ({ slug: "", name })) } : null;
}
