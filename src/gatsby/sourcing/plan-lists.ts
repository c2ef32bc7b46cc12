import type { BlogPost } from "../../content/blog/blog-posts";
import type { BlogCategory } from "../../content/blog/category-names";
import { withCategoriesOf } from "../../content/blog/category-names";
import { POSTS_PER_PAGE, RECENT_POSTS, RELATED_POSTS } from "../../site/limits";
import { authorRoute, categoryRoute, pageRoute, ROUTES, tagRoute } from "../../site/routes";

/** The fields of a post that planning needs. All lists of posts in this module are newest first. */
export type PlannedPost = Pick<BlogPost, "slug" | "category" | "tags"> &
  Partial<Pick<BlogPost, "author" | "authorId">>;

/** One page of a list as a node, with the slugs of at most nine posts. */
export type ListPage = Queries.PostListPageFragment & {
  readonly path: string;
  readonly posts: readonly string[];
};

export interface PostNeighbours {
  readonly slug: string;
  /** The next older post. */
  readonly previous: string | null;
  /** The next newer post. */
  readonly next: string | null;
  /** At most three. */
  readonly related: readonly string[];
}

/**
 * Maximum distance in a list between a post and a related one. It keeps edits from changing many
 * pages.
 */
const NEIGHBOURHOOD = 12;

/**
 * Splits slugs into pages of nine, with page 1 at `base` and page n at `{base}/page/{n}`. An empty
 * list still has page 1.
 */
export function paginate(
  list: Pick<ListPage, "base" | "kind" | "slug" | "name">,
  posts: readonly string[],
): ListPage[] {
  const pageCount = Math.max(1, Math.ceil(posts.length / POSTS_PER_PAGE));
  return Array.from({ length: pageCount }, (_, i) => ({
    ...list,
    path: pageRoute(list.base, i + 1),
    page: i + 1,
    pageCount,
    total: posts.length,
    posts: posts.slice(i * POSTS_PER_PAGE, (i + 1) * POSTS_PER_PAGE),
  }));
}

/**
 * Plans the samples, which are posts from `bundled`, in the same order. They're shown in categories
 * without posts, and as recent posts if there's only one post. If a sample's slug is taken, it gets
 * a prefix, and if that's taken too, the sample is left out.
 */
export function planSamples<Post extends PlannedPost>(
  posts: readonly PlannedPost[],
  categories: readonly BlogCategory[],
  bundled: readonly Post[],
): Post[] {
  const slugs = new Set(slugsOf(posts));
  const filled = new Set(posts.map(({ category }) => category));
  const empty = new Set(categories.map(({ slug }) => slug).filter((slug) => !filled.has(slug)));
  return bundled
    .filter(({ category }) => posts.length === 1 || empty.has(category))
    .map((post) => (slugs.has(post.slug) ? { ...post, slug: `sample-${post.slug}` } : post))
    .filter(({ slug }) => !slugs.has(slug));
}

/** Returns the categories that have a page: the blog's own, and any others that shown posts use. */
export const shownCategories = (
  categories: readonly BlogCategory[],
  shown: readonly PlannedPost[],
): BlogCategory[] =>
  withCategoriesOf(
    categories,
    shown.map(({ category }) => category),
  );

/** Removes a sample's links to tag and author lists, unless the list contains a real post. */
export function withoutLists<Post extends PlannedPost>(
  samples: readonly Post[],
  posts: readonly PlannedPost[],
): Post[] {
  const listed = new Set(posts.flatMap(({ tags }) => tags.map(({ slug }) => slug)));
  const authors = new Set(posts.map(({ authorId }) => authorId));
  return samples.map((sample) => ({
    ...sample,
    authorId: authors.has(sample.authorId) ? sample.authorId : "",
    tags: sample.tags.map(({ slug, name }) => ({ slug: listed.has(slug) ? slug : "", name })),
  }));
}

/**
 * Plans every list of the blog, page by page: all posts, each category, each tag, and each author
 * with a record. A category without posts shows its samples, which aren't included in `total`.
 */
