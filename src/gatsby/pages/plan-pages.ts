import { type BlogPost, newestFirst } from "../../content/blog/blog-posts";
import { type BlogCategory, withCategoriesOf } from "../../content/blog/category-names";
import {
  HOME_POSTS_SAMPLED_FROM,
  POSTS_PER_PAGE,
  RECENT_POSTS,
  RELATED_POSTS,
} from "../../site/limits";
import { categoryRoute, pageRoute, ROUTES, tagRoute } from "../../site/routes";

/** What planning needs of a post. */
export type PlannedPost = Pick<BlogPost, "slug" | "category" | "tags" | "publishedAt">;

/** One page of a list, as the node that it becomes: the slugs of at most nine posts. */
export type ListPage = Queries.PostListPageFragment & {
  readonly path: string;
  readonly posts: readonly string[];
};

/** The neighbours of a post, by slug. */
export interface PostNeighbours {
  readonly slug: string;
  /** The next older post. */
  readonly previous: string | null;
  /** The next newer post. */
  readonly next: string | null;
  /** At most three. */
  readonly related: readonly string[];
}

/** How far from a post its relatives may stand: the reason that an edit touches few pages. */
const NEIGHBOURHOOD = 12;

/** Splits `posts` into pages of nine. Page 1 at `base`, page n at `{base}/page/{n}`. */
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

/** Every list of the blog, page by page: all posts, each category, each tag. */
export function planLists(
  posts: readonly PlannedPost[],
  categories: readonly BlogCategory[],
): ListPage[] {
  const ordered = [...posts].sort(newestFirst);
  const byCategory = groupBySlug(ordered, ({ category }) => [category]);
  const byTag = groupBySlug(ordered, ({ tags }) => tags.map(({ slug }) => slug));
  const tagNames = new Map(
    ordered.flatMap(({ tags }) => tags.map(({ slug, name }) => [slug, name])),
  );
  return [
    ...paginate(
      { base: ROUTES.blog, kind: "all", slug: "all", name: "Our Blog" },
      ordered.map(({ slug }) => slug),
    ),
    ...withCategoriesOf(categories, byCategory.keys()).flatMap(({ slug, name }) =>
      paginate(
        { base: categoryRoute(slug), kind: "category", slug, name },
        byCategory.get(slug) ?? [],
      ),
    ),
    ...[...byTag].flatMap(([slug, slugs]) =>
      paginate(
        { base: tagRoute(slug), kind: "tag", slug, name: tagNames.get(slug) ?? slug },
        slugs,
      ),
    ),
  ];
}

/** Neighbours and relatives of every post; both depend only on posts near it. */
export function planNeighbours(posts: readonly PlannedPost[]): PostNeighbours[] {
  const ordered = [...posts].sort(newestFirst);
  const rank = new Map(ordered.map(({ slug }, index) => [slug, index]));
  const inCategory = groupBySlug(ordered, ({ category }) => [category]);
  const bySlug = new Map(ordered.map((post) => [post.slug, post]));
  return ordered.map((post, index) => {
    const peers = inCategory.get(post.category) ?? [];
    const here = lowerBound(peers, (slug) => (rank.get(slug) ?? 0) >= index);
    const near = [
      ...peers.slice(Math.max(0, here - NEIGHBOURHOOD), here + NEIGHBOURHOOD + 1),
      ...ordered.slice(Math.max(0, index - 3), index + 4).map(({ slug }) => slug),
    ];
    return {
      slug: post.slug,
      previous: ordered[index + 1]?.slug ?? null,
      next: ordered[index - 1]?.slug ?? null,
      related: relatives(post, [...new Set(near)], bySlug),
    };
  });
}

/** Slugs of the newest posts, for the home page. */
export const latestSlugs = (
  posts: readonly PlannedPost[],
  count = HOME_POSTS_SAMPLED_FROM,
): string[] =>
  [...posts]
    .sort(newestFirst)
    .slice(0, count)
    .map(({ slug }) => slug);

/**
 * The recent posts that stand beside a post: the latest without the post itself. Only the few
 * latest posts need a list of their own, under the key of their slug; `""` serves all others.
 */
export function planRecent(posts: readonly PlannedPost[]): ReadonlyMap<string, readonly string[]> {
  const latest = latestSlugs(posts, RECENT_POSTS + 1);
  const without = (slug: string) => latest.filter((other) => other !== slug).slice(0, RECENT_POSTS);
  const shown = latest.slice(0, RECENT_POSTS);
  return new Map([["", shown], ...shown.map((slug) => [slug, without(slug)] as const)]);
}

function groupBySlug(
  posts: readonly PlannedPost[],
  keysOf: (post: PlannedPost) => readonly string[],
): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const post of posts) {
    for (const key of keysOf(post)) {
      const group = groups.get(key);
      if (group) group.push(post.slug);
      else groups.set(key, [post.slug]);
    }
  }
  return groups;
}

/** The first index whose item satisfies `reached`, which holds from some item on. */
function lowerBound<T>(items: readonly T[], reached: (item: T) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && reached(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Those of `near` that share the category, then tags; ties keep the order of `near`. */
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
