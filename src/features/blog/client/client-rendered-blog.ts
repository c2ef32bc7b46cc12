import { type ContentClient, sharedClient } from "../../../client/client";
import { postPath } from "../../../client/endpoints";
import type { PostListPage } from "../../../content/blog/blog-list";
import { categoryName } from "../../../content/blog/category-names";
import { type ArticlePost, postBody } from "../../../content/blog/post-body";
import type { IndexedPost } from "../../../content/blog/search-index";
import type { BlogAddress } from "../../../site/blog-address";
import { RECENT_POSTS, RELATED_POSTS } from "../../../site/limits";
import type { ListedOrIndexed } from "../blog-view";
import {
  allPosts,
  bundledPosts,
  categoryPosts,
  fetchLatestPosts,
  findPost,
  type LivePost,
  readPosts,
} from "./posts";
import { type LoadedIndex, loadIndex } from "./search";

/** Another post, as the links to neighbours name it. */
export interface PostLink {
  readonly slug: string;
  readonly title: string;
}

/** A post read at run time and what stands around it. */
export interface LoadedPost {
  readonly post: ArticlePost;
  readonly previous: PostLink | null;
  readonly next: PostLink | null;
  readonly related: readonly LivePost[];
  /** The latest other posts. */
  readonly recent: readonly LivePost[];
}

/** A list read at run time: all its posts, and the page that the address asks for. */
export interface LoadedList {
  readonly list: PostListPage;
  readonly everything: readonly ListedOrIndexed[];
}

export interface LoadOptions {
  readonly client?: ContentClient;
  readonly index?: (onPart: (index: LoadedIndex) => void) => Promise<void>;
}

/** The post as its page shows it, its HTML made safe by a library that only such a page needs. */
async function article({ sections, ...post }: LivePost, apiBaseUrl: string): Promise<ArticlePost> {
  const { sanitiseHtml } = await import("./sanitise-html");
  return { ...post, ...postBody(sections, (html) => sanitiseHtml(html, apiBaseUrl)) };
}

/** The post with what stands around it: neighbours among the newest, relatives of its category. */
async function withSurroundings(found: LivePost, client: ContentClient): Promise<LoadedPost> {
  const [latest, peers] = await Promise.all([
    fetchLatestPosts("", client).then((posts) => posts ?? bundledPosts()),
    categoryPosts(found.category, client),
  ]);
  const place = latest.findIndex((post) => post.slug === found.slug);
  const others = [...peers, ...latest].filter((post) => post.slug !== found.slug);
  const related = [...new Map(others.map((post) => [post.slug, post])).values()];
  return {
    post: await article(found, client.baseUrl),
    previous: place < 0 ? null : (latest[place + 1] ?? null),
    next: place < 0 ? null : (latest[place - 1] ?? null),
    related: related.slice(0, RELATED_POSTS),
    recent: latest.filter((post) => post.slug !== found.slug).slice(0, RECENT_POSTS),
  };
}

/** The post at `slug` with its surroundings; null: there is none. */
export async function loadPost(
  slug: string,
  { client = sharedClient() }: LoadOptions = {},
): Promise<LoadedPost | null> {
  const found = await findPost(slug, client);
  return found && withSurroundings(found, client);
}

/**
 * The post as the content API has it now; null: it was deleted. Rejects when that cannot be told.
 * For preview.
 */
export async function loadLivePost(
  postId: string,
  { client = sharedClient() }: LoadOptions = {},
): Promise<LoadedPost | null> {
  const result = await client.read(postPath(postId));
  if (!result.ok && result.status !== 404) throw new Error(`The post ${postId} could not be read`);
  const [found] = result.ok ? readPosts([result.body], client.baseUrl) : [];
  return found ? withSurroundings(found, client) : null;
}

/** Posts of the built index; none when it cannot be had. */
async function builtPosts(index: NonNullable<LoadOptions["index"]>) {
  let posts: readonly IndexedPost[] = [];
  await index((loaded) => {
    posts = loaded.posts;
  }).catch(() => undefined);
  return posts;
}

/** The list at an address that was not pre-rendered: live posts, those of the build, else bundled ones. */
export async function loadList(
  address: Exclude<BlogAddress, { readonly kind: "post" }>,
  { client = sharedClient(), index = loadIndex }: LoadOptions = {},
): Promise<LoadedList> {
  const { kind, slug, base, page } = address;
  const [live, built] = await Promise.all([
    kind === "category" ? fetchLatestPosts(slug, client) : fetchLatestPosts("", client),
    builtPosts(index),
  ]);
  const bySlug = new Map<string, ListedOrIndexed>();
  for (const post of [...(live ?? []), ...built]) {
    if (!bySlug.has(post.slug)) bySlug.set(post.slug, post);
  }
  const known = [...bySlug.values()];
  const isThere = kind !== "category" || known.some((post) => post.category === slug);
  const tag = known.flatMap(({ tags = [] }) => tags).find((candidate) => candidate.slug === slug);
  const name = kind === "tag" ? (tag?.name ?? slug) : categoryName(slug);
  return {
    list: { base, kind, slug, name, page, pageCount: 1, total: 0, posts: [] },
    everything: isThere && known.length > 0 ? known : await bundledPosts(),
  };
}

/** Every post as a rebuild would publish it: live, else bundled. For preview. */
export async function previewPosts(client: ContentClient = sharedClient()): Promise<LivePost[]> {
  const live = await allPosts(client);
  return live && live.length > 0 ? live : bundledPosts();
}