export function planLists(
  posts: readonly PlannedPost[],
  categories: readonly BlogCategory[],
  samples: readonly PlannedPost[] = [],
): ListPage[] {
  const byCategory = groupBySlug(posts, ({ category }) => [category]);
  const samplesOf = groupBySlug(samples, ({ category }) => [category]);
  const byAuthor = groupBySlug(posts, ({ authorId }) => (authorId ? [authorId] : []));
  const authorNames = new Map(posts.map(({ authorId, author }) => [authorId, author]));
  const byTag = groupBySlug(posts, ({ tags }) => tags.map(({ slug }) => slug));
  const tagNames = new Map(posts.flatMap(({ tags }) => tags.map(({ slug, name }) => [slug, name])));
  return [
    ...paginate({ base: ROUTES.blog, kind: "all", slug: "all", name: "Our Blog" }, slugsOf(posts)),
    ...shownCategories(categories, [...posts, ...samples]).flatMap(({ slug, name }) => {
      const list = { base: categoryRoute(slug), kind: "category", slug, name };
      const ofCategory = byCategory.get(slug);
      if (ofCategory) return paginate(list, ofCategory);
      const shown = samplesOf.get(slug)?.slice(0, POSTS_PER_PAGE) ?? [];
      return paginate(list, []).map((page) => ({ ...page, posts: shown }));
    }),
    ...[...byTag].flatMap(([slug, slugs]) => {
      const list = { base: tagRoute(slug), kind: "tag", slug, name: tagNames.get(slug) ?? slug };
      return paginate(list, slugs);
    }),
    ...[...byAuthor].flatMap(([slug, slugs]) => {
      const list = { base: authorRoute(slug), kind: "author", slug };
      return paginate({ ...list, name: authorNames.get(slug) ?? slug }, slugs);
    }),
  ];
}

/** Plans each post's neighbours and related posts, which depend only on nearby posts. */
export function planNeighbours(posts: readonly PlannedPost[]): PostNeighbours[] {
  const inCategory = groupBySlug(posts, ({ category }) => [category]);
  const bySlug = new Map(posts.map((post) => [post.slug, post]));
  const counted = new Map<string, number>(); // posts in each category so far
  return posts.map((post, index) => {
    const peers = inCategory.get(post.category) ?? [];
    const here = counted.get(post.category) ?? 0;
    counted.set(post.category, here + 1);
    const near = [
      ...peers.slice(Math.max(0, here - NEIGHBOURHOOD), here + NEIGHBOURHOOD + 1),
      ...slugsOf(posts.slice(Math.max(0, index - 3), index + 4)),
    ];
    return {
      slug: post.slug,
      previous: posts[index + 1]?.slug ?? null,
      next: posts[index - 1]?.slug ?? null,
      related: relatives(post, [...new Set(near)], bySlug),
    };
  });
}

/**
 * Plans the sidebar's recent posts. There's one more than an article shows, because an article's
 * sidebar leaves out the article itself. If there's only one post, all samples are included, and
 * the browser picks some of them.
 */
export const planRecent = (
  posts: readonly PlannedPost[],
  samples: readonly PlannedPost[] = [],
): readonly string[] =>
  slugsOf(posts.length > 1 ? posts.slice(0, RECENT_POSTS + 1) : [...posts, ...samples]);

const slugsOf = (posts: readonly PlannedPost[]) => posts.map(({ slug }) => slug);

function groupBySlug(
  posts: readonly PlannedPost[],
  keysOf: (post: PlannedPost) => readonly string[],
): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const post of posts) {
    for (const key of keysOf(post)) {
      const group = groups.get(key) ?? [];
      group.push(post.slug);
      groups.set(key, group);
    }
  }
  return groups;
}

/**
 * Picks related posts from `near`: those in the same category first, then those that share tags.
 * Ties keep their order.
 */
function relatives(
  post: PlannedPost,
  near: readonly string[],
  bySlug: ReadonlyMap<string, PlannedPost>,
): string[] {
  const tags = new Set(post.tags.map(({ slug }) => slug));
  const score = (other: PlannedPost): number =>
    (other.category === post.category ? 10 : 0) +
    other.tags.filter(({ slug }) => tags.has(slug)).length;
  return near
    .flatMap((slug) => bySlug.get(slug) ?? [])
    .filter(({ slug }) => slug !== post.slug)
    .sort((a, b) => score(b) - score(a)) // sort is stable
    .slice(0, RELATED_POSTS)
    .map(({ slug }) => slug);
}
