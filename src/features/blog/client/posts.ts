import { type ContentClient, sharedClient } from "../../../client/client";
import { listPath, postPath, RECENT_PATH } from "../../../client/endpoints";
import { fallbackPicture, livePicture } from "../../../client/live-image";
import { type BlogPost, blogPosts, newestFirst } from "../../../content/blog/blog-posts";
import type { SearchManifest } from "../../../content/blog/search-index";
import { resolveImages } from "../../../content/model/image";
import type { ImageSource } from "../../../site/image-source";
import { RECENT_POSTS } from "../../../site/limits";
import { sharedManifest } from "./search";

/** A post as the content API has it now. */
export type LivePost = BlogPost<ImageSource>;

/** The posts of an answer, newest first; none where it cannot be read. */
export function readPosts(body: unknown, baseUrl: string): LivePost[] {
  const result = blogPosts.parse(body);
  if (result.kind !== "filled") return [];
  return [...result.content]
    .sort(newestFirst)
    .map((post) => resolveImages(post, (ref) => livePicture(ref, baseUrl)));
}

/** The posts at `call`; null when they could not be had. */
async function postsAt(call: string, client: ContentClient): Promise<LivePost[] | null> {
  const result = await client.read(call);
  return result.ok ? readPosts(result.body, client.baseUrl) : null;
}

/** The 50 newest posts, of one category if given; null when they could not be had. */
export const fetchLatestPosts = (
  category = "",
  client: ContentClient = sharedClient(),
): Promise<LivePost[] | null> => postsAt(listPath(category), client);

const PAGES_MAX = 40;

/** Every post of the content API, read page by page; null when the first page could not be had. */
export async function allPosts(client: ContentClient = sharedClient()): Promise<LivePost[] | null> {
  const first = await client.read(listPath());
  if (!first.ok) return null;
  const bodies = [first.body];
  const pages = Math.min(PAGES_MAX, pageCount(first.body));
  for (let page = 2; page <= pages; page++) {
    const next = await client.read(listPath("", page));
    if (next.ok) bodies.push(next.body);
  }
  const bySlug = new Map<string, LivePost>();
  for (const post of bodies.flatMap((body) => readPosts(body, client.baseUrl))) {
    if (!bySlug.has(post.slug)) bySlug.set(post.slug, post);
  }
  return [...bySlug.values()].sort(newestFirst);
}

function pageCount(body: unknown): number {
  const isPaged = typeof body === "object" && body !== null && "pages" in body;
  return isPaged && Number.isInteger(body.pages) ? Number(body.pages) : 1;
}

/** Those of `posts` that came after the build which wrote `manifest`. */
export function newerThanBuild<Post extends Pick<LivePost, "slug" | "publishedAt">>(
  posts: readonly Post[],
  { newest, since }: Pick<SearchManifest, "newest" | "since">,
): Post[] {
  const built = new Set(newest);
  return posts.filter(
    ({ slug, publishedAt }) => !built.has(slug) && (since === "" || (publishedAt ?? "") > since),
  );
}

/** Posts that came after the build, newest first; none when that cannot be told. */
export async function readNewer(
  category = "",
  client: ContentClient = sharedClient(),
  manifestOf: () => Promise<SearchManifest> = sharedManifest,
): Promise<LivePost[]> {
  const [posts, manifest] = await Promise.all([
    fetchLatestPosts(category, client),
    manifestOf().catch(() => null),
  ]);
  return posts && manifest ? newerThanBuild(posts, manifest) : [];
}

/** The latest posts without the one at `slug`, at most four; null when they could not be had. */
export async function readRecent(
  slug: string,
  client: ContentClient = sharedClient(),
): Promise<LivePost[] | null> {
  const posts = await postsAt(RECENT_PATH, client);
  if (!posts || posts.length === 0) return null;
  return posts.filter((post) => post.slug !== slug).slice(0, RECENT_POSTS);
}

/** The bundled posts, for when nothing else can be had; their pictures stand in. */
export async function bundledPosts(): Promise<LivePost[]> {
  const { bundledContent } = await import("../../../content/bundled");
  return [...bundledContent("blogPosts")]
    .sort(newestFirst)
    .map((post) => resolveImages(post, fallbackPicture));
}

/** Live posts of a category, else the bundled ones of it. */
export async function categoryPosts(
  category: string,
  client: ContentClient = sharedClient(),
): Promise<LivePost[]> {
  const live = await fetchLatestPosts(category, client);
  const found = live?.filter((post) => post.category === category) ?? [];
  if (found.length > 0) return found;
  return (await bundledPosts()).filter((post) => post.category === category);
}

/**
 * The post whose address ends in `slug`: from the content API by its id, else from the newest posts
 * (an id may differ from its address), else, for a numeric id, the bundled one. Null: there is none.
 */
export async function findPost(
  slug: string,
  client: ContentClient = sharedClient(),
): Promise<LivePost | null> {
  const single = await client.read(postPath(slug));
  if (single.ok) {
    const [post] = readPosts([single.body], client.baseUrl);
    if (post) return post;
  }
  const listed = (await fetchLatestPosts("", client))?.find((post) => post.slug === slug);
  if (listed) return listed;
  if (!/^\d+$/.test(slug)) return null;
  return (await bundledPosts()).find((post) => post.slug === slug) ?? null;
}
